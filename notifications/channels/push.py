"""How does a message reach a browser that is closed? Encrypted for it, by its push service."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from http import HTTPStatus

from django.conf import settings
from django.utils import timezone
from pywebpush import WebPushException, webpush
from requests.exceptions import ConnectTimeout, RequestException
from urllib3.exceptions import NewConnectionError

from notifications import vapid
from notifications.channels.outcomes import Failed, Later, Outcome, Sent, Unknown
from notifications.models import Kind, Message, Subscription
from notifications.signatures import mute_path, open_path
from notifications.sources import Story
from words import say

#: How long a push service keeps what it cannot deliver: after that it is an old story.
KEPT = 24 * 60 * 60
TIMEOUT = 10
#: What the service worker makes one word of where there are several.
TURNS = (Kind.TURN, Kind.DEADLINE)
GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


def ready(message: Message, story: Story, target: str) -> Callable[[], Outcome]:
    """Write down what the service worker needs."""
    subscription = Subscription.objects.filter(pk=target).first()
    if subscription is None:
        return lambda: Failed("why-device-gone")
    return partial(_send, subscription, payload(message, story))


def payload(message: Message, story: Story) -> str:
    """What the service worker gets: few words, since a push holds four kilobytes."""
    return json.dumps(
        {
            "kind": message.kind,
            "title": story.title,
            "body": " ".join(story.lines)[:300],
            "table": message.about,
            "url": open_path(message),
            "tag": _tag(message),
            "turn": message.kind in TURNS,
            "several": say("letter-several"),
            "mute": mute_path(message.player, message.about) if message.about else "",
            "mute_words": say("letter-mute"),
        }
    )


def _tag(message: Message) -> str:
    """What replaces what on the screen: a reminder the first word about the same turn."""
    kind = Kind.TURN if message.kind in TURNS else message.kind
    return f"{kind}-{message.about}"


def _send(subscription: Subscription, text: str) -> Outcome:
    try:
        webpush(
            subscription_info={
                "endpoint": subscription.endpoint,
                "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
            },
            data=text,
            vapid_private_key=settings.VAPID_PRIVATE_KEY,
            vapid_claims={"sub": vapid.contact()},
            ttl=KEPT,
            timeout=TIMEOUT,
        )
    except WebPushException as error:
        return _refused(subscription, error)
    except RequestException as error:
        if _never_connected(error):
            return Later(f"the push service cannot be reached: {error}")
        return Unknown(f"the push service broke off: {error}")
    Subscription.objects.filter(pk=subscription.pk).update(used=timezone.now())
    return Sent()


def _never_connected(error: RequestException) -> bool:
    reason = getattr(error.args[0], "reason", None) if error.args else None
    return isinstance(error, ConnectTimeout) or isinstance(reason, NewConnectionError)


def _refused(subscription: Subscription, error: WebPushException) -> Outcome:
    status = getattr(error.response, "status_code", 0)
    if status in GONE:
        subscription.delete()
        return Failed("why-device-gone")
    if status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Later(f"the push service said {status}")
    return Failed(f"the push service said {status}: {error.message}")
