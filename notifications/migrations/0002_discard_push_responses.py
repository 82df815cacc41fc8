"""Discard what push services answered: bodies of responses are no longer kept."""

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def discard_responses(apps: Apps, _: BaseDatabaseSchemaEditor) -> None:
    """Replace the old wording of failed pushes, which quoted the response."""
    deliveries = apps.get_model("notifications", "Delivery")
    messages = apps.get_model("notifications", "Message")
    quoted = "the push service "
    deliveries.objects.filter(detail__contains=quoted).update(detail="why-push-refused")
    messages.objects.filter(reason__contains=quoted).update(reason="why-push-refused")


class Migration(migrations.Migration):
    """Changes data only; the way back keeps it as it is."""

    dependencies = [("notifications", "0001_messages")]
    operations = [migrations.RunPython(discard_responses, migrations.RunPython.noop)]
