"""Remember, as a keyed hash, from which network a table was opened."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0008_correction_reports"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="network",
            field=models.CharField(
                blank=True, db_index=True, default="", editable=False, max_length=16
            ),
        ),
    ]
