corrections-title = Corrections to the components
corrections-description = Values of Glen More and Glen More II that owners of the games have reported to differ from ours.
corrections-report = Report a correction
corrections-report-note = You own the game and a value here is different? Tell us; one row of our tables then puts it right for all new games.
corrections-see-open = See what has been reported
corrections-component = Tile or road
corrections-choose = Choose
corrections-field = Value
corrections-value = What is printed
corrections-value-note = For example: 1 wood, 1 stone. Everybody can read this.
corrections-source = How you know
corrections-source-note = For example: I have the English edition of 2019 in front of me. Only we read this.
corrections-send = Send the report
corrections-sent = Thank you. We’ll check your report.
corrections-open = Open reports
corrections-none = No report is open.
corrections-back = All components
corrections-differs = { $field }: “{ $reported }”. Glenmore has “{ $ours }”.
corrections-says = { $field }: “{ $reported }”.
corrections-too-many = You have reported a lot today. Please send the rest in an hour.
corrections-times =
    { $count ->
        [one] { $count } report
       *[other] { $count } reports
    }
