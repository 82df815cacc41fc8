"""Make room for what names that look alike share."""

from django.db import migrations, models


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
                help_text="The same for names that look alike.",
                max_length=192,
            ),
        ),
    ]
