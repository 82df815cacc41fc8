walk-no-point = er is geen bewegingspunt over
walk-nobody = { $who }: er staat er geen op { $where }
walk-not-beside = { $where } is geen tegel naast { $start }
walk-what = een verplaatsing noemt het vak waar ze begint en het vak waar ze heen gaat
