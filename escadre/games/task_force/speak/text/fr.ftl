### Task Force : comment les choses s’appellent.

## Camps et nations

side-ijn = Japon
side-usn = États-Unis
side-rn = Royal Navy
side-abda = ABDA
side-allies = Alliés

nation-jp = Japon
nation-us = États-Unis
nation-uk = Royaume-Uni
nation-au = Australie
nation-dei = Indes orientales néerlandaises

## Navires, avions, bases

type-cv = porte-avions
    .short = CV
type-cvl = porte-avions léger
    .short = CVL
type-bb = cuirassé
    .short = BB
type-ca = croiseur lourd
    .short = CA
type-cl = croiseur léger
    .short = CL
type-dd = destroyers
    .short = DD
type-ak = transports
    .short = AK
type-ao = ravitailleur
    .short = AO

air-f = chasseur
    .short = F
air-b = bombardier horizontal
    .short = B
air-db = bombardier en piqué
    .short = DB
air-t = bombardier-torpilleur
    .short = T

## Avaries

level-intact = intact
level-minor = avaries mineures
level-significant = avaries significatives
level-critical = état critique
level-sunk = coulé
    .base = détruite

deck-1 = aucun atterrissage
deck-2 = aucun décollage
deck-3 = ni atterrissage ni décollage

## Jetons de reconnaissance et réponses

chit-detected = Detected
chit-misdirect = Misdirect
chit-lost = ?

answer-no-contact = pas de contact
answer-no-fleet = aucune flotte repérée
answer-fleet = Fleet Task Force repérée
answer-carrier = Carrier Task Force repérée
