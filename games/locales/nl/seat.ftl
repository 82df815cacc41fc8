seat-bot = Bot
seat-left = Iemand die weg is
seat-letter = Clan { $letter }
