game-title = Patience en mer
game-line = Ramenez vos navires marchands au port, seul contre des corsaires qui suivent une procédure.
option-stretches = Étapes
    .hint = Le nombre de navires marchands.
scenario-narrows = Le détroit
    .line = Les corsaires faibles restent au port. Cinq navires marchands, un commodore.
side-commodore = Commodore
escort = escorteur { $number }
raider = corsaire { $number }
strength = Force
home = Au port
lost = Perdus
do-escort = Envoyer : { $escort }
do-scout = Reconnaître le corsaire qui guette
do-sail = Appareiller
zone-past = Corsaires rencontrés
zone-lurking = À l’affût de la place { $number }
zone-sent = Envoyé par la place { $number }
zone-home = Ramenés par la place { $number }
zone-lost = Perdus par la place { $number }
zone-hand = Escorteurs de la place { $number }
phase = Étape { $stretch } sur { $stretches }
prompt-escort = Choisissez un escorteur pour le navire marchand.
prompt-sail = Le navire marchand est prêt à appareiller.
prompt-over = La partie est finie.
event-stretch = Étape { $stretch } : un corsaire guette
event-sent = { $seat } envoie : { $escort }
event-roll = { $seat } : { $die } au dé
event-met = { $seat } rencontre : { $raider }, { $strength ->
    [0] qui manque le convoi
   *[other] qui attaque avec { $strength }
}
event-home = { $escort } ramène un navire marchand au port ({ $seat })
event-lost = { $escort } perd un navire marchand ({ $seat })
event-scouted = { $seat } envoie des éclaireurs
event-spotted = Vous découvrez : { $raider }
degree-decisive = Victoire décisive
degree-victory = Victoire
degree-draw = Partie nulle
degree-defeat = Défaite
over-alone = Navires marchands au port : { $home }, perdus : { $lost }
over-two = Gagné avec { $home ->
    [one] { $home } navire marchand au port
   *[other] { $home } navires marchands au port
}
noun-escort = escorteur
    .a = un escorteur
    .no = aucun escorteur
error-narrows = dans le détroit, un seul commodore parcourt cinq étapes
