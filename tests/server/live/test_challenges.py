"""Challenges: the same deal, the challenger as a ghost; nobody learns what is to come."""

import json
from random import Random
from typing import Any

import pytest

from limestone.client import Client, Seated
from limestone.rules import limes, record
from limestone.rules.game import CHANCE, Refused, options
from tests.server.players import ME, bot, guest, live, play_out
from tests.server.services import Site


def finished(client: Client, game: str = "limes", others: list[Any] | None = None) -> Seated:
    table = client.create(game, [ME, *(others or [])])
    play_out([table], Random(7))
    return table


def challenge(table: Seated) -> str:
    return str(table.client.post(f"/api/tables/{table.code}/challenge", {})["id"])


def taken_up(client: Client, name: str, **wishes: int) -> Seated:
    return Seated(client, client.post(f"/api/challenges/{name}", wishes))


def draws(text: str) -> list[str]:
    return [step.moves[-1] for step in record.read(text).steps if -1 in step.moves]


def test_the_deal_is_the_same_and_the_ghost_does_what_it_did(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.url, "Bo")
    source = finished(ann)

    table = taken_up(bo, challenge(source))
    play_out([table], Random(1))

    first, second = record.read(source.record()), record.read(table.record())
    assert draws(source.record()) == draws(table.record())
    assert [step.moves[0] for step in first.steps if 0 in step.moves] == [
        step.moves[1] for step in second.steps if 1 in step.moves
    ]
    assert second.header.ghosts == (1,) and second.header.origin.startswith("challenge ")
    assert second.header.players[1] == "Ann" and second.header.result[1] == first.header.result[0]


def test_nobody_waits_for_a_ghost_and_one_plays_once(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.url, "Bo")
    name = challenge(finished(ann))

    table = taken_up(bo, name)

    assert table.table["due"] == [0] and table.table["seats"][1]["kind"] == "ghost"
    assert taken_up(bo, name).code == table.code
    with pytest.raises(Refused, match="challenge-own"):
        taken_up(ann, name)


def test_what_is_to_come_is_in_no_message(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.url, "Bo")
    source = finished(ann)
    played = record.read(source.record())
    moves = [step.moves[0] for step in played.steps if 0 in step.moves]
    name = challenge(source)
    table = taken_up(bo, name)

    with live(bo, table.code) as socket:
        for round in range(3):
            table.decide(0, table.legal(0)[0])
            texts = [json.dumps(bo.get(f"/api/tables/{table.code}")), table.record()]
            texts += [json.dumps(bo.get(f"/api/challenges/{name}")), str(socket.recv())]
            texts.append(json.dumps(bo.get("/api/me/tables", show="running")))
            for move in moves[round + 2 :]:
                if move not in moves[: round + 2] and len(move) > 3:
                    assert not any(f'"{move}"' in text or f" {move}\n" in text for text in texts)
            assert not any(source.code in text for text in texts)
            assert len(draws(table.record())) == round + 2


def test_results_open_when_one_has_played(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.url, "Bo")
    source = finished(ann)
    name = challenge(source)
    assert bo.get(f"/api/challenges/{name}")["results"] is None

    table = taken_up(bo, name)
    play_out([table], Random(1))

    found = bo.get(f"/api/challenges/{name}")["results"]
    scores = [source.table["result"]["scores"][0], table.table["result"]["scores"][0]]
    assert {one["name"]: one["score"] for one in found} == dict(
        zip(["Ann", "Bo"], scores, strict=True)
    )
    assert [one["score"] for one in found] == sorted(scores, reverse=True)
    assert {one["name"] for one in ann.get(f"/api/challenges/{name}")["results"]} == {"Ann", "Bo"}


def test_the_first_page_says_who_has_played_ones_challenge(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.url, "Bo")
    name = challenge(finished(ann))
    assert ann.get("/api/home")["challenges"] == []

    play_out([taken_up(bo, name)], Random(1))

    [told] = ann.get("/api/home")["challenges"]
    assert (told["id"], told["played"], told["who"]) == (name, 1, ["Bo"])
    assert bo.get("/api/home")["challenges"] == []  # not theirs
    assert bo.get("/api/challenges")[0]["who"] == []


def test_a_ghost_can_be_challenged_on(site: Site) -> None:
    ann, bo, cy = (guest(site.url, name) for name in ("Ann", "Bo", "Cy"))
    second = taken_up(bo, challenge(finished(ann)))
    play_out([second], Random(1))

    third = taken_up(cy, challenge(second))
    play_out([third], Random(2))

    assert [one["name"] for one in third.table["seats"]] == ["Cy", "Bo", "Ann"]
    before = second.table["result"]["scores"]
    assert third.table["result"]["scores"][1:] == before


def test_people_and_ghosts_play_together(site: Site) -> None:
    ann, bo, cy = (guest(site.url, name) for name in ("Ann", "Bo", "Cy"))
    source = finished(ann)
    name = challenge(source)

    table = taken_up(bo, name, open=1)
    assert table.table["phase"] == "waiting" and not table.table["hints"]
    with pytest.raises(Refused, match="not-your-seat"):
        table.order("leave", seat=1)  # the ghost stays
    seen = json.dumps(cy.get(f"/api/tables/{table.code}", invite=table.table["invite"]))
    laid = [step.moves[0] for step in record.read(source.record()).steps if 0 in step.moves]
    assert not any(f'"{move}"' in seen for move in laid) and source.code not in seen
    other = cy.join(table.code, invite=table.table["invite"])
    play_out([table, other], Random(1))

    read = record.read(table.record())
    assert draws(source.record()) == draws(table.record())
    assert [read.header.players[seat] for seat in range(3)] == ["Bo", "Ann", "Cy"]
    assert read.header.ghosts == (1,)
    found = cy.get(f"/api/challenges/{name}")["results"]
    assert {one["name"] for one in found} == {"Ann", "Bo", "Cy"}
    assert [one["place"] for one in found] == sorted(one["place"] for one in found)
    assert ann.get("/api/challenges")[0]["played"] == 2
    assert taken_up(cy, name).code == table.code


def level_game(source: str) -> list[str]:
    """Moves that come to as many points as a game with the same cards, where the tie is broken."""
    steps = record.read(source).steps
    for seed in range(1000):
        rng, moves = Random(seed), []
        state = limes.start(2, options(limes))
        for step in steps:
            if CHANCE in step.moves:
                state = limes.play(state, {CHANCE: limes.read(step.moves[CHANCE])})
                continue
            legal = limes.legal(state, 1)
            move = legal[rng.randrange(len(legal))]
            moves.append(limes.write(move))
            state = limes.play(state, {0: limes.read(step.moves[0]), 1: move})
        first, second = limes.scores(state)
        if first == second and len(limes.winners(state)) == 1:
            return moves
    raise AssertionError("no game is level")


def test_a_tie_with_the_ghost_is_broken_in_the_results_too(small: Site) -> None:
    ann, bo = guest(small.url, "Ann"), guest(small.url, "Bo")
    source = finished(ann)
    name = challenge(source)
    table = taken_up(bo, name)

    for move in level_game(source.record()):
        table.decide(0, move)
        table.look(bo.get(f"/api/tables/{table.code}"))

    [first, second] = bo.get(f"/api/challenges/{name}")["results"]
    [winner] = table.table["result"]["winners"]
    assert first["name"] == table.table["seats"][winner]["name"]
    assert (first["score"], first["place"]) == (second["score"], 1) and second["place"] == 2


def block(client: Client, name: str) -> None:
    [found] = [one for one in client.get("/api/people") if one["name"] == name]
    client.post(f"/api/people/{found['key']}", {"blocked": True})


def test_who_is_blocked_does_not_find_the_challenge_nor_the_ghost(site: Site) -> None:
    """A blocked person could open and play a new challenge of who had blocked them."""
    ann, bo, cy = (guest(site.url, name) for name in ("Ann", "Bo", "Cy"))
    before = ann.create("limes", [ME, {"kind": "open"}])
    bo.join(before.code)
    block(ann, "Bo")
    source = finished(ann)
    name = challenge(source)
    further = taken_up(cy, name)
    play_out([further], Random(1))

    with pytest.raises(Refused, match="no-such-challenge"):
        bo.get(f"/api/challenges/{name}")
    with pytest.raises(Refused, match="no-such-challenge"):
        taken_up(bo, name)
    with pytest.raises(Refused, match="blocked"):
        taken_up(ann, challenge(finished(bo)))
    seats = taken_up(bo, challenge(further)).table["seats"]
    assert [one["name"] for one in seats] == ["Bo", "Cy"]


def test_the_results_say_who_knew_the_cards(site: Site) -> None:
    """Who had played the deal elsewhere could take the challenge and win, and nothing said so."""
    ann, bo, cy = (guest(site.url, name) for name in ("Ann", "Bo", "Cy"))
    second = taken_up(bo, challenge(finished(ann)))
    play_out([second], Random(1))
    name = challenge(second)
    assert [one.get(f"/api/challenges/{name}")["knows"] for one in (ann, cy)] == [True, False]

    for n, one in enumerate((ann, cy)):
        play_out([taken_up(one, name)], Random(n))

    found = cy.get(f"/api/challenges/{name}")["results"]
    assert {one["name"]: one["knew"] for one in found} == {"Ann": True, "Bo": False, "Cy": False}


def test_who_knows_the_cards_sits_at_no_table_of_a_challenge(site: Site) -> None:
    ann, bo, cy = (guest(site.url, name) for name in ("Ann", "Bo", "Cy"))
    name = challenge(finished(ann))
    play_out([taken_up(cy, name)], Random(2))

    table = taken_up(bo, name, open=1)

    for client, code in ((ann, "challenge-own"), (cy, "challenge-played")):
        with pytest.raises(Refused, match=code):
            client.join(table.code, invite=table.table["invite"])


def test_in_other_games_the_bots_are_the_same(small: Site) -> None:
    ann, bo, cy = (guest(small.url, name) for name in ("Ann", "Bo", "Cy"))
    source = finished(ann, "limits", [bot()])

    table = taken_up(bo, challenge(source))

    assert [one["kind"] for one in table.table["seats"]] == ["person", "bot"]
    assert table.table["seats"][1]["name"] == source.table["seats"][1]["name"]
    with pytest.raises(Refused, match="challenge-alone"):
        taken_up(cy, challenge(source), open=1)
    (first,) = ann.get(f"/api/challenges/{challenge(source)}")["results"]
    assert [first["score"], first["others"][0]["score"]] == source.table["result"]["scores"]
    assert draws(table.record())[0] == "?" and table.table["origin"]["kind"] == "challenge"
    with_people = cy.create("limits", [ME, {"kind": "open"}])
    other = bo.join(with_people.code)
    play_out([with_people, other], Random(3))
    with pytest.raises(Refused, match="challenge-people"):
        challenge(with_people)


def test_the_daily_game_is_not_passed_on_while_it_runs(small: Site) -> None:
    ann = guest(small.url, "Ann")
    today = ann.get("/api/daily")["today"]
    table = Seated(ann, ann.post(f"/api/daily/{today}", {}))
    play_out([table], Random(1))

    with pytest.raises(Refused, match="challenge-given"):
        challenge(table)


def test_who_is_gone_is_no_name_of_a_ghost(small: Site) -> None:
    ann, bo = guest(small.url, "Ann"), guest(small.url, "Bo")
    table = taken_up(bo, challenge(finished(ann)))

    ann._http.request("DELETE", "/api/me", headers={"x-csrf-token": ann.get("/api/me")["csrf"]})

    assert bo.get(f"/api/tables/{table.code}")["table"]["seats"][1]["name"] == "…"
