"""Send messages to browsers, encrypted, through their push services."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from functools import partial
from http import HTTPStatus

from django.conf import settings
from django.utils import timezone
from pywebpush import WebPushException, webpush
from requests.exceptions import ConnectTimeout, RequestException
from urllib3.exceptions import NewConnectionError

from i18n import translate
from notifications import vapid
from notifications.channels.outcomes import Failed, Later, Outcome, Sent, Unknown
from notifications.models import Kind, Message, Subscription
from notifications.push_endpoint import InvalidEndpoint, check_endpoint, push_session
from notifications.signatures import mute_path, open_path
from notifications.sources import MessageText

logger = logging.getLogger(__name__)

#: How long a push service retries to deliver a message before discarding it.
TTL_S = 24 * 60 * 60
TIMEOUT_S = 10
#: Kinds that the service worker merges into one notification.
TURN_KINDS = (Kind.TURN, Kind.DEADLINE)
GONE_STATUSES = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


def prepare(message: Message, text: MessageText, target: str) -> Callable[[], Outcome]:
    """Build the payload for the subscription."""
    subscription = Subscription.objects.filter(pk=target).first()
    if subscription is None:
        return lambda: Failed("why-device-gone")
    return partial(_send, subscription, payload(message, text))


def payload(message: Message, text: MessageText) -> str:
    """Return what the service worker receives; a push message holds at most 4 kB."""
    return json.dumps(
        {
            "kind": message.kind,
            "title": text.title,
            "body": " ".join(text.lines)[:300],
            "table": message.about,
            "url": open_path(message),
            "tag": _tag(message),
            "turn": message.kind in TURN_KINDS,
            "several": translate("email-several"),
            "mute": mute_path(message.player, message.about) if message.about else "",
            "mute_words": translate("email-mute"),
        }
    )


def _tag(message: Message) -> str:
    """Return the notification tag: a reminder replaces the first message about the same turn."""
    kind = Kind.TURN if message.kind in TURN_KINDS else message.kind
    return f"{kind}-{message.about}"


def _send(subscription: Subscription, data: str) -> Outcome:
    try:
        check_endpoint(subscription.endpoint)
        _post(subscription, data)
    except WebPushException as error:
        return _outcome_of_error(subscription, error)
    except RequestException as error:
        return (
            Later("why-push-unreachable") if _never_connected(error) else Unknown("why-push-lost")
        )
    except InvalidEndpoint:
        return _remove(subscription)
    except (LookupError, TypeError, ValueError):
        logger.warning("subscription %s cannot be pushed to: malformed keys", subscription.pk)
        return _remove(subscription)
    Subscription.objects.filter(pk=subscription.pk).update(used=timezone.now())
    return Sent()


def _post(subscription: Subscription, data: str) -> None:
    webpush(
        subscription_info={
            "endpoint": subscription.endpoint,
            "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
        },
        data=data,
        vapid_private_key=settings.VAPID_PRIVATE_KEY,
        vapid_claims={"sub": vapid.contact()},
        ttl=TTL_S,
        timeout=TIMEOUT_S,
        requests_session=push_session(),
    )


def _never_connected(error: RequestException) -> bool:
    reason = getattr(error.args[0], "reason", None) if error.args else None
    return isinstance(error, ConnectTimeout) or isinstance(reason, NewConnectionError)


def _outcome_of_error(subscription: Subscription, error: WebPushException) -> Outcome:
    """Map the status of the response; its body is neither stored nor shown."""
    status = getattr(error.response, "status_code", 0)
    if status in GONE_STATUSES:
        return _remove(subscription)
    if status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Later("why-push-busy")
    logger.warning("the push service of subscription %s answered %s", subscription.pk, status)
    return Failed("why-push-refused")


def _remove(subscription: Subscription) -> Outcome:
    subscription.delete()
    return Failed("why-device-gone")
