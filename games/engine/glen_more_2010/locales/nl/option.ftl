option-open-scores = ieders punten zijn tijdens het spel zichtbaar
option-lenient-take = je mag altijd naar een tegel gaan die je niet kunt nemen
