rules-search-label = Search the rules by keyword or number
rules-search-hint = Keyword or rule number
rules-search = Search
rules-complete = { $title }, complete, as played on Glenmore.
rules-contents = Contents
rules-english-only = This page is only available in English so far.
rules-ruling = Ruling:
rules-description = The rules of Glen More and Glen More II, numbered and searchable.
rules-found =
    { $count ->
        [one] { $count } rule with “{ $words }”
       *[other] { $count } rules with “{ $words }”
    }
rules-none-found = No rules found for “{ $words }”
rules-try-fewer = Try fewer words or part of a word: “whisk” finds whisky. Numbers start with G1, G2, C or X.
rules-all = All rules
rules-reconstruction = Some Glen More II component values are reconstructed. The components page marks each value as known, reported or reconstructed.
