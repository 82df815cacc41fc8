"""What does the operator see of messages, and of the mails where none leave the machine?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import admin
from django.http import HttpRequest

from notifications.models import Delivery, Message, Subscription
from notifications.reasons import said

# Their types take parameters, the classes themselves do not.
if TYPE_CHECKING:
    _MessageAdmin = admin.ModelAdmin[Message]
    _SubscriptionAdmin = admin.ModelAdmin[Subscription]
    _TabularInline = admin.TabularInline[Delivery, Message]
else:
    _MessageAdmin = _SubscriptionAdmin = admin.ModelAdmin
    _TabularInline = admin.TabularInline


class DeliveryLines(_TabularInline):
    """What was tried."""

    model = Delivery
    fields = ("channel", "state", "attempts", "why", "handed", "settled")
    readonly_fields = fields
    extra = 0
    can_delete = False

    @admin.display(description="detail")
    def why(self, delivery: Delivery) -> str:
        """What came of it, in words."""
        return said(delivery.detail)

    def has_add_permission(self, request: HttpRequest, obj: Message | None = None) -> bool:
        """Nothing is sent by hand."""
        return False


@admin.register(Message)
class MessageAdmin(_MessageAdmin):
    """Messages, sent and not sent."""

    list_display = ("posted", "player", "kind", "about", "state", "why")
    list_filter = ("kind", "state")
    search_fields = ("player__display_name", "about")
    inlines = (DeliveryLines,)
    fields = ("player", "kind", "about", "title", "posted", "due", "state", "why", "settled")
    readonly_fields = fields

    @admin.display(description="reason")
    def why(self, message: Message) -> str:
        """Why it was sent or not, in words."""
        return said(message.reason)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nothing is posted by hand."""
        return False


@admin.register(Subscription)
class SubscriptionAdmin(_SubscriptionAdmin):
    """Browsers that take pushes; their keys are nobody's business."""

    list_display = ("player", "device", "made", "used")
    fields = ("player", "device", "made", "used")
    readonly_fields = fields

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Browsers subscribe by themselves."""
        return False
