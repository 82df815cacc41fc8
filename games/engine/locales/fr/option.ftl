option-fixed-order = les places commencent dans leur ordre, la première en dernière position
