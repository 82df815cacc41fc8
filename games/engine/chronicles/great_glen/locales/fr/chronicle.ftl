chronicle-7 = Entre le marteau et l’enclume
chronicle-7-adds = un conseil qui vote ce qui comptera à la fin
