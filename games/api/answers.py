"""What do answers look like? For the OpenAPI document; `services.seen` puts them together."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from accounts.serializers import Person
from games.models import Colour, Move, Pace, Status, Visibility

from .fields import Choices, EngineFaces, EngineFact, EngineOutlook, EngineView


class SeatSeen(serializers.Serializer[None]):
    """A place at a table."""

    number = serializers.IntegerField()
    colour = serializers.ChoiceField(choices=Colour.choices)
    player = Person(allow_null=True)
    bot = serializers.CharField(help_text="The bot that plays it; empty where a player does.")
    resigned = serializers.BooleanField()
    anonymous = serializers.BooleanField(help_text="Its player has deleted his account.")
    away = serializers.BooleanField(help_text="A bot plays it until its player returns.")
    vacant = serializers.BooleanField(help_text="A substitute may take it.")
    must_act = serializers.BooleanField()
    bank = serializers.IntegerField(allow_null=True, help_text="Seconds, while its clock stands.")
    deadline = serializers.DateTimeField(allow_null=True, help_text="While its clock runs.")
    takeover = serializers.DateTimeField(allow_null=True, help_text="Then a bot plays it.")
    points = serializers.IntegerField(allow_null=True, help_text="When the game is finished.")
    place = serializers.IntegerField(allow_null=True)
    rating = serializers.IntegerField(
        allow_null=True, help_text="The player's rating at this game, if there is one."
    )
    reliability = serializers.IntegerField(
        allow_null=True, help_text="The share of games its player saw through, per cent."
    )


class Summary(serializers.Serializer[None]):
    """A table in a list."""

    id = serializers.CharField()
    edition = serializers.CharField()
    chronicles = serializers.ListField(child=serializers.IntegerField())
    options = serializers.ListField(child=serializers.CharField())
    rules = serializers.IntegerField()
    players = serializers.IntegerField()
    pace = serializers.ChoiceField(choices=Pace.choices)
    sleep_hours = serializers.IntegerField(help_text="How long each seat may sleep a day.")
    weekend_pause = serializers.BooleanField()
    vacation_days = serializers.IntegerField()
    timed = serializers.BooleanField(help_text="Whether there are clocks.")
    alone = serializers.BooleanField(help_text="One person plays, against bots: hints are given.")
    rated = serializers.BooleanField()
    visibility = serializers.ChoiceField(choices=Visibility.choices)
    hotseat = serializers.BooleanField()
    status = serializers.ChoiceField(choices=Status.choices)
    paused = serializers.BooleanField()
    imported = serializers.BooleanField()
    lesson = serializers.CharField(help_text="The lesson that is followed; empty where none is.")
    retired = serializers.BooleanField(
        help_text="Its rules are played no more: what was played can be read, and no more."
    )
    host = Person(allow_null=True)
    seats = SeatSeen(many=True)
    your_seats = serializers.ListField(child=serializers.IntegerField())
    your_turn = serializers.BooleanField()
    invited_by = Person(
        allow_null=True, help_text="Who invites you to sit down here; null where nobody does."
    )
    moves = serializers.IntegerField()
    event = serializers.IntegerField(help_text="The number of the last event.")
    created = serializers.DateTimeField()
    started = serializers.DateTimeField(allow_null=True)
    finished = serializers.DateTimeField(allow_null=True)


@extend_schema_serializer(many=False)  # one answer that holds a list, not a list of them
class Summaries(serializers.Serializer[None]):
    """A part of a list of tables."""

    tables = Summary(many=True)
    more = serializers.BooleanField()


class Draft(serializers.Serializer[None]):
    """What one has chosen and not confirmed."""

    choices = serializers.ListField(child=Choices())
    facts = serializers.ListField(child=serializers.ListField(child=EngineFact()))
    can_undo = serializers.BooleanField()
    can_redo = serializers.BooleanField()
    can_confirm = serializers.BooleanField()


class LessonStep(serializers.Serializer[None]):
    """What a lesson says and asks for now."""

    texts = serializers.ListField(child=serializers.CharField(), help_text="Their names.")
    move = serializers.CharField(
        allow_null=True, help_text="The move to be made, in text notation; none while others act."
    )
    done = serializers.IntegerField(help_text="How many of your steps are done.")
    steps = serializers.IntegerField(help_text="How many there are.")
    over = serializers.BooleanField(help_text="All is done; the last texts are to be read.")


class TableSeen(Summary):
    """A table as you see it."""

    seat = serializers.IntegerField(allow_null=True, help_text="The seat you look from.")
    invite_code = serializers.CharField(allow_null=True)
    seed_hash = serializers.CharField()
    seed = serializers.CharField(allow_null=True, help_text="When the game is finished.")
    rematch = serializers.CharField(allow_null=True)
    step = LessonStep(allow_null=True, help_text="Where a lesson stands, while you follow it.")
    number = serializers.IntegerField(help_text="What your next request expects.")
    view = EngineView(allow_null=True, help_text="The game as you may see it.")
    draft = Draft(allow_null=True)


class MoveSeen(serializers.Serializer[None]):
    """A move as you may know it."""

    number = serializers.IntegerField()
    seat = serializers.IntegerField()
    by = serializers.ChoiceField(choices=Move.By.choices)
    choice = Choices(allow_null=True, help_text="None while it is a secret.")
    rule = serializers.CharField(help_text="The id of the rule by which it was chosen.")
    facts = serializers.ListField(child=EngineFact())
    made = serializers.DateTimeField()


class Answer(TableSeen):
    """The table after you acted, and the moves since you looked."""

    news = MoveSeen(many=True)


class Moves(serializers.Serializer[None]):
    """What was played."""

    moves = MoveSeen(many=True)


class TurnSeen(serializers.Serializer[None]):
    """The table as you saw it at some time, and what had been played since the time before."""

    number = serializers.IntegerField()
    view = EngineView()
    moves = MoveSeen(many=True)


class Turns(serializers.Serializer[None]):
    """How it came to this."""

    turns = TurnSeen(many=True)


class FrameSeen(serializers.Serializer[None]):
    """The table after so many moves."""

    number = serializers.IntegerField()
    view = EngineView()


class Frames(serializers.Serializer[None]):
    """A part of a game, move by move."""

    frames = FrameSeen(many=True)
    part = serializers.IntegerField(help_text="How many frames are a part; the last has fewer.")


class Outlooks(serializers.Serializer[None]):
    """What would come of your choices, at the number of choices that you know."""

    number = serializers.IntegerField()
    outlook = serializers.ListField(child=EngineOutlook())


class Hint(serializers.Serializer[None]):
    """What a bot would choose in your place, at the number of choices that you know."""

    number = serializers.IntegerField()
    choice = Choices()


class ComparisonSeen(serializers.Serializer[None]):
    """What a seat has of something that scorings compare, and what its lead would bring."""

    name = serializers.CharField()
    value = serializers.IntegerField()
    points = serializers.IntegerField()


class StandingSeen(serializers.Serializer[None]):
    """A seat, if the table were scored now."""

    seat = serializers.IntegerField()
    comparisons = ComparisonSeen(many=True)
    scoring = serializers.IntegerField(help_text="What all comparisons would bring.")
    end = serializers.IntegerField(help_text="What the end would add, as things stand.")


class Standings(serializers.Serializer[None]):
    """How the seats stand, at the number of choices that you know."""

    number = serializers.IntegerField()
    standings = StandingSeen(many=True)


class FacesSeen(serializers.Serializer[None]):
    """What is printed on the pieces of a game."""

    faces = EngineFaces()


class Message(serializers.Serializer[None]):
    """Something said at a table."""

    id = serializers.IntegerField()
    player = Person(allow_null=True)
    text = serializers.CharField()
    said = serializers.DateTimeField()


class Messages(serializers.Serializer[None]):
    """All that was said."""

    messages = Message(many=True)


class NoteSeen(serializers.Serializer[None]):
    """What you wrote down."""

    text = serializers.CharField()


class Invite(serializers.Serializer[None]):
    """How others find the table."""

    code = serializers.CharField()
    url = serializers.CharField()
    qr = serializers.CharField(help_text="The link as a QR code, SVG.")


class InvitationSeen(serializers.Serializer[None]):
    """A player who was asked by name to sit down."""

    player = Person()
    by = Person()
    made = serializers.DateTimeField()
    declined = serializers.BooleanField()


class Invitations(serializers.Serializer[None]):
    """Who was asked and does not sit here yet."""

    invitations = InvitationSeen(many=True)


class Verdict(serializers.Serializer[None]):
    """Whether the moves, played again from the seed, lead to what is shown."""

    ok = serializers.BooleanField()
    problems = serializers.ListField(child=serializers.CharField())
    seed_hash = serializers.CharField()
    seed = serializers.CharField(allow_null=True)


class RecordSeen(serializers.Serializer[None]):
    """A game as text."""

    record = serializers.CharField()


class OrderSeen(serializers.Serializer[None]):
    """An answer in advance."""

    seat = serializers.IntegerField()
    question = serializers.CharField()
    choice = Choices()


class QuestionForeseen(serializers.Serializer[None]):
    """A question of another's turn that can be answered in advance."""

    question = serializers.CharField()
    text = serializers.CharField()
    rule = serializers.CharField()
    orders = serializers.DictField(
        child=serializers.CharField(),
        help_text="What `always` and `never` answer, in words; those that it knows.",
    )
    answers = serializers.ListField(
        child=Choices(),
        help_text="Others that your seat may order: one is given whenever it is possible.",
    )


class Orders(serializers.Serializer[None]):
    """Your answers in advance, and the questions that may be answered so."""

    orders = OrderSeen(many=True)
    questions = QuestionForeseen(many=True)


class WishSeen(serializers.Serializer[None]):
    """What you wait for, or the table you got."""

    waiting = serializers.BooleanField()
    edition = serializers.CharField(allow_null=True)
    chronicles = serializers.ListField(child=serializers.IntegerField(), allow_null=True)
    least = serializers.IntegerField(allow_null=True)
    most = serializers.IntegerField(allow_null=True)
    pace = serializers.ChoiceField(choices=Pace.choices, allow_null=True)
    rated = serializers.BooleanField(allow_null=True)
    table = serializers.CharField(allow_null=True)


class Mutes(serializers.Serializer[None]):
    """Whom you do not read."""

    players = Person(many=True)


class RatingSeen(serializers.Serializer[None]):
    """How strong somebody seems to be."""

    player = Person()
    rating = serializers.IntegerField()
    games = serializers.IntegerField()


class Strength(serializers.Serializer[None]):
    """How strong somebody seems to be at a game."""

    edition = serializers.CharField()
    rating = serializers.IntegerField()
    games = serializers.IntegerField()


class Profile(Person):
    """A player as others may know him."""

    joined = serializers.DateTimeField()
    reliability = serializers.IntegerField(
        allow_null=True,
        help_text="The share of games with others that he saw through, per cent; null: none yet.",
    )
    ratings = Strength(many=True)


class Ratings(serializers.Serializer[None]):
    """The strongest players of a game."""

    ratings = RatingSeen(many=True)
    yours = RatingSeen(allow_null=True)


class OptionSeen(serializers.Serializer[None]):
    """A table option."""

    name = serializers.CharField()
    text = serializers.CharField()


class ChronicleSeen(serializers.Serializer[None]):
    """A Chronicle that can be added."""

    number = serializers.IntegerField()
    name = serializers.CharField()
    adds = serializers.CharField(help_text="What it adds, in a few words.")
    least = serializers.IntegerField(help_text="The fewest players.")
    length = serializers.IntegerField(help_text="How much longer games get, from 1 to 3.")
    difficulty = serializers.IntegerField(help_text="How much harder games get, from 1 to 3.")
    for_first = serializers.BooleanField(help_text="Whether it is one to begin with.")


class EditionSeen(serializers.Serializer[None]):
    """A game that can be played."""

    id = serializers.CharField()
    name = serializers.CharField()
    rules = serializers.IntegerField()
    players = serializers.ListField(child=serializers.IntegerField())
    chronicles = ChronicleSeen(many=True)
    options = OptionSeen(many=True)
    goods = serializers.ListField(child=serializers.CharField())
    bots = serializers.ListField(child=serializers.CharField())
    verbs = serializers.DictField(
        child=serializers.ListField(child=serializers.CharField()),
        help_text="The kinds of the words behind each verb of a choice.",
    )


class Editions(serializers.Serializer[None]):
    """The games."""

    editions = EditionSeen(many=True)
