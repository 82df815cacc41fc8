fact-count-penny-posted =
    { $number ->
        [one] legde een penny op een gangster
       *[other] legde { $number } penny’s op gangsters
    }
fact-count-mobster-freed =
    { $number ->
        [one] haalde een gangster uit de gevangenis
       *[other] haalde { $number } gangsters uit de gevangenis
    }
