"""Compare the page that a request comes from with the site."""

from urllib.parse import urlsplit


def is_same_origin(origin: str, host: str) -> bool:
    """Whether a page of this origin belongs to the site at this host and port."""
    try:
        page = urlsplit(origin)
        site = urlsplit(f"{page.scheme}://{host}")
        usual = {"http": 80, "https": 443}.get(page.scheme)
        pages = (page.hostname, page.port or usual)
        return bool(page.hostname) and pages == (site.hostname, site.port or usual)
    except ValueError:
        return False
