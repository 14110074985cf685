"""Whatever is done at a table can be said in the log of everybody."""

import re

import pytest

from limestone.i18n import LANGUAGES, LOCALE, Speech
from limestone.i18n import entries as messages
from limestone.server.table import kinds


def test_every_kind_of_entry_has_a_sentence() -> None:
    """A decision has none, nor the exchange of salts: what came of them is told by the game."""
    said = set(kinds.NAMES.values()) - {"decided", "salting", "committed", "sealed", "revealed"}
    english = messages((LOCALE / "en.ftl").read_text(encoding="utf-8"))

    assert {key for key in english if key.startswith("entry-")} == {
        f"entry-{kind}" for kind in said
    }


def test_a_sentence_asks_only_for_what_everyone_is_shown_of_its_entry() -> None:
    english = messages((LOCALE / "en.ftl").read_text(encoding="utf-8"))
    for kind, name in kinds.NAMES.items():
        asked = set(re.findall(r"\$(\w+)", english.get(f"entry-{name}", "")))

        shown = {*kind.public, "you"}
        assert asked <= (shown | {"seat", "count"} if "seats" in shown else shown), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said_to_whom_it_names_and_to_others(lang: str) -> None:
    """Who is named in it reads another sentence than those who are not, and none has a gap."""
    speech = Speech(lang)
    for kind, name in kinds.NAMES.items():
        if f"entry-{name}" not in speech.entries:
            continue
        names = {"seat": "Ann", "other": "Bo"}
        facts: dict[str, str | int] = {**dict.fromkeys(kind.public, ""), "count": 1, **names}

        to_others = speech.say(f"entry-{name}", **facts, you="no")

        for role in names.keys() & {*kind.public}:
            named = facts | {role: speech.say("web-you"), "you": role}
            to_one = speech.say(f"entry-{name}", **named)
            assert to_one != to_others or names[role] not in to_others, name
