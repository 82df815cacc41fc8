"""Reports of printed values that differ from ours."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from games.services import corrections
from glenmore_site.base.throttling import NetworkRateThrottle

from . import requests, responses
from .base import body, viewer_of


class CorrectionThrottle(NetworkRateThrottle):
    """Limit the reports from one network."""

    scope = "corrections"


class CorrectionsView(APIView):
    """Reports of printed values that differ from ours."""

    permission_classes = (AllowAny,)

    def get_throttles(self) -> list[BaseThrottle]:
        """Limit reports by network as well."""
        throttles = super().get_throttles()
        return [*throttles, CorrectionThrottle()] if self.request.method == "POST" else throttles

    @extend_schema(operation_id="list_corrections", responses=responses.Corrections)
    def get(self, request: Request) -> Response:
        """List the open reports, without saying who made them."""
        found = corrections.open_corrections()
        return Response({"corrections": [each._asdict() for each in found]})

    @extend_schema(
        operation_id="report_correction", request=requests.Correction, responses={204: None}
    )
    def post(self, request: Request) -> Response:
        """Report what is really printed on a component, and how you know."""
        asked = body(requests.Correction, request)
        corrections.report_correction(**asked, player=viewer_of(request))
        return Response(status=204)
