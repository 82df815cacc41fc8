option-fixed-order = die Plätze beginnen in ihrer Reihenfolge, der erste ganz hinten
