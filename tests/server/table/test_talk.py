"""Talk at a table as a value: who may say what when, and whom one may nudge."""

from collections.abc import Sequence
from itertools import product

import pytest

from limestone.i18n import LANGUAGES
from limestone.i18n import Speech as Language
from limestone.rules.game import GAMES, Refused
from limestone.rules.limits.cards import COLOURS
from limestone.server.table import talk
from limestone.server.table.absence import Hand
from limestone.server.table.kinds import ENTRIES, ORDERS
from limestone.server.table.person import Person
from limestone.server.table.phrases import GENERAL, REACTIONS, about, words
from limestone.server.table.table import Table
from limestone.server.table.talk import HOUR, Said, Speech
from tests.server.made import ANN, BO, CY, decided, made, ordered


def say(
    table: Table, person: Person, word: str, earlier: Sequence[Said] = (), at: int = 0
) -> list[Said]:
    """All that was said, once this is said too."""
    return [*earlier, talk.spoken(table, person, Speech(word, "fr"), earlier, at)]


def no(table: Table, person: Person, word: str, earlier: Sequence[Said] = ()) -> str:
    """The section and the code of the refusal, or nothing."""
    try:
        say(table, person, word, earlier)
    except Refused as refused:
        return f"{refused.section} {refused.code}".strip()
    return ""


def nudge(
    table: Table, person: Person, seat: int, earlier: Sequence[Said] = (), at: int = 0
) -> str:
    """The code of the refusal of a nudge, or nothing."""
    try:
        talk.nudged(table, person, seat, earlier, at)
    except Refused as refused:
        return refused.code
    return ""


def test_there_are_24_phrases_and_8_for_each_game_and_4_reactions() -> None:
    assert len(set(GENERAL)) == 24
    assert [len(set(about(game).PHRASES)) for game in GAMES] == [8] * len(GAMES)
    assert len(set(REACTIONS)) == 4
    assert all(len(set(words(game))) == 36 for game in GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_a_sentence_of_its_own_in_every_language(language: str) -> None:
    say = Language(language).say
    phrases = [*GENERAL, *(word for game in GAMES for word in about(game).PHRASES)]
    sentences = [say(f"web-say-{word}") for word in phrases]

    assert len(set(sentences)) == len(sentences)
    assert max(len(sentence) for sentence in sentences) <= 40
    assert [say(f"web-react-{word}") for word in REACTIONS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_names_a_colour(language: str) -> None:
    say = Language(language).say
    colours = [say(f"limits-colour-{colour}").lower() for colour in COLOURS]
    said = " ".join(say(f"web-say-{word}").lower() for word in (*GENERAL, *about("limits").PHRASES))

    assert [colour for colour in colours if colour in said.replace(",", " ").split()] == []


def test_talk_is_no_part_of_the_log() -> None:
    assert not [kind for kind in (*ORDERS, *ENTRIES) if kind.__module__.endswith(".talk")]


@pytest.mark.parametrize(
    ("people", "table"),
    [*product([ANN, BO], [made("limes", "ab-"), made("limes", "ab"), made("limoges", "ab")])],
)
def test_who_sits_there_may_talk_in_every_phase(people: Person, table: Table) -> None:
    [said] = say(table, people, "good-luck")

    assert (said.kind, said.word, said.language) == ("phrase", "good-luck", "fr")
    assert (said.name, said.after) == (people.name, table.number)


def test_nobody_else_may_talk() -> None:
    assert no(made("limes", "ab"), CY, "hello") == "not-seated"
    assert talk.sayable(made("limes", "ab"), CY, []) == []


def test_only_the_phrases_of_the_table_can_be_said() -> None:
    assert no(made("limes", "ab"), ANN, "limoges-toll") == "unknown-phrase"
    assert no(made("limes", "ab"), ANN, "anything") == "unknown-phrase"


def test_a_seat_of_one_s_own() -> None:
    table = made("limes", "aab")

    assert talk.spoken(table, ANN, Speech("hello", seat=1), [], 0).seat == 1
    with pytest.raises(Refused, match="not-your-seat"):
        talk.spoken(table, ANN, Speech("hello", seat=2), [], 0)


def test_a_reaction_is_to_a_move_and_everyone_has_one() -> None:
    table = made("limoges", "ab")
    assert no(table, ANN, "admire") == "react-nothing"

    seat = table.waiting_for()[0]
    table = decided(table, seat, table.game.write(table.game.legal(table.state, seat)[0]))
    while table.ply == 1:
        seat = table.waiting_for()[0]
        table = decided(table, seat, table.game.write(table.game.legal(table.state, seat)[0]))
    admired = say(table, ANN, "admire")

    assert admired[0].ply == table.ply
    assert no(table, ANN, "smile", admired) == "react-again"
    assert no(table, BO, "smile", admired) == ""


class TestLimits:
    """§7 In Limits nothing is said that could carry a colour."""

    def hiding(self) -> Table:
        return made("limits", "abc")

    def hide(self, table: Table, *seats: int) -> Table:
        for seat in seats:
            move = table.game.legal(table.state, seat)[0]
            table = decided(table, seat, table.game.write(move))
        return table

    def test_in_a_round_only_that_one_is_away_and_back(self) -> None:
        table = self.hide(self.hiding(), 0, 1, 2)

        assert talk.sayable(table, ANN, []) == ["one-moment"]
        assert no(table, ANN, "limits-knew") == "§7 talk-quiet"
        assert no(table, ANN, "admire") == "§7 talk-quiet"

    def test_whoever_has_hidden_cards_is_quiet_before_the_others_have(self) -> None:
        table = self.hide(self.hiding(), 0)

        assert no(table, ANN, "hello") == "§7 talk-quiet"
        assert no(table, BO, "hello") == ""

    def test_each_of_the_two_is_said_once_a_round(self) -> None:
        table = self.hide(self.hiding(), 0, 1, 2)
        said = say(table, ANN, "one-moment")

        assert talk.sayable(table, ANN, said) == ["back"]
        assert talk.sayable(table, BO, said) == ["one-moment"]
        said = say(table, ANN, "back", said)
        assert talk.sayable(table, ANN, said) == []

    def test_before_the_cards_are_hidden_everyone_says_two_things(self) -> None:
        table = self.hiding()
        said = say(table, ANN, "good-luck", say(table, ANN, "hello"))

        assert no(table, ANN, "close", said) == "§7 talk-enough"
        assert no(table, BO, "close", said) == ""

    def test_what_can_be_said_in_a_round_tells_fewer_things_apart_than_there_are_colours(
        self,
    ) -> None:
        """Every way to talk and to nudge in one round, in which order, silence included."""
        for hidden in ((0,), (0, 1, 2)):  # the others have hidden, or not yet
            table = self.hide(self.hiding(), *hidden)
            ways: list[list[Said]] = [[]]
            for earlier in ways:
                ways += [
                    say(table, ANN, word, earlier) for word in talk.sayable(table, ANN, earlier)
                ]
                whom = talk.nudgeable(table, ANN, earlier, 0)
                ways += [[*earlier, talk.nudged(table, ANN, one, earlier, 0)] for one in whom]

            assert 1 < len(ways) < len(COLOURS)

    def test_neither_language_nor_seat_is_a_sign_in_a_round(self) -> None:
        table = self.hide(made("limits", "aab"), 0, 1, 2)

        said = talk.spoken(table, ANN, Speech("one-moment", "fr", 1), [], 0)

        assert (said.language, said.seat) == ("", 0)

    def test_after_the_count_and_after_the_game_all_talk_again(self) -> None:
        table = self.hide(self.hiding(), 0, 1, 2)
        said = say(table, ANN, "one-moment")
        while table.state.hidden[0]:
            seat = table.state.turn
            moves = [table.game.write(move) for move in table.game.legal(table.state, seat)]
            table = decided(table, seat, moves[-1])

        assert no(table, ANN, "limits-knew", said) == ""
        assert no(table, ANN, "wince", said) == ""

    def test_the_game_of_others_has_no_such_manners(self) -> None:
        table = made("limes", "ab")

        assert no(decided(table, 0, "d4n"), ANN, "limes-lake") == ""


class TestNudge:
    def test_only_whom_the_game_waits_for(self) -> None:
        table = made("limes", "abc+")

        assert nudge(table, ANN, 1) == ""
        assert talk.nudgeable(table, ANN, [], 0) == [1, 2]
        assert talk.nudgeable(table, Person("x", "X", "guest"), [], 0) == []
        assert nudge(decided(table, 1, "d4n"), ANN, 1) == "nudge-not-due"

    def test_not_oneself_nor_a_bot_nor_who_lets_one_play(self) -> None:
        table = ordered(made("limes", "abc+"), CY, Hand("h", 2, "novice"))

        assert [nudge(table, ANN, seat) for seat in range(4)] == [
            *("nudge-not-due", "", "nudge-not-due", "nudge-not-due")
        ]
        assert nudge(table, Person("x", "X", "guest"), 1) == "not-seated"

    def test_not_before_the_game(self) -> None:
        assert nudge(made("limes", "ab-"), ANN, 1) == "nudge-not-due"

    def test_not_who_still_has_most_of_their_time(self) -> None:
        table = made("limes", "ab", pace={"seconds": 300, "policy": "wait", "level": "club"})
        reminded = 225_000  # milliseconds: three quarters of the time

        assert nudge(table, ANN, 1, at=reminded - 1) == "nudge-has-time"
        assert talk.nudgeable(table, ANN, [], reminded - 1) == []
        assert nudge(table, ANN, 1, at=reminded) == ""

    def test_once_in_twelve_hours(self) -> None:
        table = made("limes", "abc")
        first = [talk.nudged(table, ANN, 1, [], 1000)]

        assert nudge(table, ANN, 1, first, at=1000 + 12 * HOUR - 1) == "nudge-too-soon"
        assert nudge(table, CY, 1, first, at=1001) == "nudge-too-soon"
        assert nudge(table, ANN, 2, first, at=1001) == ""
        assert nudge(table, ANN, 1, first, at=1000 + 12 * HOUR) == ""

    def test_in_a_live_game_once_in_every_step(self) -> None:
        table = made("limes", "abc", pace={"seconds": 60, "policy": "wait", "level": "club"})
        first = [talk.nudged(table, ANN, 1, [], 60_000)]

        assert nudge(table, CY, 1, first, at=90_000) == "nudge-once"

        for seat in range(3):
            table = decided(table, seat, "d4n")

        assert nudge(table, ANN, 1, first, at=150_000) == ""
