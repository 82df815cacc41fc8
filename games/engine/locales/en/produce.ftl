produce-which = Which good comes onto { $tile }?
