"""The messages of the server as TypeScript: `python -m tests.wire_types` writes them anew."""

import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from limestone.server.edge import admin_routes, api_types, home_routes, replay_routes
from limestone.server.live import (
    admin_views,
    challenges,
    daily,
    daily_shared,
    leaderboards,
    lobby,
    night_types,
    profile,
    rating_changes,
    summaries,
    together,
    turns,
)
from limestone.server.store import house
from limestone.server.table import terms
from limestone.server.table.kinds import ENTRIES, ORDERS

TARGET = Path(__file__).parents[1] / "web/src/lib/wire.generated.ts"
ANSWERS = (
    *("Refusal", "PersonShown", "Me", "MaterialShown", "OptionShown", "GameShown"),
    *("MaterialNamed", "PaceShown", "SeatShown", "UndoShown", "AskShown"),
    *("ExchangeShown", "FairShown", "OriginShown"),
    *("EventShown", "ResultShown", "TableShown", "ViewShown", "ConsequenceShown", "Foreseen"),
    *("TaxShown", "OfferShown", "Offers"),
    *(
        "SaidShown",
        "TalkShown",
        "QuietShown",
        "AlertsShown",
        "ReviewShown",
        "PiecesShown",
        "CandidateShown",
        "HintShown",
        "MemoryShown",
        "MemoriesShown",
    ),
    "KnownShown",
    *("PuzzleListed", "StrengthShown", "ChoiceShown", "AnswerShown", "TriedShown"),
    *("PuzzleShown", "PuzzlesShown"),
)
ADMINS = (*("TableListed", "PersonListed", "EventListed", "ReportShown", "MeasureShown", "Load"),)
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def written() -> str:
    """The whole file."""
    head = "// Made by `python -m tests.wire_types` from the server's own types. Do not edit.\n"
    shown = [interface(getattr(api_types, name)) for name in ANSWERS]
    shown.append(interface(terms.Pace))
    shown.append(interface(summaries.Summary))
    shown.append(interface(lobby.Page))
    shown.append(interface(turns.Turn))
    own = (profile.Point, profile.Rating, profile.Statistic, profile.Solving, profile.Recent)
    lists = (profile.ProfileShown, leaderboards.Ranked, leaderboards.Own, leaderboards.Leaderboard)
    shown += [interface(one) for one in (*own, together.Together, *lists)]
    shown.append(interface(rating_changes.RatingChange))
    days = (daily.DailyDay, daily.DailyPlace, daily.DailyResult, daily.DailyShown, daily.DailyWall)
    shown += [interface(day) for day in (*days, daily_shared.DailyStones)]
    shown += [interface(night_types.NightListed), interface(home_routes.HomeShown)]
    made = (challenges.ChallengeOther, challenges.ChallengePlay)
    shown += [interface(one) for one in (*made, challenges.ChallengeShown)]
    shown.append(interface(challenges.ChallengeListed))
    shown += [interface(getattr(admin_views, name)) for name in ADMINS]
    shown.append(interface(house.House))
    shown += [interface(one) for one in (admin_routes.ServerShown, admin_routes.AdminShown)]
    shown.append(interface(replay_routes.AskedReplay))
    shown.append(interface(replay_routes.Moment))
    shown.append(interface(replay_routes.Story))
    given = [interface(order, tag=order.__name__.lower()) for order in ORDERS]
    names = (f"{order.__name__}Order" for order in ORDERS)
    union = "\n  | ".join(["export type Order =", *names]) + "\n"
    return "\n".join([head, *shown, entry(), *given, union])


def entry() -> str:
    """What everyone is shown of an entry of the log, whatever its kind."""
    public: dict[str, str] = {}
    for kind in ENTRIES:
        hints = get_type_hints(kind)
        public |= {name: spelt(hints[name]) for name in kind.public}
    fields = ["  kind: string", *(f"  {name}?: {public[name]}" for name in sorted(public))]
    return "export interface Entry {\n" + "\n".join(fields) + "\n}\n"


def interface(struct: type[msgspec.Struct], tag: str = "") -> str:
    """One struct as an interface; a field with a default may be left out."""
    hints = {name: get_type_hints(struct)[name] for name in struct.__struct_fields__}
    optional = {field.name for field in msgspec.structs.fields(struct) if not field.required}
    fields = [f"  order: '{tag}'"] if tag else []
    fields += [f"  {name}{'?' * (name in optional)}: {spelt(hint)}" for name, hint in hints.items()]
    name = struct.__name__ + ("Order" if tag else "")
    return f"export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def spelt(hint: Any) -> str:
    """A type of Python in TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        inner = spelt(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {spelt(args[1])}>"
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(spelt(arg) for arg in args)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    return "unknown"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
