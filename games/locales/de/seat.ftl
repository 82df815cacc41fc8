seat-bot = Bot
seat-left = Jemand, der weg ist
seat-letter = Clan { $letter }
