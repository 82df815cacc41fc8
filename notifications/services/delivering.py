"""How does a message leave the site, once and not twice, whatever breaks on the way?

Each step is written down before the next begins: what is to be sent by which ways (`prepare`),
that it is being handed over (`_claim`, which only one worker can do), what came of it
(`_settle`). A worker that stops before the second leaves something to be sent; one that stops
after it leaves something nobody knows about, which is said and not sent again (`sweep`).
"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from glenmore_site.language import speaking_all
from notifications.channels import READY, Failed, Later, Outcome, Sent, Unknown
from notifications.models import Channel, Delivery, Message, Way
from notifications.reasons import BETWEEN
from notifications.sources import source_of

from .judging import Verdict, judge, judge_again
from .preferences import way_of
from .targets import mail_target

#: After so many attempts, ever further apart, a provider is given up.
MOST_ATTEMPTS = 6
FIRST_PAUSE = timedelta(minutes=1)
#: No provider takes longer to answer.
SILENT_FOR = timedelta(minutes=10)
#: So long a player can see what was sent to him.
KEPT_FOR = timedelta(days=90)

_STATES = {
    Sent: Delivery.State.SENT,
    Failed: Delivery.State.FAILED,
    Unknown: Delivery.State.UNKNOWN,
}


def due_messages(now: datetime) -> list[int]:
    """The messages that somebody has to look at."""
    states = (Message.State.WAITING, Message.State.SENDING)
    due = Message.objects.filter(state__in=states, due__lte=now).order_by("due")
    return list(due.values_list("pk", flat=True))


def deliver(*, message_id: int) -> None:
    """Send a message that is due, or go on with what another worker has left."""
    prepare(message_id)
    while waiting := _waiting(message_id):
        for delivery in waiting:
            hand_over(delivery)
        if not conclude(message_id):
            return
    conclude(message_id)


@transaction.atomic
def prepare(message_id: int) -> None:
    """Decide by which ways a message goes, if it goes at all."""
    message = Message.objects.select_for_update().filter(pk=message_id).first()
    now = timezone.now()
    if message is None or message.state != Message.State.WAITING or message.due > now:
        return
    verdict = judge(message, now)
    if verdict.due is not None:
        Message.objects.filter(pk=message.pk).update(due=verdict.due)
        return
    Delivery.objects.bulk_create(
        Delivery(message=message, channel=channel, target=target)
        for channel, target in verdict.targets
    )
    message.state, message.reason = verdict.state, verdict.reason
    message.settled = None if verdict.state == Message.State.SENDING else now
    message.save(update_fields=["state", "reason", "settled"])


def hand_over(delivery: Delivery) -> None:
    """Hand a message to a provider, unless it is not worth it any more or another does it."""
    message = delivery.message
    if kept_back := judge_again(message, timezone.now()) or _readdress(delivery):
        _keep_back(delivery, kept_back)
        return
    with speaking_all(message.player.language):
        story = source_of(message).tell(message)
        send = READY[delivery.channel](message, story, delivery.target)
    Message.objects.filter(pk=message.pk).update(title=story.title[:200])
    if _claim(delivery):
        _settle(delivery, send())


@transaction.atomic
def conclude(message_id: int) -> bool:
    """Say what came of a message; tell whether there is another way to be tried at once."""
    message = Message.objects.select_for_update().filter(pk=message_id).first()
    if message is None or message.state != Message.State.SENDING:
        return False
    states = list(message.deliveries.values_list("state", flat=True))
    if Delivery.State.WAITING in states or Delivery.State.HANDED in states:
        return False
    if _fall_back(message, states):
        return True
    message.state = _outcome(states)
    message.reason = _reason(message)
    message.settled = timezone.now()
    message.save(update_fields=["state", "reason", "settled"])
    return False


def sweep() -> int:
    """Give up what a worker that stopped was handing over; tell how many. Forget what is old."""
    Message.objects.filter(settled__lt=timezone.now() - KEPT_FOR).delete()
    stale = timezone.now() - SILENT_FOR
    found = list(Delivery.objects.filter(state=Delivery.State.HANDED, handed__lt=stale))
    for delivery in found:
        _settle(delivery, Unknown("why-stopped"))
        conclude(delivery.message_id)
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
    """Write down that the provider may have it from now on; only one worker can."""
    free = Delivery.objects.filter(pk=delivery.pk, state=Delivery.State.WAITING)
    claimed = free.update(
        state=Delivery.State.HANDED, handed=timezone.now(), attempts=F("attempts") + 1
    )
    if claimed:
        delivery.refresh_from_db()
    return claimed == 1


@transaction.atomic
def _settle(delivery: Delivery, outcome: Outcome) -> None:
    now = timezone.now()
    if isinstance(outcome, Later) and delivery.attempts < MOST_ATTEMPTS:
        pause = FIRST_PAUSE * 2 ** (delivery.attempts - 1)
        Message.objects.filter(pk=delivery.message_id).update(due=now + pause)
        delivery.state = Delivery.State.WAITING
    else:
        delivery.state = _STATES.get(type(outcome), Delivery.State.FAILED)
        delivery.settled = now
    delivery.detail = outcome.detail[:300]
    delivery.save(update_fields=["state", "settled", "detail"])


def _keep_back(delivery: Delivery, verdict: Verdict) -> None:
    """What was to be tried again is not wanted any more, or not now."""
    if verdict.due is not None:
        Message.objects.filter(pk=delivery.message_id).update(due=verdict.due)
        return
    Delivery.objects.filter(pk=delivery.pk, state=Delivery.State.WAITING).update(
        state=Delivery.State.DROPPED, detail=verdict.reason, settled=timezone.now()
    )


def _readdress(delivery: Delivery) -> Verdict | None:
    """Who has another address by now is written to there; who has none, not at all."""
    if delivery.channel != Channel.MAIL:
        return None
    delivery.target = mail_target(delivery.message.player)
    Delivery.objects.filter(pk=delivery.pk).update(target=delivery.target)
    return None if delivery.target else Verdict(reason="why-no-address")


def _fall_back(message: Message, states: list[str]) -> bool:
    """Where no device can be reached, write a mail, if the player wants that."""
    if set(states) != {Delivery.State.FAILED} or way_of(message.player, message.kind) != Way.EITHER:
        return False
    address = mail_target(message.player)
    if not address or message.deliveries.filter(channel=Channel.MAIL).exists():
        return False
    Delivery.objects.create(message=message, channel=Channel.MAIL, target=address)
    return True


def _outcome(states: list[str]) -> Message.State:
    for state in (Delivery.State.SENT, Delivery.State.UNKNOWN, Delivery.State.FAILED):
        if state in states:
            return Message.State(state.value)
    return Message.State.DROPPED


def _reason(message: Message) -> str:
    sent = message.deliveries.filter(state=Delivery.State.SENT).values_list("channel", flat=True)
    if sent:
        return "why-by-both" if len(set(sent)) > 1 else f"why-by-{sent[0]}"
    details = message.deliveries.values_list("detail", flat=True)
    return BETWEEN.join(dict.fromkeys(filter(None, details)))[:200]
