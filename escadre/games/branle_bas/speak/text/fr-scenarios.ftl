# Branle-bas de Combat : noms et récits des scénarios.

scenario-line = { $line } { $balance }

balance-even = Forces équilibrées.
balance-first = L’avantage va au premier camp.
balance-second = L’avantage va au second camp.
balance-historical = Les forces de l’histoire, sans équilibrage.

scenario-meeting-engagement = Rencontre au large
    .line = Deux escadres se découvrent au large ; les dés disent d’où elles viennent, le temps fera le reste. Le combat type, cinq vaisseaux anglais contre six français, en 16 tours.
scenario-belle-poule = La Belle Poule et l’Arethusa, 1778
    .line = 17 juin 1778, les premiers coups de canon d’une nouvelle guerre : deux frégates se rencontrent à portée de voix devant la Bretagne. L’Arethusa doit prendre ou battre l’autre, la Belle Poule doit estropier la chasseuse et s’échapper. 16 tours ; de préférence dans la période 1740-1783.
scenario-constitution-java = La Constitution et la Java, 1812
    .line = 29 décembre 1812, devant le Brésil : une lourde frégate américaine contre une anglaise qui tient le vent. Prise, coulée ou chassée, on a perdu. 24 tours.
scenario-chesapeake = La Chesapeake : le choc des avant-gardes, 1781
    .line = 5 septembre 1781 : les avant-gardes s’abordent de près tandis que les arrière-gardes ne rejoignent jamais ; l’enjeu est une armée à terre, à Yorktown. Les capitaines anglais lisent ici les signaux comme les autres. 16 tours.
scenario-saint-vincent = Le cap Saint-Vincent, 1797
    .line = 14 février 1797 : Jervis lance sa ligne entre les deux moitiés d’une flotte espagnole plus nombreuse, dont l’une n’a plus d’ordre. Le Captain quitte la ligne quand il veut ; un match nul vaut une victoire anglaise. 24 tours.
scenario-aboukir = Aboukir, 1798
    .line = 1er août 1798 : les Français sont à l’ancre derrière leurs bancs, la moitié des équipages à terre, les canons de bâbord encombrés ; Nelson veut passer en dedans de la tête de ligne et la doubler. Battre cinq vaisseaux sur huit et en perdre moins. 24 tours, jusque dans la nuit.
scenario-trafalgar = Trafalgar en réduction, 1805
    .line = 21 octobre 1805 : deux colonnes anglaises courent vent arrière sur une longue ligne franco-espagnole. Huit contre dix, 24 tours.
scenario-copenhagen = Copenhague, 1801
    .line = 2 avril 1801 : Nelson remonte un chenal étroit entre les bancs, contre des pontons embossés, les batteries d’Amager et le fort de Trekroner. Réduire cinq des sept coques au silence sans s’échouer soi-même. 24 tours.
scenario-kempenfelt = Kempenfelt et le convoi, 1781
    .line = 12 décembre 1781, devant Ouessant : l’escorte française est tombée sous le vent de ses transports, et Kempenfelt se glisse entre les deux. Des points pour les transports pris ou sauvés, et pour les vaisseaux de ligne. 16 tours.
scenario-oland = Öland : la division en retard, 1789
    .line = 26 juillet 1789, en Baltique : la seconde division suédoise n’arrive pas à temps. Six Russes contre quatre Suédois, puis trois de plus quand les dés le veulent. 16 tours.
scenario-tendra = Tendra, 1790
    .line = 8 septembre 1790, en mer Noire : deux lignes parallèles, les Ottomans doublés de cuivre et plus rapides ; Ouchakov jette ses capitaines sur les vaisseaux amiraux. 16 tours.
scenario-la-goletta = Les batteries de La Goulette
    .line = Une escadre vénitienne devant Tunis : trois ouvrages qui tirent à boulets rouges dès le septième tour, des hauts-fonds devant eux, des troupes dans les embarcations. En réduire deux sans perdre plus d’un bâtiment. 24 tours.
scenario-dogger-bank = Le Dogger Bank, 1781
    .line = 5 août 1781, en mer du Nord : deux escortes se battent ligne contre ligne, de tout près ; personne ne tire de loin pendant les deux premiers tours. Quatre vaisseaux anglais contre six hollandais. 16 tours.
scenario-lissa = Lissa, 1811
    .line = 13 mars 1811, en Adriatique : quatre frégates anglaises en ligne serrée contre cinq frégates françaises et italiennes en deux groupes. 16 tours.
