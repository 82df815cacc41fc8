option-fixed-order = the seats start in their order, the first one hindmost
