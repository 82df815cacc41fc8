"""What do messages say around their story, in each language of the site?"""

from __future__ import annotations

WORDS = {
    "en": {
        "open": "Open the table",
        "mute": "Mute this table",
        "why": "You get this mail because you want to hear of such things by mail.",
        "stop": "No more mails of this kind",
        "settings": "What you hear of, and how",
        "stopped": "You will get no more mails of this kind.",
        "stop?": "Do you want no more mails of this kind?",
        "invalid": "This link is not valid.",
        "digest": "Your tables today",
        "digest-none": "Nothing waits for you.",
    },
    "fr": {
        "open": "Ouvrir la table",
        "mute": "Taire cette table",
        "why": "Vous recevez ce message parce que vous avez choisi d'en être averti par courriel.",
        "stop": "Ne plus recevoir ce type de courriel",
        "settings": "Choisir ce dont vous êtes averti, et comment",
        "stopped": "Vous ne recevrez plus ce type de courriel.",
        "stop?": "Ne plus recevoir ce type de courriel ?",
        "invalid": "Ce lien n'est pas valable.",
        "digest": "Vos tables aujourd'hui",
        "digest-none": "Rien ne vous attend.",
    },
    "nl": {
        "open": "Open de tafel",
        "mute": "Demp deze tafel",
        "why": "Je krijgt deze mail omdat je hierover per mail bericht wilt krijgen.",
        "stop": "Geen mails van deze soort meer",
        "settings": "Waarover je bericht krijgt, en hoe",
        "stopped": "Je krijgt geen mails van deze soort meer.",
        "stop?": "Wil je geen mails van deze soort meer?",
        "invalid": "Deze link is niet geldig.",
        "digest": "Je tafels vandaag",
        "digest-none": "Er wacht niets op je.",
    },
    "de": {
        "open": "Tisch öffnen",
        "mute": "Tisch stummschalten",
        "why": "Du bekommst diese Mail, weil du davon per Mail hören willst.",
        "stop": "Keine Mails dieser Art mehr",
        "settings": "Wovon du hörst, und wie",
        "stopped": "Du bekommst keine Mails dieser Art mehr.",
        "stop?": "Willst du keine Mails dieser Art mehr?",
        "invalid": "Dieser Link ist nicht gültig.",
        "digest": "Deine Tische heute",
        "digest-none": "Nichts wartet auf dich.",
    },
}


def word(language: str, name: str) -> str:
    """A phrase in a language of the site."""
    return WORDS.get(language, WORDS["en"])[name]
