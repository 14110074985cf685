"""The icons of the installed page: `python -m tests.browser.icons` draws them from the mark."""

import os
import re
import shutil
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[2] / "web/public"
STONE = "#f6f5f1"


class Icon(NamedTuple):
    """How large an icon is, what part of it the mark takes, and what lies behind."""

    size: int
    part: float
    ground: str = "none"
    corner: float = 0.0
    plain: bool = False  # in one colour: the system paints it


ICONS = {
    "192": Icon(192, 0.74, STONE, 0.2),
    "512": Icon(512, 0.74, STONE, 0.2),
    "maskable-192": Icon(192, 0.56, STONE),
    "maskable-512": Icon(512, 0.56, STONE),
    "apple": Icon(180, 0.7, STONE),
    "badge": Icon(96, 0.96, plain=True),
}


def drawn(icon: Icon, mark: str) -> str:
    """An icon as SVG."""
    edge = 26 / icon.part
    begin = (26 - edge) / 2
    shapes = re.sub(r"<title>.*?</title>", "", re.sub(r"</?svg[^>]*>", "", mark))
    if icon.plain:
        shapes = re.sub(r'fill="[^"]*"', 'fill="#fff"', shapes)
    stone = (
        f'<rect x="{begin}" y="{begin}" width="{edge}" height="{edge}" '
        f'rx="{icon.corner * edge}" fill="{icon.ground}"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{icon.size}" height="{icon.size}" '
        f'viewBox="{begin} {begin} {edge} {edge}" style="display:block">{stone}{shapes}</svg>'
    )


def main() -> None:
    mark = (PUBLIC / "mark.svg").read_text(encoding="utf-8")
    path = os.environ.get("LIMESTONE_BROWSER") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        for name, icon in ICONS.items():
            page.set_viewport_size({"width": icon.size, "height": icon.size})
            page.set_content(f'<body style="margin:0">{drawn(icon, mark)}')
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
