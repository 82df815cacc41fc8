"""Add reports of corrections to the components."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0007_match_request"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="CorrectionReport",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("component", models.CharField(max_length=80)),
                ("field", models.CharField(max_length=20)),
                ("value", models.CharField(max_length=100)),
                ("source", models.CharField(max_length=1000, verbose_name="how they know")),
                ("made", models.DateTimeField(auto_now_add=True)),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("open", "Open"),
                            ("accepted", "Accepted"),
                            ("declined", "Declined"),
                        ],
                        default="open",
                        max_length=10,
                    ),
                ),
                ("settled", models.DateTimeField(blank=True, null=True)),
                (
                    "player",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ("-made", "-id"),
                "permissions": (("settle_correctionreport", "Can settle correction reports"),),
                "indexes": [models.Index(fields=["state", "-made"], name="corrections_by_state")],
            },
        ),
    ]
