"""What a step needs is in sight: inside the window without scrolling, and nothing lies over it."""

from playwright.sync_api import Page, ViewportSize

PATIENCE = 40  # looks, an eighth of a second apart: a loaded machine lays out late
SIZES = [(360, 740), (740, 360), (768, 1024), (1280, 800)]

# The parts of a page that cannot be seen whole or pressed; a part that is not shown at all counts.
LOST = """wanted => wanted.flatMap(selector => {
  const shown = [...document.querySelectorAll(selector)]
    .filter(one => one.checkVisibility({visibilityProperty: true}))
  if (!shown.length) return [`${selector}: not shown`]
  return shown.flatMap(one => {
    const box = one.getBoundingClientRect()
    const name = `${selector} (${one.textContent.trim().slice(0, 30)}) at `
      + [box.left, box.top, box.right, box.bottom].map(Math.round)
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      return [`${name}: outside`]
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    const free = one.contains(over) || over?.contains(one)
    return free ? [] : [`${name}: under ${over?.outerHTML.slice(0, 80)}`]
  })
})"""


def in_sight(page: Page, *needed: str, sizes: list[tuple[int, int]] = SIZES) -> None:
    """Every one of these parts is seen whole at every size of screen, wherever it is shown."""
    before = page.viewport_size
    lost = {size: found for size in sizes if (found := _lost(page, size, needed))}
    if before:
        page.set_viewport_size(before)
    assert not lost, lost


def _lost(page: Page, size: tuple[int, int], needed: tuple[str, ...]) -> list[str]:
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    for _ in range(PATIENCE):
        page.evaluate("scrollTo(0, 0); new Promise(done => setTimeout(done, 120))")
        found: list[str] = page.evaluate(LOST, list(needed))
        if not found:
            break
    return found
