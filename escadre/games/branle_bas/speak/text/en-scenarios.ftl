# Branle-bas de Combat: names and stories of the scenarios.

scenario-line = { $line } { $balance }

balance-even = Even forces.
balance-first = It leans to the first side.
balance-second = It leans to the second side.
balance-historical = Forces as history had them, not weighed against each other.

scenario-meeting-engagement = Meeting engagement
    .line = Two squadrons sight each other on the open sea; dice say from where they come, and the weather decides the rest. The standard battle with five English against six French ships of the line, 16 turns.
scenario-belle-poule = Belle Poule and Arethusa, 1778
    .line = 17 June 1778, the first shots of a new war: two frigates meet within hail off Brittany. Arethusa must take or beat her, Belle Poule must cripple the hunter and get away. 16 turns; best in the period 1740-1783.
scenario-constitution-java = Constitution and Java, 1812
    .line = 29 December 1812 off Brazil: a heavy American frigate against a British one that has the weather gage. Whoever is taken, sunk or beaten off loses. 24 turns.
scenario-chesapeake = Chesapeake: the vans engaged, 1781
    .line = 5 September 1781: the vans of two fleets close while their rears never come up; at stake is an army ashore at Yorktown. English captains read signals no better than others here. 16 turns.
scenario-saint-vincent = Cape Saint-Vincent, 1797
    .line = 14 February 1797: Jervis drives his line between two halves of a larger Spanish fleet, one of them without any order. Captain may leave the line when she likes; a draw is an English victory. 24 turns.
scenario-aboukir = Aboukir, 1798
    .line = 1 August 1798: the French lie at anchor behind their shoals, half the crews ashore, the port guns not cleared; Nelson means to pass inside the head of the line and double it. Beat five of eight and lose fewer. 24 turns, into the night.
scenario-trafalgar = Trafalgar, scaled down, 1805
    .line = 21 October 1805: two English columns run before the wind on one long line of French and Spanish ships. Eight against ten, 24 turns.
scenario-copenhagen = Copenhagen, 1801
    .line = 2 April 1801: Nelson sails up a narrow channel between shoals against moored hulks, the Amager batteries and the fort of Trekroner. Silence five of the seven hulks and keep your own ships off the ground. 24 turns.
scenario-kempenfelt = Kempenfelt and the convoy, 1781
    .line = 12 December 1781 off Ushant: the French escort has drifted to leeward of its transports, and Kempenfelt cuts in between. Points for transports taken or saved, and for ships of the line. 16 turns.
scenario-oland = Öland: the late division, 1789
    .line = 26 July 1789 in the Baltic: the Swedish second division does not come up in time. Six Russians against four Swedes, and three more when the dice allow it. 16 turns.
scenario-tendra = Tendra, 1790
    .line = 8 September 1790 in the Black Sea: parallel lines, the Ottoman ships coppered and faster; Ushakov throws his captains at the flagships. 16 turns.
scenario-la-goletta = The batteries of La Goletta
    .line = A Venetian squadron before Tunis: three works that heat their shot from the seventh turn on, shoals in front of them, troops in the boats. Put two of them out of action and lose no more than one ship. 24 turns.
scenario-dogger-bank = Dogger Bank, 1781
    .line = 5 August 1781 in the North Sea: two escorts fight line to line at close range; nobody fires from afar in the first two turns. Four English against six Dutch ships. 16 turns.
scenario-lissa = Lissa, 1811
    .line = 13 March 1811 in the Adriatic: four English frigates in a close line against five French and Italian ones in two bodies. 16 turns.
