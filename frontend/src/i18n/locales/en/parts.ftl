parts-trouble = Something surfaced
parts-first-page = To the first page
parts-try-again = Try again
parts-back = Back
parts-seats-free = { $free } of { $players } seats free
