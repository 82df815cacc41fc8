common-trouble = Something surfaced
common-first-page = To the first page
common-try-again = Try again
common-back = Back
common-seats-free = { $free } of { $players } seats free
