"""Which address of the API leads to which view of a table?"""

from django.urls import include, path
from rest_framework.routers import SimpleRouter

from .invitations import InvitationViewSet
from .lessons import LessonsView, LessonViewSet
from .looks import FacesView, LookViewSet
from .people import EditionsView, MutesView, MuteView, PlayerView, RatingsView, WishView
from .play import PlayViewSet
from .tables import TableViewSet
from .talk import PrivateViewSet, TalkViewSet
from .time import AbsenceViewSet, PacesView, RestView, VacationsView, VacationView

router = SimpleRouter()
router.register("tables", TableViewSet, basename="table")
router.register("tables", PlayViewSet, basename="play")
router.register("tables", LookViewSet, basename="look")
router.register("tables", TalkViewSet, basename="talk")
router.register("tables", PrivateViewSet, basename="private")
router.register("tables", InvitationViewSet, basename="invitation")
router.register("tables", AbsenceViewSet, basename="absence")
router.register("tables", LessonViewSet, basename="lesson")

urlpatterns = [
    path("", include(router.urls)),
    path("paces/", PacesView.as_view(), name="paces"),
    path("me/rest/", RestView.as_view(), name="rest"),
    path("me/vacations/", VacationsView.as_view(), name="vacations"),
    path("me/vacations/<int:vacation>/", VacationView.as_view(), name="vacation"),
    path("editions/", EditionsView.as_view(), name="editions"),
    path("editions/<slug:name>/faces/", FacesView.as_view(), name="faces"),
    path("lessons/", LessonsView.as_view(), name="lessons"),
    path("wish/", WishView.as_view(), name="wish"),
    path("mutes/", MutesView.as_view(), name="mutes"),
    path("mutes/<int:player>/", MuteView.as_view(), name="mute"),
    path("players/<int:player>/", PlayerView.as_view(), name="player"),
    path("ratings/", RatingsView.as_view(), name="ratings"),
]
