rules-search-label = Search the rules by words or number
rules-search-hint = Words or a number
rules-search = Search
rules-complete = { $title }, complete, as Glenmore plays them.
rules-contents = Contents
rules-english-only = This page has been written in English only so far.
rules-ruling = Ruling:
rules-description = The rules of Glen More and Glen More II, every rule with its number, to be searched.
rules-found =
    { $count ->
        [one] { $count } rule with “{ $words }”
       *[other] { $count } rules with “{ $words }”
    }
rules-none-found = No rule speaks of “{ $words }”
rules-try-fewer = Try fewer words, or a part of one: “whisk” finds whisky. Numbers begin with G1, G2, C and X.
rules-all = All rules
rules-reconstruction = Part of the component values of Glen More II is a reconstruction; the page of the components says of each value whether it is known, reported or reconstructed.
