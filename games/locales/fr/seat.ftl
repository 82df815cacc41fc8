seat-bot = Robot
seat-left = Quelqu’un qui est parti
seat-letter = Clan { $letter }
