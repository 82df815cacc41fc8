option-die = der Würfel spielt auch zu dritt oder viert mit
option-short-game = Das Ende liegt oben auf seinem Stapel
