### Task Force : noms et récits des scénarios.

scenario-pearl-harbor = 1. L’attaque de Pearl Harbor
    .line = 8 décembre 1941, au calendrier de Tokyo. Deux vagues s’abattent sur des navires à quai : les torpilles pour ceux qu’elles peuvent atteindre, les bombes pour les autres. Seul contre les dés ; on y apprend le tir antiaérien, l’attaque aérienne et les avaries.
scenario-force-z = 2. La fin de la Force Z
    .line = 10 décembre 1941. Le Prince of Wales et le Repulse filent vers Singapour parmi trois leurres ; trouvez-les et frappez avec les avions de Saïgon. En solitaire ; on y apprend la reconnaissance et les raids sur des navires en mer. Tours 3 à 9.
scenario-java-sea = 3. Bataille de la mer de Java
    .line = 27 février 1942. Trois escadres japonaises couvrent un convoi d’invasion contre la flotte mêlée de quatre nations qui vient le chercher. En solitaire ; on y apprend le mouvement, les zones de contrôle et le canon, de jour et de nuit. Tours 7 à 12.
scenario-carrier-duel = 4. Porte-avions contre porte-avions
    .line = Deux porte-avions par camp en plein océan, des flottes déjà formées, quatre leurres chacun et aucun canon à portée : la première leçon d’opérations aériennes à deux. Tours 3 à 10.
scenario-coral-sea = 5. Mer de Corail
    .line = 7 et 8 mai 1942. Un convoi japonais gagne Port Moresby en contournant la pointe de la Nouvelle-Guinée ; deux porte-avions par camp décident s’il y parvient. Tours 1 à 24.
scenario-midway = 6. Midway
    .line = 4 et 5 juin 1942. Quatre porte-avions japonais ont ordre de frapper l’atoll à l’aube ; trois américains les attendent, et les hydravions cherchent la nuit. Tours 1 à 22.
scenario-eastern-solomons = 7. Salomon orientales
    .line = 24 et 25 août 1942. Des transports pour Guadalcanal, derrière deux grands porte-avions et l’appât Ryūjō ; Henderson Field est américain, et le Wasp rallie le second jour. Tours 3 à 22.
scenario-combined-fleet = 8. Flotte combinée contre flotte du Pacifique
    .line = Le printemps 1942 tel qu’il n’eut pas lieu : les deux lignes de bataille se rencontrent dans le Pacifique central, quatre porte-avions par camp, le Yamato parmi les canons. Personne ne montre ses plateaux. Tours 1 à 24.
scenario-indian-ocean = 9. Raid dans l’océan Indien
    .line = Avril 1942, un peu autrement : Nagumo vient pour Colombo et Trincomalee, et Somerville est en mer avec tout ce qu’il a. Ponts blindés, vieux cuirassés, plateaux cachés. Tours 1 à 24.
scenario-guadalcanal = 10. Santa Cruz et Guadalcanal
    .line = Octobre et novembre 1942. Deux batailles en une partie pour le même terrain d’aviation : des porte-avions à ménager, des bombardements nocturnes, du ravitaillement, et après chacune les dés de la guerre à terre. Deux fois les tours 1 à 22.

scenario-own = { $name }
    .line = Un scénario de la maison.
    .story = { $story }
