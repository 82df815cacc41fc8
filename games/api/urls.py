"""The URLs of the API of tables."""

from django.urls import include, path
from rest_framework.routers import SimpleRouter

from glenmore_site.base import converters  # noqa: F401 - registers row_id

from .chat import ChatViewSet, PrivateViewSet
from .corrections import CorrectionsView
from .invitations import InvitationViewSet
from .lessons import LessonsView, LessonViewSet
from .people import EditionsView, MatchRequestView, MutesView, MuteView, PlayerView, RatingsView
from .play import PlayViewSet
from .previews import FacesView, PreviewViewSet
from .tables import TableViewSet
from .time import AbsenceViewSet, PacesView, RestView, VacationsView, VacationView

router = SimpleRouter()
router.register("tables", TableViewSet, basename="table")
router.register("tables", PlayViewSet, basename="play")
router.register("tables", PreviewViewSet, basename="preview")
router.register("tables", ChatViewSet, basename="chat")
router.register("tables", PrivateViewSet, basename="private")
router.register("tables", InvitationViewSet, basename="invitation")
router.register("tables", AbsenceViewSet, basename="absence")
router.register("tables", LessonViewSet, basename="lesson")

urlpatterns = [
    path("", include(router.urls)),
    path("paces/", PacesView.as_view(), name="paces"),
    path("me/rest/", RestView.as_view(), name="rest"),
    path("me/vacations/", VacationsView.as_view(), name="vacations"),
    path("me/vacations/<row_id:vacation>/", VacationView.as_view(), name="vacation"),
    path("editions/", EditionsView.as_view(), name="editions"),
    path("editions/<slug:name>/faces/", FacesView.as_view(), name="faces"),
    path("corrections/", CorrectionsView.as_view(), name="corrections"),
    path("lessons/", LessonsView.as_view(), name="lessons"),
    path("match-request/", MatchRequestView.as_view(), name="match-request"),
    # The address in version 0.1.0, not documented any more.
    path("wish/", MatchRequestView.as_view(schema=None), name="wish"),
    path("mutes/", MutesView.as_view(), name="mutes"),
    path("mutes/<row_id:player>/", MuteView.as_view(), name="mute"),
    path("players/<row_id:player>/", PlayerView.as_view(), name="player"),
    path("ratings/", RatingsView.as_view(), name="ratings"),
]
