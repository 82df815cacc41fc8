"""Models of players, their API tokens and their friendships."""

from typing import ClassVar

from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser, BaseUserManager, PermissionsMixin
from django.db import models
from django.db.models.functions import Greatest, Least
from django.utils import timezone

from accounts.lookalikes import skeleton
from accounts.names import MAX_LENGTH, name_key
from glenmore_site.base import security_log


class PlayerManager(BaseUserManager["Player"]):
    """Creates players, with the key that keeps their name unique."""

    def create_user(
        self, display_name: str, email: str = "", password: str | None = None, **fields: object
    ) -> "Player":
        """Create a player, who can log in if there is a password."""
        player = self.model(email=email.lower(), **fields)
        player.rename(display_name)
        player.set_password(password)
        player.save(using=self._db)
        return player

    def create_superuser(
        self, display_name: str, email: str, password: str | None = None
    ) -> "Player":
        """Create a superuser, for `manage.py createsuperuser`."""
        player = self.create_user(
            display_name, email, password, is_staff=True, is_superuser=True, is_guest=False
        )
        security_log.record("staff-changed", player=player.pk, staff=True, superuser=True)
        # The operator vouches for the address, so it needs no confirmation.
        EmailAddress.objects.create(user=player, email=player.email, verified=True, primary=True)
        return player


class Player(AbstractBaseUser, PermissionsMixin):
    """A player: a guest, an account, or the anonymous row of a deleted account."""

    display_name = models.CharField(max_length=MAX_LENGTH, unique=True)
    name_key = models.CharField(
        max_length=MAX_LENGTH * 3,  # case folding turns one character into at most three
        unique=True,
        editable=False,
        help_text="The name without case, since databases compare names differently.",
    )
    name_skeleton = models.CharField(
        max_length=MAX_LENGTH * 8,  # a Korean syllable becomes seven characters
        db_index=True,
        editable=False,
        default="",
        help_text="The same for names that look alike.",
    )
    may_look_alike = models.BooleanField(
        default=False,
        editable=False,
        help_text="The name was taken when names that look alike were not refused yet.",
    )
    email = models.EmailField(blank=True, help_text="The primary email address.")
    language = models.CharField(
        max_length=8, choices=settings.LANGUAGES, default=settings.LANGUAGE_CODE
    )
    time_zone = models.CharField(max_length=64, default="UTC")

    is_guest = models.BooleanField(default=False)
    is_active = models.BooleanField(
        default=True, help_text="Off for banned and deleted players, who cannot log in."
    )
    is_staff = models.BooleanField(default=False, help_text="Can open the admin site.")

    joined_at = models.DateTimeField(default=timezone.now, editable=False)
    seen_at = models.DateTimeField(
        default=timezone.now, editable=False, help_text="Time of the last request, to the hour."
    )
    banned_at = models.DateTimeField(null=True, blank=True, editable=False)
    ban_reason = models.CharField(max_length=200, blank=True, editable=False)
    deleted_at = models.DateTimeField(null=True, blank=True, editable=False)

    objects: ClassVar[PlayerManager] = PlayerManager()

    USERNAME_FIELD = "display_name"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = ["email"]

    class Meta:
        permissions = (("view_mails", "Can view emails written to files"),)
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["email"], condition=~models.Q(email=""), name="one_player_per_email"
            ),
            models.UniqueConstraint(
                fields=["name_skeleton"],
                condition=models.Q(may_look_alike=False),
                name="no_names_that_look_alike",
            ),
            models.CheckConstraint(
                condition=models.Q(deleted_at=None) | models.Q(email="", is_active=False),
                name="the_deleted_have_no_address_and_cannot_log_in",
            ),
        ]

    def __str__(self) -> str:
        return self.display_name

    def rename(self, display_name: str) -> None:
        """Set the name; the caller has cleaned it and saves."""
        looks = skeleton(display_name)
        self.may_look_alike = self.may_look_alike and looks == self.name_skeleton
        self.display_name = display_name
        self.name_key = name_key(display_name)
        self.name_skeleton = looks


class ApiToken(models.Model):
    """A bearer token that acts for a player; only its hash is stored."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="api_tokens")
    name = models.CharField(max_length=60)
    digest = models.CharField(max_length=64, unique=True)
    hint = models.CharField(
        max_length=16, help_text="The first characters of the token, to recognize it."
    )
    created_at = models.DateTimeField(default=timezone.now)
    used_at = models.DateTimeField(null=True, help_text="Time of the last use, to the hour.")

    class Meta:
        ordering: ClassVar[list[str]] = ["-created_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.name} ({self.hint}…)"


class Friendship(models.Model):
    """A friendship, or a request for one until it is accepted."""

    asker = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="friendships_asked")
    asked = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="friendships_got")
    asked_at = models.DateTimeField(default=timezone.now)
    accepted_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                Least("asker", "asked"), Greatest("asker", "asked"), name="friends_once"
            ),
            models.CheckConstraint(
                condition=~models.Q(asker=models.F("asked")), name="friends_not_with_oneself"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.asker} and {self.asked}"
