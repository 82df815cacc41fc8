good-wood = hout
good-stone = steen
good-grain = graan
good-barley = gerst
good-cattle = rund
good-sheep = schaap
