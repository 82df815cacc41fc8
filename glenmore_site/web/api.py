"""Response of the API at unknown URLs."""

from typing import NoReturn

from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.views import APIView


@extend_schema(exclude=True)
class ApiNotFound(APIView):
    """Responds with a problem document instead of an HTML page."""

    permission_classes = ()

    def initial(self, request: Request, *args: object, **kwargs: object) -> NoReturn:
        """Refuse every method."""
        raise NotFound
