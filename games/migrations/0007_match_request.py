"""Rename the model Wish to MatchRequest; the database table keeps its name."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0006_lessons"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AlterModelTable(name="wish", table="games_wish"),
        migrations.RenameModel(old_name="Wish", new_name="MatchRequest"),
        migrations.AlterField(
            model_name="matchrequest",
            name="player",
            field=models.OneToOneField(
                on_delete=django.db.models.deletion.CASCADE,
                related_name="match_request",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
    ]
