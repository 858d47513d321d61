### Task Force: what things are called.

## Sides and nations

side-ijn = Japan
side-usn = United States
side-rn = Royal Navy
side-abda = ABDA
side-allies = Allies

nation-jp = Japan
nation-us = United States
nation-uk = United Kingdom
nation-au = Australia
nation-dei = Netherlands East Indies

## Ships, aircraft, bases

type-cv = carrier
    .short = CV
type-cvl = light carrier
    .short = CVL
type-bb = battleship
    .short = BB
type-ca = heavy cruiser
    .short = CA
type-cl = light cruiser
    .short = CL
type-dd = destroyers
    .short = DD
type-ak = transports
    .short = AK
type-ao = oiler
    .short = AO

air-f = fighter
    .short = F
air-b = level bomber
    .short = B
air-db = dive bomber
    .short = DB
air-t = torpedo bomber
    .short = T

## Damage

level-intact = intact
level-minor = minor damage
level-significant = significant damage
level-critical = critical
level-sunk = sunk
    .base = destroyed

deck-1 = no landing
deck-2 = no launch
deck-3 = no landing, no launch

## Recon chits and their answers

chit-detected = Detected
chit-misdirect = Misdirect
chit-lost = ?

answer-no-contact = no contact
answer-no-fleet = no fleet sighted
answer-fleet = Fleet Task Force sighted
answer-carrier = Carrier Task Force sighted
