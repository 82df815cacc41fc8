produce-which = Welcher Rohstoff kommt auf { $tile }?
