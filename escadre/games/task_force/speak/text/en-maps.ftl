### Task Force: names on the maps. A map of one's own has its names in its file.

## Maps

map-south-china-sea = South China Sea
map-java-sea = Java Sea
map-central-pacific = Central Pacific
map-coral-sea = Coral Sea
map-midway = Midway
map-solomons = Solomons
map-indian-ocean = Indian Ocean

## Places: South China Sea

place-singapore = Singapore
place-kuantan = Kuantan
place-kota-bharu = Kota Bharu
place-ca-mau-point = Ca Mau Point
place-anambas = Anambas Is.
place-great-natuna = Great Natuna
place-poulo-condore = Poulo Condore
place-tioman = Tioman
place-saigon = Saigon

## Places: Java Sea

place-surabaya = Surabaya
place-bawean = Bawean
place-kragan = Kragan
place-banjarmasin = Banjarmasin
place-madura = Madura
place-kangean = Kangean
place-karimundjawa = Karimundjawa
place-masalembo = Masalembo

## Places: Coral Sea

place-rabaul = Rabaul
place-port-moresby = Port Moresby
place-lae = Lae
place-tulagi = Tulagi
place-jomard-passage = Jomard Passage
place-misima = Misima
place-deboyne = Deboyne
place-buna = Buna
place-milne-bay = Milne Bay
place-buin = Buin
place-shortland = Shortland
place-rennell = Rennell
place-rossel = Rossel
place-tagula = Tagula
place-woodlark = Woodlark
place-buka = Buka

## Places: Midway

place-midway = Midway
place-kure = Kure
place-pearl-and-hermes = Pearl and Hermes
place-lisianski = Lisianski
place-laysan = Laysan
place-point-luck = Point Luck

## Places: Solomons

place-henderson-field = Henderson Field
place-kavieng = Kavieng
place-munda = Munda
place-rekata-bay = Rekata Bay
place-ndeni = Ndeni
place-espiritu-santo = Espiritu Santo
place-ontong-java = Ontong Java
place-kirakira = Kirakira
place-stewart = Stewart Is.
place-vanikoro = Vanikoro

## Places: Indian Ocean

place-colombo = Colombo
place-trincomalee = Trincomalee
place-addu-atoll = Addu Atoll
place-male = Malé
place-cochin = Cochin
place-cape-comorin = Cape Comorin
place-dondra-head = Dondra Head
place-galle = Galle

## Reefs

reef-louisiade-west = Louisiade barrier, west
reef-louisiade-east = Louisiade barrier, east
reef-indispensable = Indispensable Reefs
reef-great-barrier = Great Barrier Reef
reef-ontong-java = Ontong Java
reef-roncador = Roncador Reef
reef-adams-bridge = Adam’s Bridge
reef-maldives = Maldive atolls
reef-huvadhu = Huvadhu Atoll

## Berths of Pearl Harbor

quay-battleship-row = Battleship Row
quay-dry-dock = Dry Dock No. 1
quay-ten-ten-dock = Ten-Ten Dock
quay-navy-yard = Navy Yard
quay-east-loch = East Loch

## Maps of one's own

map-own = { $name }
place-own = { $name }
reef-own = { $name }
