"""What does the API answer at an address that leads nowhere?"""

from typing import NoReturn

from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.views import APIView


@extend_schema(exclude=True)
class Nowhere(APIView):
    """A problem, as everywhere in the API, and not a page for people."""

    permission_classes = ()

    def initial(self, request: Request, *args: object, **kwargs: object) -> NoReturn:
        """Whatever was asked, by whichever method: there is nothing here."""
        raise NotFound
