"""The options of a game in words: its variants, then the readings of the rulebook."""

from collections.abc import Iterator, Mapping

from limestone.i18n import Speech
from limestone.rules.game import Option


def listed(known: Mapping[str, Option], speech: Speech) -> Iterator[str]:
    """Every option with its word, its section and what it changes, a line each."""
    settings = dict.fromkeys(option.setting for option in known.values() if option.setting)
    yield speech.say("web-variants")
    for word, option in known.items():
        if not option.setting:
            yield f"  {_meaning(word, speech)} ({option.section})"
            if (key := f"web-changes-{word}") in speech.entries:
                yield f"    {speech.say(key)}"
    if settings:
        yield from ("", speech.say("web-readings"))
    for setting in settings:
        yield from _reading(setting, known, speech)


def _reading(setting: str, known: Mapping[str, Option], speech: Speech) -> Iterator[str]:
    words = [word for word, option in known.items() if option.setting == setting]
    option = known[words[0]]
    yield f"  {speech.setting(setting)} ({option.section})"
    if option.rulebook:
        yield f"    {speech.say('web-rulebook-says', quotation=option.rulebook)}"
    yield f"    {speech.say('web-usual', choice=speech.choice(option.usual))}"
    for word in words:
        yield f"    {_meaning(word, speech)}"


def _meaning(word: str, speech: Speech) -> str:
    """What to write, and what it means."""
    return speech.say("web-option-is", setting=word, choice=speech.choice(word))
