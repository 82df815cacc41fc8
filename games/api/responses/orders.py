"""Standing orders."""

from __future__ import annotations

from rest_framework import serializers

from games.api.fields import ChoiceField


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
