fact-count-england-taken = nam de Engelandfiche
