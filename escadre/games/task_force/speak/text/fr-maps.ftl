### Task Force : les noms des cartes. Une carte personnelle a ses noms dans son fichier.

## Cartes

map-south-china-sea = Mer de Chine méridionale
map-java-sea = Mer de Java
map-central-pacific = Pacifique central
map-coral-sea = Mer de Corail
map-midway = Midway
map-solomons = Îles Salomon
map-indian-ocean = Océan Indien

## Lieux : Mer de Chine méridionale

place-singapore = Singapour
place-kuantan = Kuantan
place-kota-bharu = Kota Bharu
place-ca-mau-point = Pointe de Ca Mau
place-anambas = Îles Anambas
place-great-natuna = Grande Natuna
place-poulo-condore = Poulo Condor
place-tioman = Tioman
place-saigon = Saïgon

## Lieux : Mer de Java

place-surabaya = Surabaya
place-bawean = Bawean
place-kragan = Kragan
place-banjarmasin = Banjarmasin
place-madura = Madura
place-kangean = Kangean
place-karimundjawa = Karimundjawa
place-masalembo = Masalembo

## Lieux : Mer de Corail

place-rabaul = Rabaul
place-port-moresby = Port Moresby
place-lae = Lae
place-tulagi = Tulagi
place-jomard-passage = Passe Jomard
place-misima = Misima
place-deboyne = Deboyne
place-buna = Buna
place-milne-bay = Baie de Milne
place-buin = Buin
place-shortland = Shortland
place-rennell = Rennell
place-rossel = Rossel
place-tagula = Tagula
place-woodlark = Woodlark
place-buka = Buka

## Lieux : Midway

place-midway = Midway
place-kure = Kure
place-pearl-and-hermes = Pearl et Hermes
place-lisianski = Lisianski
place-laysan = Laysan
place-point-luck = Point Luck

## Lieux : Îles Salomon

place-henderson-field = Henderson Field
place-kavieng = Kavieng
place-munda = Munda
place-rekata-bay = Baie de Rekata
place-ndeni = Ndeni
place-espiritu-santo = Espiritu Santo
place-ontong-java = Ontong Java
place-kirakira = Kirakira
place-stewart = Îles Stewart
place-vanikoro = Vanikoro

## Lieux : Océan Indien

place-colombo = Colombo
place-trincomalee = Trincomalee
place-addu-atoll = Atoll d’Addu
place-male = Malé
place-cochin = Cochin
place-cape-comorin = Cap Comorin
place-dondra-head = Cap Dondra
place-galle = Galle

## Récifs

reef-louisiade-west = Barrière des Louisiades, ouest
reef-louisiade-east = Barrière des Louisiades, est
reef-indispensable = Récifs Indispensable
reef-great-barrier = Grande Barrière de corail
reef-ontong-java = Ontong Java
reef-roncador = Récif Roncador
reef-adams-bridge = Pont d’Adam
reef-maldives = Atolls des Maldives
reef-huvadhu = Atoll d’Huvadhu

## Postes d’amarrage de Pearl Harbor

quay-battleship-row = Battleship Row
quay-dry-dock = Cale sèche nº 1
quay-ten-ten-dock = Quai Ten-Ten
quay-navy-yard = Arsenal
quay-east-loch = East Loch

## Cartes personnelles

map-own = { $name }
place-own = { $name }
reef-own = { $name }
