"""§16 Options: the variants, and the readings that a table may choose."""

from dataclasses import replace
from typing import Any

from limestone.rules.game import Option
from limestone.rules.limoges.components import Box, Settings

READINGS = {  # §16 every reading that a table may choose, with its section
    "compensation_mode": "§10.1",
    "domino_cost_mode": "§3.5",
    "tax_payer": "§7.3",
    "entry_mode": "§7.2",
    "abbey_match": "§7.5",
    "cathedral_upper_match": "§7.6",
    "corruption_swap_limit": "§6.7",
    "theft_majority": "§6.6",
    "prison_exempt_from_recall": "§5.3",
}

VARIANTS = {  # §16 events are tiles, and so are Ostensions
    "events": Option("§12", excludes=("no-tiles",)),
    "no-ostensions": Option("§6.8"),
    "no-tiles": Option("§9", excludes=("events",), implies=("no-ostensions",)),
}

PRINTED = {  # the sentence of the rulebook that each reading is of, where there is one
    "compensation_mode": "gagner des points Anglais ou Français en compensation",
    "domino_cost_mode": "Le Joueur Noir paie la valeur de son domino",
    "tax_payer": "Cette taxe est perçue quand un joueur construit à l’intérieur des murs",
    "entry_mode": "Seules les portes actives permettent de pénétrer dans les villes",
    "abbey_match": "à côté d’un domino déjà placé vous gagnez 1 Abbé supplémentaire",
    "cathedral_upper_match": "sur un étage supérieur vous gagnez 1 Evêque supplémentaire",
    "corruption_swap_limit": "X inférieur à la valeur basse",
    "prison_exempt_from_recall": "l’ensemble des meeples concernés (en jeu ou en main)",
    "theft_majority": "s’il est le joueur en possédant strictement le plus",
}


def variants(box: Box) -> dict[str, Option]:
    """§16 Every option by its word, in the order of the sections; of one setting one is chosen."""
    found = dict(VARIANTS)
    for name, choices in box.choices.items():
        usual = getattr(box.settings, name)
        others = [_word(name, choice) for choice in choices if choice != usual]
        for word in others:
            excluded = tuple(other for other in others if other != word)
            said = PRINTED.get(name, "")
            found[word] = Option(READINGS[name], name, _word(name, usual), said, excluded)
    return dict(sorted(found.items(), key=_place))


def chosen(box: Box, words: tuple[str, ...]) -> Settings:
    """§16 The settings under these option words."""
    choices: dict[str, Any] = {}
    for name, options in box.choices.items():
        for choice in options:
            if _word(name, choice) in words:
                choices[name] = choice
    tiles = "no-tiles" not in words
    settings = replace(box.settings, use_tiles=tiles, use_events="events" in words)
    ostensions = tiles and "no-ostensions" not in words
    return replace(settings, use_ostensions=ostensions, **choices)


def _place(named: tuple[str, Option]) -> tuple[list[int], str]:
    word, option = named
    return [int(number) for number in option.section.strip("§").split(".")], word


def _word(name: str, choice: str | bool) -> str:
    return f"{name}={str(choice).lower() if isinstance(choice, bool) else choice}"
