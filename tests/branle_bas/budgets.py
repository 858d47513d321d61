"""Budgets that were worked out by hand, to hold the program to (BBC-26)."""

TYPES = {
    "ANG-120": 98, "ANG-110": 97, "ANG-100": 95, "ANG-98": 79, "ANG-90": 77, "ANG-80": 79, "ANG-74": 63,
    "ANG-70": 62, "ANG-64": 55, "ANG-60": 55, "ANG-50": 52, "ANG-44D": 48, "ANG-38": 45, "ANG-36": 45, "ANG-32": 41,
    "ANG-28": 38, "FRA-120": 86, "FRA-110": 85, "FRA-80": 67, "FRA-74": 51, "FRA-64": 43, "FRA-56": 43,
    "FRA-50": 40, "FRA-40": 33, "FRA-38": 33, "FRA-32": 29, "FRA-30": 29, "ESP-130": 69, "ESP-112": 71,
    "ESP-80": 61, "ESP-74": 45, "ESP-70": 44, "ESP-68": 38, "ESP-64": 37, "ESP-60": 33, "ESP-40": 27, "ESP-34": 23,
    "HOL-74": 44, "HOL-68": 38, "HOL-64": 35, "HOL-56": 35, "HOL-50": 32, "HOL-44": 26, "HOL-36": 24, "RUS-100": 67,
    "RUS-80": 58, "RUS-74": 42, "RUS-66": 33, "RUS-50": 31, "RUS-38": 24, "RUS-32": 20, "SUE-78": 44, "SUE-74": 42,
    "SUE-62": 35, "SUE-44": 27, "SUE-40": 26, "SUE-32": 20, "DAN-90": 60, "DAN-80": 58, "DAN-74": 42, "DAN-64": 35,
    "DAN-50": 29, "DAN-40": 26, "DAN-32": 21, "POR-84": 57, "POR-74": 41, "POR-64": 32, "POR-50": 29, "POR-44": 24,
    "POR-36": 20, "VEN-74": 34, "VEN-70": 29, "VEN-66": 31, "VEN-44": 19, "VEN-32": 15, "NAP-74": 41, "NAP-60": 29,
    "NAP-50": 29, "NAP-40": 23, "NAP-36": 20, "TUR-120": 62, "TUR-84": 53, "TUR-74": 42, "TUR-66": 37, "TUR-52": 32,
    "TUR-44": 26, "TUR-36": 21, "EU-74": 60, "EU-44": 45, "EU-38": 42, "EU-36": 39, "EU-32": 38, "DAN-74H": 35,
    "DAN-64H": 29, "DAN-58H": 31, "DAN-52H": 28, "FLOAT-20": 15,
}  # fmt: skip

# The named ships that do not cost what their type does.
UNLIKE = {
    ("ANG", "Britannia"): 86,
    ("ANG", "Prince"): 70,
    ("FRA", "Guerrier"): 46,
    ("FRA", "Conquérant"): 46,
    ("FRA", "Peuple Souverain"): 46,
    ("DAN", "Hjælperen"): 24,
}

# In the order of the nations.
WORKS = {
    "REDOUBT-S": [35, 33, 30, 32, 30, 29, 30, 27, 27, 27, 26, 35],
    "REDOUBT-M": [38, 36, 33, 35, 33, 32, 33, 30, 30, 30, 29, 38],
    "TOWER": [50, 48, 45, 47, 45, 44, 45, 42, 42, 42, 41, 50],
    "FORT": [93, 91, 88, 90, 88, 87, 88, 85, 85, 85, 84, 93],
    "CITADEL": [103, 102, 99, 100, 99, 97, 99, 96, 96, 96, 94, 103],
}

NAMED = {
    "ANG": 75, "FRA": 69, "ESP": 33, "HOL": 23, "RUS": 27,
    "SUE": 30, "DAN": 16, "POR": 17, "VEN": 11, "NAP": 13, "TUR": 15, "EU": 11,
}  # fmt: skip
