lists-all = { $before } and { $last }
lists-either = { $before } or { $last }
