"""§3 The agenda: everything that can be due, in the order of the rulebook."""

from limestone.rules.limoges.corruption import DrawOne, Swapping
from limestone.rules.limoges.events import EnterEvent, LoseHalf, LoseMeeples, TakeEffect
from limestone.rules.limoges.gains import Benefit, Comfort, Favour, Missing
from limestone.rules.limoges.hands import DrawHands
from limestone.rules.limoges.ostensions import KeepOstension, SeeOstensions
from limestone.rules.limoges.round import BeginRound, NextTurn, Turn, Voting
from limestone.rules.limoges.rows import FillRows
from limestone.rules.limoges.setup import DealObjectives, DrawLots, KeepObjectives
from limestone.rules.limoges.tiles import GiveUp

__all__ = [
    "BeginRound",
    "DealObjectives",
    "KeepObjectives",
    "DrawLots",
    "FillRows",
    "DrawHands",
    "Voting",
    "Turn",
    "NextTurn",
    "Swapping",
    "DrawOne",
    "SeeOstensions",
    "KeepOstension",
    "GiveUp",
    "Missing",
    "Comfort",
    "Benefit",
    "Favour",
    "EnterEvent",
    "TakeEffect",
    "LoseMeeples",
    "LoseHalf",
]
