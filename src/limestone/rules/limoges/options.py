"""§16 Options: the readings that a table may choose."""

from dataclasses import replace
from typing import Any

from limestone.rules.game import Refused
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


def variants(box: Box) -> dict[str, str]:
    """§16 Every option word, and the section that explains it."""
    words = {"events": "§12", "no-ostensions": "§6.8", "no-tiles": "§9"}
    for name, choices in box.choices.items():
        usual = getattr(box.settings, name)
        words |= {_word(name, choice): READINGS[name] for choice in choices if choice != usual}
    return dict(sorted(words.items()))


def chosen(box: Box, words: tuple[str, ...]) -> Settings:
    """§16 The settings under these option words; contradictions are refused."""
    if "no-tiles" in words and "events" in words:
        raise Refused("limoges-events-need-tiles", section="§16")
    choices: dict[str, Any] = {}
    for name, options in box.choices.items():
        for choice in options:
            if _word(name, choice) in words:
                if name in choices:
                    raise Refused("limoges-setting-twice", section="§16", setting=name)
                choices[name] = choice
    tiles = "no-tiles" not in words
    settings = replace(box.settings, use_tiles=tiles, use_events="events" in words)
    ostensions = tiles and "no-ostensions" not in words
    return replace(settings, use_ostensions=ostensions, **choices)


def _word(name: str, choice: str | bool) -> str:
    return f"{name}={str(choice).lower() if isinstance(choice, bool) else choice}"
