"""Nothing is lost or sent twice when a worker is killed with -9 in the middle of a delivery."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from email import message_from_bytes
from pathlib import Path

import pytest
from allauth.account.models import EmailAddress
from celery import Celery
from django.conf import settings
from django.utils import timezone

from accounts.models import Player
from notifications.models import Delivery, Hours, Message, Subscription
from notifications.services import outbox
from notifications.services.preferences import set_channel_choices
from tests.games.conftest import MakePlayer
from tests.notifications.push_service import Browser, push_service
from tests.notifications.redis_server import database_url, redis_server

#: By the step of the kill: how often the provider got it, and its state.
OUTCOMES = {
    "before prepare": (1, "sent"),
    "after prepare": (1, "sent"),
    "before _claim": (1, "sent"),
    "after _claim": (0, "unknown"),
    "before handing": (0, "unknown"),
    "after handing": (1, "unknown"),
    "before _record_outcome": (1, "unknown"),
    "after _record_outcome": (1, "sent"),
    "before finish": (1, "sent"),
    "after finish": (1, "sent"),
    "never": (1, "sent"),
}
TIMEOUT_S = 120


@contextmanager
def worker(broker: str, folder: Path) -> Iterator[None]:
    """Run a real worker in its own processes."""
    environ = os.environ | {
        "REDIS_URL": broker,
        "DATABASE_URL": database_url(),
        "KILLED": str(folder),
        "GLENMORE_VAR": str(folder),
        "GLENMORE_PUSH_ORIGINS": "http://localhost:*",
    }
    command = [sys.executable, "-m", "celery", "--app", "tests.notifications.killed_worker"]
    options = ["worker", "--concurrency", "6", "--loglevel", "CRITICAL", "--without-gossip"]
    child = subprocess.Popen(
        [*command, *options], cwd=settings.BASE_DIR, env=environ, start_new_session=True
    )
    try:
        yield
    finally:
        os.killpg(child.pid, signal.SIGKILL)
        child.wait()


def post_all(player: Player) -> None:
    """Post a message for every step at which a worker can be killed."""
    for step in OUTCOMES:
        news = outbox.NewMessage(player=player, kind="invitation", key=step, about=step)
        outbox.post(news)


def wait_until_settled(app: Celery) -> None:
    """Call the workers, as the beat does, until every message is sent or given up."""
    end = time.monotonic() + TIMEOUT_S
    waiting = Delivery.objects.filter(state=Delivery.State.WAITING)
    sending = Message.objects.exclude(state__in=("sent", "unknown"))
    stuck = Delivery.objects.filter(state=Delivery.State.HANDED)
    while time.monotonic() < end:
        app.send_task("notifications.tasks.deliver_due")
        time.sleep(0.1)
        moving = sending.exclude(pk__in=stuck.values("message"))
        if not waiting.exists() and not moving.exists():
            return
    raise AssertionError(list(sending.values_list("key", "state", "reason")))


def emails_in(folder: Path) -> Counter[str]:
    """Count the emails written to files by subject."""
    written = (message_from_bytes(path.read_bytes()) for path in (folder / "mails").glob("*.eml"))
    return Counter(str(each["Subject"]) for each in written)


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("way", ["push", "mail"])
def test_nothing_is_lost_or_sent_twice_wherever_a_worker_is_killed(
    make_player: MakePlayer, tmp_path: Path, way: str
) -> None:
    player = make_player()
    set_channel_choices(player=player, choices={"invitation": way})
    EmailAddress.objects.create(user=player, email=player.email, verified=True, primary=True)
    Hours.objects.create(player=player, quiet_from=None, quiet_to=None)
    with push_service() as service, redis_server() as broker:
        browser = Browser(service)
        Subscription.objects.create(player=player, **browser.subscription)
        post_all(player)
        app = Celery(broker=broker)
        with worker(broker, tmp_path):
            wait_until_settled(app)
            long_ago = timezone.now() - timedelta(minutes=11)
            Delivery.objects.filter(state=Delivery.State.HANDED).update(handed=long_ago)
            app.send_task("notifications.tasks.sweep")
            end = time.monotonic() + TIMEOUT_S
            while Message.objects.filter(state="sending").exists() and time.monotonic() < end:
                time.sleep(0.2)
        pushed = Counter(browser.read(body)["table"] for _, body in service.taken)
        app.close()
    got = pushed if way == "push" else emails_in(tmp_path)
    killed = {path.name for path in tmp_path.iterdir()} & OUTCOMES.keys()
    assert killed == OUTCOMES.keys() - {"never"}
    said = dict(Message.objects.values_list("about", "state"))
    assert {step: (got[step], said[step]) for step in OUTCOMES} == OUTCOMES
