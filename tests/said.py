"""Events, refusals, paces and moves with their sentences, for the client to say the same.

`python -m tests.said` writes them anew.

Only the arguments can differ between the two sides: English is enough, and other languages may
change their words.
"""

import json
from pathlib import Path
from typing import Any

from limestone.i18n import COLOURS, Speech
from limestone.rules.game import Event, Refused
from limestone.terminal.moves import in_words
from tests.games import SETTINGS, positions

SAID = Path(__file__).parent / "golden" / "said.json"
READERS = (None, 0, 1)

CHOSEN: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("limoges-too-few-meeples", {"colour": it, "has": 0, "needs": 2}) for it in COLOURS),
    *(("limoges-reserve-lacks", {"colour": it}) for it in COLOURS),
    *(("limoges-hand-lacks", {"seat": 1, "colour": it}) for it in COLOURS),
    *(("limoges-too-few-goods", {"good": it, "has": 0, "needs": 1}) for it in COLOURS),
    ("limoges-too-few-goods", {"good": "influence_fr", "has": 1, "needs": 2}),
    ("limoges-nothing-to-rob", {"building": "abbey", "treasury": 0}),
    ("limoges-nothing-to-rob", {"building": "cathedral", "treasury": 7}),
    ("limoges-town-closed", {"town": "chateau"}),
    ("limoges-town-closed", {"town": "cite"}),
    ("limoges-no-entry", {"place": "ab_04", "zone": "inner", "entry": "any"}),
    ("limoges-no-entry", {"place": "cb_2", "zone": "cite", "entry": "own_active_gate"}),
    ("limoges-toll-too-high", {"has": 9, "coins": 14, "tolls": ["1:4", "2:5"]}),
    ("limoges-not-of-the-abbey", {"place": "t01", "side": "lieu"}),
    ("limoges-once-a-turn", {"action": "jail"}),
    ("limoges-once-a-turn", {"action": "t08"}),
    ("limoges-no-support", {"place": "cc_0", "missing": "cb_0, cb_1, cb_5"}),
    ("limoges-inner-gates-first", {"missing": "gi_imbert, gi_orgolet"}),
    ("limoges-no-shared-half", {"place": "keys_cite", "there": "6-3"}),
    ("limoges-wrong-colour", {"place": "justice", "known": "red, blue"}),
    ("limoges-wrong-colour", {"place": "gi_imbert", "known": ""}),
    ("limoges-power-inactive", {"power": "bridge_martial"}),
    ("limoges-not-in-prison", {"prisoner": "os4"}),
    ("limoges-not-a-colour", {"word": "pink", "known": "red, blue, yellow"}),
    ("limoges-not-dealt", {"card": "ob03"}),
    ("limits-not-in-hand", {"card": "g"}),
    ("limits-nothing-laid", {"seat": 1}),
    ("not-away", {"seat": 0}),
    ("limes-too-wide", {"width": 5}),
    ("options-exclude", {"option": "events", "against": "no-tiles"}),
    ("options-exclude", {"option": "tax_payer=builder", "against": "tax_payer=own"}),
    ("deck-hut", {"card": 7, "found": "~*"}),
)

CARD = {"card": {"faces": {"n": [".", "~*", "^", "#"], "e": ["^", ".", "#", "~*"]}}}
TILES = {
    "sides": {"t05/personnage": {}, "t03/lieu": {}},
    "board": {"gi_imbert": {"domino": "4-3"}},
}
SQUARE = ("c4n", "c4e +nw", "d3s")
MOVES: tuple[tuple[str, str, dict[str, Any], tuple[str, ...]], ...] = (
    *(("limes", move, {}, ()) for move in ("c4n", "c4e +nw", "c4w d4se>c4nw", "c4s +ne")),
    *(("limes", move, CARD, ()) for move in ("c4n +ne", "c4e +nw", "c4e +sw", "c4n +nw")),
    *(("limes", move, CARD, SQUARE) for move in (*SQUARE, "c4n +nw", "c4e +se")),
    *(("limits", move, {}, ()) for move in ("play r", "exchange v", "accuse 2", "hide rg")),
    *(
        ("limoges", move, TILES, ())
        for move in (
            *("place 6-3 keys_cite yellow", "place 4-3 gi_fustinie high", "place 6-3 ab_04"),
            *("place 5-0 ca_0", "place 6-2 motte", "place 2-1 pm_1", "vote none", "mint", "end"),
            *("vote blue:5-4 red:3-1", "activate keys_cite purple", "activate t03 grey"),
            *("guards chateau", "guard gi_imbert low", "jail hand 1 red", "jail on gi_imbert"),
            *("jail tile t15", "free red", "free t15", "rob abbey", "corrupt 6-3", "ostend 6-3"),
            *("corrupt 6-3,5-4 draw", "commerce blue", "jealousy ab_03", "destroy t08 fr"),
            *("destroy gc_panet yellow", "buy t05 6-3", "buy ev03 4-1 red", "use t02", "use t15 1"),
            *("use t14 6-3", "use t27 chateau", "use t27 1 red", "play ev03", "drop ev03", "done"),
            *("end 6-3", "gain fr", "steal 2", "swap red grey", "keep os4 saint", "keep ob03"),
            *("return t03", "lose red"),
        )
    ),
    ("limoges", "guard gc_panet high", {}, ()),
)

PACES: tuple[dict[str, Any], ...] = (
    {"seconds": 1, "policy": "skip", "level": "novice"},
    {"seconds": 90, "policy": "wait", "level": "casual"},
    {"seconds": 60, "policy": "bot", "level": "club"},
    {"seconds": 7200, "policy": "bot", "level": "expert"},
    {"seconds": 86400, "policy": "bot", "level": "master"},
    {"seconds": 259200, "policy": "wait", "level": "casual"},
    {"seconds": 3600, "policy": "resign", "level": "casual"},
)


def events() -> dict[tuple[str, ...], Event]:
    """An event of every name that random games tell, and of every shape of its facts."""
    found: dict[tuple[str, ...], Event] = {}
    for setting in SETTINGS:
        for game, state, step in positions(setting, seed=11):
            for seat in (None, 0):
                for event in game.tell(state, step, seat) if step else ():
                    kinds = (f"{fact}:{type(it).__name__}" for fact, it in event.facts.items())
                    found.setdefault((event.name, *kinds), event)
    return found


def said() -> str:
    speech = Speech("en")
    told = [
        {
            "name": event.name,
            "facts": event.facts,
            "said": [speech.event(event, you) for you in READERS],
        }
        for event in events().values()
    ]
    refused = [
        {"code": code, "args": args, "said": speech.refusal(Refused(code, **args))}
        for code, args in CHOSEN
    ]
    paces = [{"pace": pace, "said": speech.pace(**pace)} for pace in PACES]
    moves = [
        {
            "game": game,
            "move": move,
            "view": view,
            "among": among,
            "said": in_words(speech, game, move, view, among),
        }
        for game, move, view, among in MOVES
    ]
    whole = {"events": told, "refusals": refused, "paces": paces, "moves": moves}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    SAID.write_text(said(), encoding="utf-8")
