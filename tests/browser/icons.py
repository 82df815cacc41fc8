"""Render the app's icons from our own drawing, in the sizes that devices want.

    .venv/bin/python -m tests.browser.icons

writes them into `frontend/public/`.
"""

from playwright.sync_api import Browser

from tests.browser.server import ROOT, opened_chromium

PUBLIC = ROOT / "frontend" / "public"
LIGHT_BACKGROUND, NO_BACKGROUND = "#fffaf0", "transparent"
#: Name, size in pixels, share taken by the thistle, background, and whether it is monochrome.
ICONS = [
    ("icon-180", 180, 0.86, LIGHT_BACKGROUND, False),
    ("icon-192", 192, 0.86, LIGHT_BACKGROUND, False),
    ("icon-512", 512, 0.86, LIGHT_BACKGROUND, False),
    # Devices crop these to any shape: keep the drawing in the middle.
    ("icon-maskable-512", 512, 0.6, LIGHT_BACKGROUND, False),
    # Notification badges use only the outline.
    ("badge-96", 96, 1.0, NO_BACKGROUND, True),
]


def write_icons(browser: Browser) -> None:
    """Render and save each icon."""
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
