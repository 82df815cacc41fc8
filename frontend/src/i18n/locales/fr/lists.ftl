lists-all = { $before } et { $last }
lists-either = { $before } ou { $last }
