"""What bots are called: short first names of the Middle Ages, one list for server and terminal."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from itertools import count

from limestone.rules.game import Seat

LIST = """
Ada Adela Agnes Aimo Alard Alba Alix Amis Ansel Arno Aude Avis Azzo Beda Berno Berta Bodo Bona
Brice Bruno Cato Clovis Colin Cono Cora Dago Denis Donat Druon Duko Ebbo Eble Edda Egil Elvira
Emma Enno Ermo Etta Eudo Ezzo Fara Faro Ferry Flora Folco Frida Fulk Gala Gerda Gero Gilo Gisla
Gozzo Greta Guido Hanno Hatto Hedda Helie Hilda Huon Ida Imma Imre Inga Isolde Ivo Josse Juta
Kilian Kuno Lando Lelia Leudo Liuto Luce Lupo Mabel Maino Maud Milo Mira Nela Nilo Norbert Odo
Ogier Oliva Orso Oswin Otto Petra Pippin Pons Quirin Rado Raina Remi Renzo Rico Rollo Rosa Runa
Sancho Sibyl Silo Sven Tancred Tessa Theda Tibo Tilda Tiso Ubald Ugo Ulla Ursa Vasco Vera Vigo
Vita Wala Waldo Wido Wilma Yrsa Ysolt Zeno Zita
"""
NAMES = tuple(LIST.split())


def given(key: str, bots: Mapping[Seat, str], people: Iterable[str]) -> dict[Seat, str]:
    """The names of the bots at a table, the same whenever it is asked for by this key.

    No two are alike, and none is the name of one of the people. A bot may come with a name
    already; the empty one asks for any.
    """
    order = _order(key)
    taken = {name.casefold() for name in people}
    found: dict[Seat, str] = {}
    others = _others(order)
    for seat, own in sorted(bots.items(), key=lambda bot: not bot[1]):
        name = own or order[seat % len(order)]
        if name.casefold() in taken:
            name = next(other for other in others if other.casefold() not in taken)
        found[seat] = name
        taken.add(name.casefold())
    return found


def _others(order: tuple[str, ...]) -> Iterator[str]:
    """From the end, where no seat has its own name: nobody else is called anew; then numbered."""
    yield from reversed(order)
    for n in count(2):
        yield from (f"{name} {n}" for name in order)


@lru_cache(maxsize=1024)
def _order(key: str) -> tuple[str, ...]:
    return tuple(sorted(NAMES, key=lambda name: sha256(f"{key} {name}".encode()).digest()))
