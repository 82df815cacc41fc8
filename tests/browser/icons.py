"""How are the app's icons made? From our own drawing, in the sizes that devices want.

    .venv/bin/python -m tests.browser.icons

writes them into `frontend/public/`.
"""

from playwright.sync_api import Browser

from tests.browser.serving import ROOT, opened_chromium

PUBLIC = ROOT / "frontend" / "public"
DAY, DUSK = "#fffaf0", "transparent"
#: Name, size in pixels, share of it that the thistle takes, ground, and whether it is one colour.
ICONS = [
    ("icon-180", 180, 0.86, DAY, False),
    ("icon-192", 192, 0.86, DAY, False),
    ("icon-512", 512, 0.86, DAY, False),
    # Devices cut these into any shape: what matters lies in the middle.
    ("icon-maskable-512", 512, 0.6, DAY, False),
    # Where messages are announced only the outline counts.
    ("badge-96", 96, 1.0, DUSK, True),
]


def write_icons(browser: Browser) -> None:
    """Draw each icon and keep it."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    thistle = drawing[drawing.index("<g ") : drawing.index("</svg>")]
    for name, size, share, ground, plain in ICONS:
        page = browser.new_page(viewport={"width": size, "height": size})
        inner, colour = size * share, "filter:brightness(0) invert(1)" if plain else ""
        svg = f'<svg viewBox="2 1 20 23" width="{inner}" height="{inner}" style="{colour}">'
        place = "margin:0;height:100vh;display:grid;place-items:center"
        page.set_content(f'<body style="{place};background:{ground}">{svg}{thistle}</svg>')
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.close()


if __name__ == "__main__":
    with opened_chromium() as chromium:
        write_icons(chromium)
