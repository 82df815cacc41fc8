seat-bot = Bot
seat-left = Someone who left
seat-letter = Clan { $letter }
