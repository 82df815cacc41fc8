lists-all = { $before } und { $last }
lists-either = { $before } oder { $last }
