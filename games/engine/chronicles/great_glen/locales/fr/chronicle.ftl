chronicle-7 = Entre l’enclume et le marteau
chronicle-7-adds = un conseil qui vote ce qui comptera à la fin
