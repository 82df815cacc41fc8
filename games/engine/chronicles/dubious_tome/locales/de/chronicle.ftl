chronicle-6 = Das zweifelhafte Buch der schottischen Geschichte
chronicle-6-adds = Wahrzeichenkarten mit einem Ereignis auf der Rückseite
