"""Send messages at most once, whatever fails on the way.

Each step is stored before the next begins: the channels to use (`prepare`), that an attempt is
made (`_claim`, which only one worker can do) and its outcome (`_record_outcome`). A worker that
stops before the second step leaves a message that is still sent; one that stops after it leaves
an unknown outcome, which is recorded as such and not sent again (`sweep`).
"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from glenmore_site.base.language import use_language_everywhere
from notifications.channels import PREPARE, Failed, Later, Outcome, Sent, Unknown
from notifications.models import Channel, ChannelChoice, Delivery, Message
from notifications.reasons import SEPARATOR
from notifications.sources import source_of

from .decisions import Decision, decide, recheck
from .preferences import channel_choice
from .targets import confirmed_email

#: Attempts per delivery; the delay between them doubles each time.
MAX_ATTEMPTS = 6
FIRST_RETRY_DELAY = timedelta(minutes=1)
#: After this time the outcome of an attempt without a result is unknown.
PROVIDER_TIMEOUT = timedelta(minutes=10)
#: Players see the messages of this period.
MAX_MESSAGE_AGE = timedelta(days=90)

_STATES = {
    Sent: Delivery.State.SENT,
    Failed: Delivery.State.FAILED,
    Unknown: Delivery.State.UNKNOWN,
}


def due_messages(now: datetime) -> list[int]:
    """Return the ids of the messages that are due."""
    states = (Message.State.WAITING, Message.State.SENDING)
    due = Message.objects.filter(state__in=states, due__lte=now).order_by("due")
    return list(due.values_list("pk", flat=True))


def deliver(*, message_id: int) -> None:
    """Send a due message, or continue where another worker has stopped."""
    prepare(message_id)
    while waiting := _waiting(message_id):
        for delivery in waiting:
            attempt(delivery)
        if not finish(message_id):
            return
    finish(message_id)


@transaction.atomic
def prepare(message_id: int) -> None:
    """Decide through which channels a message is sent, if any."""
    message = Message.objects.select_for_update().filter(pk=message_id).first()
    now = timezone.now()
    if message is None or message.state != Message.State.WAITING or message.due > now:
        return
    decision = decide(message, now)
    if decision.due is not None:
        Message.objects.filter(pk=message.pk).update(due=decision.due)
        return
    Delivery.objects.bulk_create(
        Delivery(message=message, channel=channel, target=target)
        for channel, target in decision.targets
    )
    message.state, message.reason = decision.state, decision.reason
    message.settled = None if decision.state == Message.State.SENDING else now
    message.save(update_fields=["state", "reason", "settled"])


def attempt(delivery: Delivery) -> None:
    """Give a message to a provider, unless it is obsolete or another worker does it."""
    message = delivery.message
    if decision := recheck(message, timezone.now()) or _update_address(delivery):
        _hold_back(delivery, decision)
        return
    with use_language_everywhere(message.player.language):
        text = source_of(message).render(message)
        send = PREPARE[delivery.channel](message, text, delivery.target)
    Message.objects.filter(pk=message.pk).update(title=text.title[:200])
    if _claim(delivery):
        _record_outcome(delivery, send())


@transaction.atomic
def finish(message_id: int) -> bool:
    """Record the final state of a message; return whether another channel is to be tried now."""
    message = Message.objects.select_for_update().filter(pk=message_id).first()
    if message is None or message.state != Message.State.SENDING:
        return False
    states = list(message.deliveries.values_list("state", flat=True))
    if Delivery.State.WAITING in states or Delivery.State.HANDED in states:
        return False
    if _fall_back(message, states):
        return True
    message.state = _final_state(states)
    message.reason = _reason(message)
    message.settled = timezone.now()
    message.save(update_fields=["state", "reason", "settled"])
    return False


def sweep() -> int:
    """Close attempts of workers that stopped and return their number; delete old messages."""
    Message.objects.filter(settled__lt=timezone.now() - MAX_MESSAGE_AGE).delete()
    stale = timezone.now() - PROVIDER_TIMEOUT
    found = list(Delivery.objects.filter(state=Delivery.State.HANDED, handed__lt=stale))
    for delivery in found:
        _record_outcome(delivery, Unknown("why-stopped"))
        finish(delivery.message_id)
    return len(found)


def _waiting(message_id: int) -> list[Delivery]:
    due = Delivery.objects.filter(
        message=message_id,
        message__state=Message.State.SENDING,
        message__due__lte=timezone.now(),
        state=Delivery.State.WAITING,
    )
    return list(due.select_related("message__player"))


def _claim(delivery: Delivery) -> bool:
    """Record that the provider may have it from now on; only one worker succeeds."""
    free = Delivery.objects.filter(pk=delivery.pk, state=Delivery.State.WAITING)
    claimed = free.update(
        state=Delivery.State.HANDED, handed=timezone.now(), attempts=F("attempts") + 1
    )
    if claimed:
        delivery.refresh_from_db()
    return claimed == 1


@transaction.atomic
def _record_outcome(delivery: Delivery, outcome: Outcome) -> None:
    now = timezone.now()
    if isinstance(outcome, Later) and delivery.attempts < MAX_ATTEMPTS:
        delay = FIRST_RETRY_DELAY * 2 ** (delivery.attempts - 1)
        Message.objects.filter(pk=delivery.message_id).update(due=now + delay)
        delivery.state = Delivery.State.WAITING
    else:
        delivery.state = _STATES.get(type(outcome), Delivery.State.FAILED)
        delivery.settled = now
    delivery.detail = outcome.detail[:300]
    delivery.save(update_fields=["state", "settled", "detail"])


def _hold_back(delivery: Delivery, decision: Decision) -> None:
    """Drop or postpone a delivery that is not wanted any more, or not now."""
    if decision.due is not None:
        Message.objects.filter(pk=delivery.message_id).update(due=decision.due)
        return
    Delivery.objects.filter(pk=delivery.pk, state=Delivery.State.WAITING).update(
        state=Delivery.State.DROPPED, detail=decision.reason, settled=timezone.now()
    )


def _update_address(delivery: Delivery) -> Decision | None:
    """Use the player's current address; hold the delivery back if they have none."""
    if delivery.channel != Channel.MAIL:
        return None
    delivery.target = confirmed_email(delivery.message.player)
    Delivery.objects.filter(pk=delivery.pk).update(target=delivery.target)
    return None if delivery.target else Decision(reason="why-no-address")


def _fall_back(message: Message, states: list[str]) -> bool:
    """Add an email delivery where no device was reached and the player allows it."""
    choice = channel_choice(message.player, message.kind)
    if set(states) != {Delivery.State.FAILED} or choice != ChannelChoice.EITHER:
        return False
    address = confirmed_email(message.player)
    if not address or message.deliveries.filter(channel=Channel.MAIL).exists():
        return False
    Delivery.objects.create(message=message, channel=Channel.MAIL, target=address)
    return True


def _final_state(states: list[str]) -> Message.State:
    for state in (Delivery.State.SENT, Delivery.State.UNKNOWN, Delivery.State.FAILED):
        if state in states:
            return Message.State(state.value)
    return Message.State.DROPPED


def _reason(message: Message) -> str:
    sent = message.deliveries.filter(state=Delivery.State.SENT).values_list("channel", flat=True)
    if sent:
        return "why-by-both" if len(set(sent)) > 1 else f"why-by-{sent[0]}"
    details = message.deliveries.values_list("detail", flat=True)
    return SEPARATOR.join(dict.fromkeys(filter(None, details)))[:200]
