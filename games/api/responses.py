"""Serializers of responses, for the OpenAPI document; `services.payloads` builds the data."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from accounts.serializers import Person
from games.models import Colour, Move, Pace, Status, Visibility

from .fields import ChoiceField, EngineFaces, EngineFact, EnginePreview, EngineView


class SeatDetails(serializers.Serializer[None]):
    """A seat at a table."""

    number = serializers.IntegerField()
    colour = serializers.ChoiceField(choices=Colour.choices)
    player = Person(allow_null=True)
    bot = serializers.CharField(help_text="The bot that plays this seat; empty for a person.")
    resigned = serializers.BooleanField()
    anonymous = serializers.BooleanField(help_text="The player has deleted their account.")
    away = serializers.BooleanField(help_text="A bot plays until the player returns.")
    vacant = serializers.BooleanField(help_text="A substitute may take this seat.")
    must_act = serializers.BooleanField()
    bank = serializers.IntegerField(
        allow_null=True, help_text="Remaining seconds, while the clock is stopped."
    )
    deadline = serializers.DateTimeField(allow_null=True, help_text="Set while the clock runs.")
    takeover = serializers.DateTimeField(allow_null=True, help_text="When a bot takes over.")
    points = serializers.IntegerField(allow_null=True, help_text="Set when the game is finished.")
    place = serializers.IntegerField(allow_null=True)
    rating = serializers.IntegerField(
        allow_null=True, help_text="The player's rating at this game, if any."
    )
    reliability = serializers.IntegerField(
        allow_null=True, help_text="The percentage of games the player has finished."
    )


class TableSummary(serializers.Serializer[None]):
    """A table in a list."""

    id = serializers.CharField()
    edition = serializers.CharField()
    chronicles = serializers.ListField(child=serializers.IntegerField())
    options = serializers.ListField(child=serializers.CharField())
    rules = serializers.IntegerField()
    players = serializers.IntegerField()
    pace = serializers.ChoiceField(choices=Pace.choices)
    sleep_hours = serializers.IntegerField(help_text="Hours of daily rest granted to each seat.")
    weekend_pause = serializers.BooleanField()
    vacation_days = serializers.IntegerField()
    timed = serializers.BooleanField(help_text="Whether the table has clocks.")
    alone = serializers.BooleanField(
        help_text="One person plays against bots; hints are available."
    )
    rated = serializers.BooleanField()
    visibility = serializers.ChoiceField(choices=Visibility.choices)
    hotseat = serializers.BooleanField()
    status = serializers.ChoiceField(choices=Status.choices)
    paused = serializers.BooleanField()
    imported = serializers.BooleanField()
    lesson = serializers.CharField(help_text="The active lesson; empty if none.")
    retired = serializers.BooleanField(
        help_text="Its rules version is retired: the game can be read but not played."
    )
    host = Person(allow_null=True)
    seats = SeatDetails(many=True)
    your_seats = serializers.ListField(child=serializers.IntegerField())
    your_turn = serializers.BooleanField()
    invited_by = Person(
        allow_null=True, help_text="The player who invited you to this table, if any."
    )
    moves = serializers.IntegerField()
    event = serializers.IntegerField(help_text="The number of the last event.")
    created = serializers.DateTimeField()
    started = serializers.DateTimeField(allow_null=True)
    finished = serializers.DateTimeField(allow_null=True)


@extend_schema_serializer(many=False)  # a single object that holds a list
class TableSummaries(serializers.Serializer[None]):
    """One page of a list of tables."""

    tables = TableSummary(many=True)
    more = serializers.BooleanField()


class Draft(serializers.Serializer[None]):
    """Your choices that are not confirmed yet."""

    choices = serializers.ListField(child=ChoiceField())
    facts = serializers.ListField(child=serializers.ListField(child=EngineFact()))
    can_undo = serializers.BooleanField()
    can_redo = serializers.BooleanField()
    can_confirm = serializers.BooleanField()


class LessonStep(serializers.Serializer[None]):
    """The current step of a lesson."""

    texts = serializers.ListField(
        child=serializers.CharField(), help_text="The keys of the texts to show."
    )
    move = serializers.CharField(
        allow_null=True, help_text="The move to make, in text notation; null while others act."
    )
    done = serializers.IntegerField(help_text="The number of steps you have completed.")
    steps = serializers.IntegerField(help_text="The number of steps in the lesson.")
    over = serializers.BooleanField(
        help_text="All steps are completed; only the last texts remain to be read."
    )


class TableDetails(TableSummary):
    """A table from the viewer's perspective."""

    seat = serializers.IntegerField(allow_null=True, help_text="The seat you view the table from.")
    invite_code = serializers.CharField(allow_null=True)
    seed_hash = serializers.CharField()
    seed = serializers.CharField(allow_null=True, help_text="Set when the game is finished.")
    rematch = serializers.CharField(allow_null=True)
    step = LessonStep(allow_null=True, help_text="The current step of your lesson, if any.")
    number = serializers.IntegerField(
        help_text="The value to send as `expected` in your next request."
    )
    view = EngineView(allow_null=True, help_text="The game, without what is hidden from you.")
    draft = Draft(allow_null=True)


class MoveDetails(serializers.Serializer[None]):
    """A move, without what is hidden from you."""

    number = serializers.IntegerField()
    seat = serializers.IntegerField()
    by = serializers.ChoiceField(choices=Move.By.choices)
    choice = ChoiceField(allow_null=True, help_text="Null while it is secret.")
    rule = serializers.CharField(help_text="The id of the rule that offered the choice.")
    facts = serializers.ListField(child=EngineFact())
    made = serializers.DateTimeField()


class MoveResponse(TableDetails):
    """The table after your action, and the moves since the number you expected."""

    news = MoveDetails(many=True)


class Moves(serializers.Serializer[None]):
    """The moves of a game."""

    moves = MoveDetails(many=True)


class TurnDetails(serializers.Serializer[None]):
    """Your view after a turn, and the moves since the turn before."""

    number = serializers.IntegerField()
    view = EngineView()
    moves = MoveDetails(many=True)


class Turns(serializers.Serializer[None]):
    """Past turns of a game."""

    turns = TurnDetails(many=True)


class ReplayFrame(serializers.Serializer[None]):
    """The view after a number of moves."""

    number = serializers.IntegerField()
    view = EngineView()


class Frames(serializers.Serializer[None]):
    """One part of a game, move by move."""

    frames = ReplayFrame(many=True)
    part = serializers.IntegerField(
        help_text="The number of frames per part; the last part may have fewer."
    )


class Previews(serializers.Serializer[None]):
    """Previews of your choices, at the table's current number."""

    number = serializers.IntegerField()
    previews = serializers.ListField(child=EnginePreview())


class Hint(serializers.Serializer[None]):
    """The choice a bot would make for you, at the table's current number."""

    number = serializers.IntegerField()
    choice = ChoiceField()


class ComparisonDetails(serializers.Serializer[None]):
    """What a seat has in one scoring category, and the points its lead would score."""

    name = serializers.CharField()
    value = serializers.IntegerField()
    points = serializers.IntegerField()


class SeatStanding(serializers.Serializer[None]):
    """The points of a seat if the table were scored now."""

    seat = serializers.IntegerField()
    comparisons = ComparisonDetails(many=True)
    scoring = serializers.IntegerField(help_text="The points of all categories together.")
    end = serializers.IntegerField(help_text="The points the end of the game would add now.")


class Standings(serializers.Serializer[None]):
    """The expected scores of all seats, at the table's current number."""

    number = serializers.IntegerField()
    standings = SeatStanding(many=True)


class FacesResponse(serializers.Serializer[None]):
    """What is printed on the pieces of a game."""

    faces = EngineFaces()


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


class VerificationResult(serializers.Serializer[None]):
    """Whether replaying the moves from the seed gives the stored game."""

    ok = serializers.BooleanField()
    problems = serializers.ListField(child=serializers.CharField())
    seed_hash = serializers.CharField()
    seed = serializers.CharField(allow_null=True)


class GameRecord(serializers.Serializer[None]):
    """A game as text."""

    record = serializers.CharField()


class StandingOrderDetails(serializers.Serializer[None]):
    """A standing order: an answer in advance."""

    seat = serializers.IntegerField()
    question = serializers.CharField()
    choice = ChoiceField()


class ForeseeableQuestion(serializers.Serializer[None]):
    """A question in another seat's turn that can be answered in advance."""

    question = serializers.CharField()
    text = serializers.CharField()
    rule = serializers.CharField()
    orders = serializers.DictField(
        child=serializers.CharField(),
        help_text="Texts for `always` and `never`, if the question accepts them.",
    )
    answers = serializers.ListField(
        child=ChoiceField(),
        help_text="Other answers your seat may order; each is given whenever it is possible.",
    )


class StandingOrders(serializers.Serializer[None]):
    """Your standing orders, and the questions that accept one."""

    orders = StandingOrderDetails(many=True)
    questions = ForeseeableQuestion(many=True)


class MatchRequestDetails(serializers.Serializer[None]):
    """Your match request, or the table you were matched to."""

    waiting = serializers.BooleanField()
    edition = serializers.CharField(allow_null=True)
    chronicles = serializers.ListField(child=serializers.IntegerField(), allow_null=True)
    least = serializers.IntegerField(allow_null=True)
    most = serializers.IntegerField(allow_null=True)
    pace = serializers.ChoiceField(choices=Pace.choices, allow_null=True)
    rated = serializers.BooleanField(allow_null=True)
    table = serializers.CharField(allow_null=True)


class Mutes(serializers.Serializer[None]):
    """The players you have muted."""

    players = Person(many=True)


class PlayerRating(serializers.Serializer[None]):
    """A player's rating."""

    player = Person()
    rating = serializers.IntegerField()
    games = serializers.IntegerField()


class EditionRating(serializers.Serializer[None]):
    """A player's rating at one game."""

    edition = serializers.CharField()
    rating = serializers.IntegerField()
    games = serializers.IntegerField()


class Profile(Person):
    """The public profile of a player."""

    joined = serializers.DateTimeField()
    reliability = serializers.IntegerField(
        allow_null=True,
        help_text="The percentage of games with others they have finished; null if none yet.",
    )
    ratings = EditionRating(many=True)


class Ratings(serializers.Serializer[None]):
    """The highest-rated players of a game."""

    ratings = PlayerRating(many=True)
    yours = PlayerRating(allow_null=True)


class TableOption(serializers.Serializer[None]):
    """A table option."""

    name = serializers.CharField()
    text = serializers.CharField()


class ChronicleDetails(serializers.Serializer[None]):
    """A Chronicle that can be added to a game."""

    number = serializers.IntegerField()
    name = serializers.CharField()
    adds = serializers.CharField(help_text="A short description of what it adds.")
    least = serializers.IntegerField(help_text="The minimum number of players.")
    length = serializers.IntegerField(help_text="How much longer games get, from 1 to 3.")
    difficulty = serializers.IntegerField(help_text="How much harder games get, from 1 to 3.")
    for_first = serializers.BooleanField(help_text="Whether it suits beginners.")


class EditionDetails(serializers.Serializer[None]):
    """A game that can be played."""

    id = serializers.CharField()
    name = serializers.CharField()
    rules = serializers.IntegerField()
    players = serializers.ListField(child=serializers.IntegerField())
    chronicles = ChronicleDetails(many=True)
    options = TableOption(many=True)
    goods = serializers.ListField(child=serializers.CharField())
    bots = serializers.ListField(child=serializers.CharField())
    verbs = serializers.DictField(
        child=serializers.ListField(child=serializers.CharField()),
        help_text="The argument kinds of each verb of a choice.",
    )


class Editions(serializers.Serializer[None]):
    """The games that can be played."""

    editions = EditionDetails(many=True)
