walk-no-point = no movement point is left
walk-nobody = there is no { $who } on { $where }
walk-not-beside = { $where } is not a tile beside { $start }
walk-what = a move names the cell to start from and the cell to go to
