"""Store what names that look alike share."""

from typing import Any

from django.db import migrations, models

from accounts.lookalikes import skeleton


def fill_in(apps: Any, _editor: object) -> None:  # noqa: ANN401 - Django's registry of models
    """Compute it for players of earlier versions."""
    players = apps.get_model("accounts", "Player").objects
    for player in players.only("display_name").iterator():
        players.filter(pk=player.pk).update(name_skeleton=skeleton(player.display_name))


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0003_view_mails"),
    ]

    operations = [
        migrations.AddField(
            model_name="player",
            name="name_skeleton",
            field=models.CharField(
                db_index=True,
                default="",
                editable=False,
                help_text="The same for names that look alike. Not unique: older versions allowed them.",
                max_length=72,
            ),
        ),
        migrations.RunPython(fill_in, migrations.RunPython.noop),
    ]
