"""Refuse names that look alike; those that exist already stay."""

from typing import Any

from django.db import migrations, models

from accounts.lookalikes import skeleton


def fill_in(apps: Any, _editor: object) -> None:  # noqa: ANN401 - Django's registry of models
    """Compute what names share; of those that look alike the oldest needs no exception."""
    players = apps.get_model("accounts", "Player").objects
    taken = set[str]()
    for player in players.only("display_name").order_by("pk").iterator():
        looks = skeleton(player.display_name)
        players.filter(pk=player.pk).update(name_skeleton=looks, may_look_alike=looks in taken)
        taken.add(looks)


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0004_name_skeleton"),
    ]

    operations = [
        migrations.AddField(
            model_name="player",
            name="may_look_alike",
            field=models.BooleanField(
                default=False,
                editable=False,
                help_text="The name was taken when names that look alike were not refused yet.",
            ),
        ),
        migrations.AlterField(
            model_name="player",
            name="name_skeleton",
            field=models.CharField(
                db_index=True,
                default="",
                editable=False,
                help_text="The same for names that look alike.",
                max_length=192,
            ),
        ),
        migrations.RunPython(fill_in, migrations.RunPython.noop),
        migrations.AddConstraint(
            model_name="player",
            constraint=models.UniqueConstraint(
                condition=models.Q(("may_look_alike", False)),
                fields=("name_skeleton",),
                name="no_names_that_look_alike",
            ),
        ),
    ]
