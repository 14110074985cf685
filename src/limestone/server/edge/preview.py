"""What a messenger shows of a link to a table: title, text and picture, for whoever may enter."""

from functools import cache
from html import escape

from limestone.i18n import Speech, accepted
from limestone.server.table.table import WAITING, Table

OWN_TITLE = "<title>Limestone</title>"
OWN_LANGUAGE = '<html lang="en">'
NAMED = 6  # players; of larger tables not all names are told

speech = cache(Speech)


def previewed(html: str, table: Table, languages: str, origin: str) -> str:
    """The page with a head that tells of a table, in the first of the languages that we speak."""
    lang = accepted(languages)
    title, text = told(table, speech(lang))
    return headed(html, lang, (title, text), f"{origin}/preview/{table.terms.game}.png")


def headed(html: str, lang: str, told: tuple[str, str], picture: str) -> str:
    """The page with a title, a text and a picture, as messengers read them."""
    title, text = told
    properties = {
        "og:type": "website",
        "og:site_name": "Limestone",
        "og:title": title,
        "og:description": text,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f"<title>{escape(title)}</title>"]
    lines += [f'<meta property="{key}" content="{escape(it)}" />' for key, it in properties.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    html = html.replace(OWN_LANGUAGE, f'<html lang="{lang}">', 1)
    return html.replace(OWN_TITLE, "\n    ".join(lines), 1)


def told(table: Table, speech: Speech) -> tuple[str, str]:
    """Who invites to what, and what it is: nothing that is not public at the table."""
    terms = table.terms
    game = speech.say(f"web-game-{terms.game}")
    agreed = [speech.option(word) for word in terms.words]
    if terms.pace.seconds:
        agreed.append(speech.pace(terms.pace.seconds, terms.pace.policy, terms.pace.level))
    about = [speech.say(f"web-about-{terms.game}"), *agreed]
    vacant = len(table.vacant())
    if table.phase == WAITING and vacant:
        known = "yes" if table.inviter() else "no"
        title = speech.say(
            "web-invited", known=known, name=speech.called(table.inviter()), game=game
        )
        return title, " · ".join([*about, speech.say("web-lobby-hint", open=vacant)])
    names = [speech.called(name) for name in table.names() if name]
    shown = names if len(names) <= NAMED else [*names[: NAMED - 1], "…"]
    title = speech.say("web-game-with", game=game, names=speech.listed(shown))
    return title, " · ".join([*about, speech.say(f"web-phase-{table.phase}")])


def challenged(challenger: str, game: str, speech: Speech, *, ghosts: bool) -> tuple[str, str]:
    """Who challenges to what, and how: nothing of what was played."""
    name, about = speech.called(challenger), "" if ghosts else "-bots"
    title = speech.say("web-challenge-title", name=name, game=speech.say(f"web-game-{game}"))
    return title, speech.say(f"web-challenge-about{about}", name=name)
