"""Chat, private notes and invitations."""

from __future__ import annotations

from rest_framework import serializers

from accounts.serializers import Person


class Message(serializers.Serializer[None]):
    """A chat message."""

    id = serializers.IntegerField()
    player = Person(allow_null=True)
    text = serializers.CharField()
    said = serializers.DateTimeField()


class Messages(serializers.Serializer[None]):
    """The chat messages of a table."""

    messages = Message(many=True)


class PrivateNote(serializers.Serializer[None]):
    """Your private note."""

    text = serializers.CharField()


class InviteLink(serializers.Serializer[None]):
    """The invite link of a table."""

    code = serializers.CharField()
    url = serializers.CharField()
    qr = serializers.CharField(help_text="The link as a QR code, SVG.")


class InvitationDetails(serializers.Serializer[None]):
    """An invitation of a player by name."""

    player = Person()
    by = Person()
    made = serializers.DateTimeField()
    declined = serializers.BooleanField()


class Invitations(serializers.Serializer[None]):
    """The invited players who have not joined yet."""

    invitations = InvitationDetails(many=True)
