"""Parts of addresses; importing this module makes `<row_id:…>` known."""

from django.urls import register_converter
from django.urls.converters import IntConverter
from drf_spectacular.types import DJANGO_PATH_CONVERTER_MAPPING, OpenApiTypes


class RowId(IntConverter):
    """The id of a row; a number that databases cannot store does not match."""

    regex = "[0-9]{1,18}"


register_converter(RowId, "row_id")
DJANGO_PATH_CONVERTER_MAPPING["row_id"] = OpenApiTypes.INT
