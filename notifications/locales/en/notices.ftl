notices-both = say both when it begins and when it ends
notices-endless = quiet hours must end some time
notices-many-devices = { $number } devices of yours take pushes already: remove one first
notices-no-service = this is no push service that the site knows
notices-no-key = this is no key that anything can be encrypted with
