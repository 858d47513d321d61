### Task Force: names and stories of the scenarios.

scenario-pearl-harbor = 1. Attack on Pearl Harbor
    .line = 8 December 1941 by the calendar of Tokyo. Two waves fall on ships at their berths: torpedoes for those they can reach, bombs for the others. Alone against the dice; it teaches anti-air fire, air attack and damage.
scenario-force-z = 2. The end of Force Z
    .line = 10 December 1941. Prince of Wales and Repulse run for Singapore among three dummies; find them and strike with what Saigon has. Alone; it teaches scouting and raids on ships at sea. Turns 3 to 9.
scenario-java-sea = 3. Battle of the Java Sea
    .line = 27 February 1942. Three Japanese squadrons screen an invasion convoy from the mixed fleet of four nations that comes for it. Alone; it teaches movement, zones of control and gunnery, by day and by night. Turns 7 to 12.
scenario-carrier-duel = 4. Carrier against carrier
    .line = Two carriers a side on the open ocean, fleets already formed, four dummies each, and no gun within reach: the first lesson in air operations for two. Turns 3 to 10.
scenario-coral-sea = 5. Coral Sea
    .line = 7 and 8 May 1942. A Japanese convoy makes for Port Moresby round the tail of New Guinea; two carriers a side decide whether it gets there. Turns 1 to 24.
scenario-midway = 6. Midway
    .line = 4 and 5 June 1942. Four Japanese carriers have orders to strike the atoll at dawn; three American ones lie in wait, and the flying boats search by night. Turns 1 to 22.
scenario-eastern-solomons = 7. Eastern Solomons
    .line = 24 and 25 August 1942. Transports for Guadalcanal behind two fleet carriers and the bait Ryūjō; Henderson Field is in American hands, and Wasp comes up on the second day. Turns 3 to 22.
scenario-combined-fleet = 8. Combined Fleet against Pacific Fleet
    .line = Spring 1942 as it never was: both battle lines meet in the Central Pacific, four carriers a side, Yamato among the guns. Nobody shows his boards. Turns 1 to 24.
scenario-indian-ocean = 9. Indian Ocean raid
    .line = April 1942, a little otherwise: Nagumo comes for Colombo and Trincomalee, and Somerville is at sea with everything he has. Armoured decks, old battleships, no open boards. Turns 1 to 24.
scenario-guadalcanal = 10. Santa Cruz and Guadalcanal
    .line = October and November 1942. Two battles in one match for the same airfield: carriers to husband, bombardments by night, supply runs, and the dice of the ground war after each. Twice turns 1 to 22.

scenario-own = { $name }
    .line = A scenario of this house.
    .story = { $story }
