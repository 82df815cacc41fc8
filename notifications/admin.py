"""Admin pages of messages, deliveries and push subscriptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import admin
from django.http import HttpRequest

from notifications.models import Delivery, Message, Subscription
from notifications.reasons import reason_text

# The stubs of these classes are generic, the classes themselves are not.
if TYPE_CHECKING:
    _MessageAdmin = admin.ModelAdmin[Message]
    _SubscriptionAdmin = admin.ModelAdmin[Subscription]
    _TabularInline = admin.TabularInline[Delivery, Message]
else:
    _MessageAdmin = _SubscriptionAdmin = admin.ModelAdmin
    _TabularInline = admin.TabularInline


class DeliveryInline(_TabularInline):
    """The attempts to deliver a message."""

    model = Delivery
    fields = ("channel", "state", "attempts", "why", "handed", "settled")
    readonly_fields = fields
    extra = 0
    can_delete = False

    @admin.display(description="detail")
    def why(self, delivery: Delivery) -> str:
        """The outcome as text."""
        return reason_text(delivery.detail)

    def has_add_permission(self, request: HttpRequest, obj: Message | None = None) -> bool:
        """Deliveries are made by the site only."""
        return False


@admin.register(Message)
class MessageAdmin(_MessageAdmin):
    """Messages, sent and not sent."""

    list_display = ("posted", "player", "kind", "about", "state", "why")
    list_filter = ("kind", "state")
    search_fields = ("player__display_name", "about")
    inlines = (DeliveryInline,)
    fields = ("player", "kind", "about", "title", "posted", "due", "state", "why", "settled")
    readonly_fields = fields

    @admin.display(description="reason")
    def why(self, message: Message) -> str:
        """Why it was sent or not, as text."""
        return reason_text(message.reason)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Messages are posted by the site only."""
        return False


@admin.register(Subscription)
class SubscriptionAdmin(_SubscriptionAdmin):
    """Browsers that receive push messages, without their keys."""

    list_display = ("player", "device", "made", "used")
    fields = ("player", "device", "made", "used")
    readonly_fields = fields

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Only browsers create subscriptions."""
        return False
