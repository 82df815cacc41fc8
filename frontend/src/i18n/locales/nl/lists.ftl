lists-all = { $before } en { $last }
lists-either = { $before } of { $last }
