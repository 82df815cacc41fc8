told-england-taken = nam de Engelandfiche
