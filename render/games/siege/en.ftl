# The siege of the Legations in English: everything that a player reads. A despatch of 1900: short, dry, fair to both.
# Board posts and panels are Discord's Markdown; labels are at most 80 characters, descriptions 100, prompts 150.

title = The Siege of the Legations
opening =
    .opening = **The Legations, 20 June 1900.** You hold sixteen zones, with civilians worth 120 points. The relief column comes on day 54.
    .story = **Peking, 20 June 1900.** Boxers and Imperial troops surround the foreign Legations. The guards must hold out until the relief column arrives. That will take fifty-four days.
    .goal = Hold out until relief comes, and protect the civilians.
first-question = Are the troops where you want them?
button-first-stand = Yes, they are
button-first-adviser = The adviser’s deployment
button-first-change = Change posts
scenario-ten-days = Ten days in July
    .opening = **The Legations, 4 July 1900.** The eastern quarter has burned down; morale is 5, and food lasts fifteen days.
    .goal = Hold out for ten days, and finish with more points than the Boxers.

## The map

map-scale = metres (approximate)
legend-entry = Boxers’ entry
legend-first = first route
legend-second = second route
legend-quarter = bombardment quarters
legend-ramp = ramp of the wall
legend-barricade = barricade
legend-fire = burning
legend-ruin = in ruins
legend-reduced = full and reduced
legend-ours = points and officers
legend-theirs = Chinese points
badge-die = the number rolled
badge-loss = Powers’ losses
badge-chinese-loss = Chinese losses
badge-shot = soldiers fire
badge-effect = fire by a single weapon
badge-melee = Boxers’ mêlée
badge-charge = garrison’s mêlée
badge-rout = Boxers’ morale test
badge-leader-fell = officer falls
badge-shell = a shell or a mine
badge-aim = aimed at
badge-depot = depot hit
badge-fire = fire breaks out
badge-fire-fought = fire not put out
badge-douse = fire put out
badge-ruin = becomes a ruin
badge-entry = Boxers come in here
badge-split = Boxers divide
badge-stayed = Boxers stay put
badge-must-move = must leave the fire
badge-unguarded = Legation without guards
badge-returned = back from hospital
badge-barricade = barricade moved
badge-weapon = gun in place
map-north = N
map-quarter = Quarter { $number }
map-imperial = THE IMPERIAL CITY
map-irregular = Boxers
map-fanatic = Fanatics
map-regular = Regulars
map-civilian = Civilians
map-boxer-leader = Boxer chief
map-regular-leader = General
map-fire = fire
map-ruin = ruins
map-barricade = barricade
map-title = The Siege of the Legations
map-subtitle = Peking, summer of 1900
map-day = Day { $day }
map-of-days = of { $days }
map-round = assault, round { $round }
map-muster = The deployment
map-joker-red = RED JOKER
map-joker-black = BLACK JOKER
map-sign-rain = Rain
map-sign-truce = Truce
map-sign-ammunition = Low ammunition
map-sign-cha-cha = Cha! Cha! +3
map-armed = Under arms
map-wounded = Wounded
map-civilians = Civilians
map-boxers = Chinese
map-morale = Morale { $morale } of 10
map-short = low ammunition: −2
map-broken = broken: −3 to dice
map-food = Supplies: { $left ->
    [0] none left
    [one] one day left
   *[other] { $left } days left
}
map-starving = −2 morale a day

## Zones: the full name, the one on labels, the one on the map

zone-qianmen-wall = Ch’ien Men wall
    .short = Ch’ien Men wall
    .map = Ch’ien Men wall
zone-wall-west = West wall
    .short = West wall
    .map = West wall
zone-american-ramp = American ramp
    .short = American ramp
    .map = American ramp
zone-water-gate = Water Gate wall
    .short = Water Gate wall
    .map = Water Gate wall
zone-german-ramp = German ramp
    .short = German ramp
    .map = German ramp
zone-wall-east = East wall
    .short = East wall
    .map = East wall
zone-hatamen-wall = Ha-ta Men wall
    .short = Ha-ta Men wall
    .map = Ha-ta Men wall
zone-legation-street-1 = Legation Street 1
    .short = Legation St 1
    .map = Legation Street 1
zone-legation-street-2 = Legation Street 2
    .short = Legation St 2
    .map = Legation Street 2
zone-legation-street-3 = Legation Street 3
    .short = Legation St 3
    .map = Legation Street 3
zone-legation-street-4 = Legation Street 4
    .short = Legation St 4
    .map = Legation Street 4
zone-legation-street-5 = Legation Street 5
    .short = Legation St 5
    .map = Legation Street 5
zone-legation-street-6 = Legation Street 6
    .short = Legation St 6
    .map = Legation Street 6
zone-hatamen-street = Ha-ta Men Street
    .short = Ha-ta Men Street
    .map = Ha-ta Men Street
zone-changan-west = Ch’ang-an Street West
    .short = Ch’ang-an West
    .map = Ch’ang-an Street West
zone-changan-middle = Ch’ang-an Street Middle
    .short = Ch’ang-an Middle
    .map = Ch’ang-an Street Middle
zone-changan-east = Ch’ang-an Street East
    .short = Ch’ang-an East
    .map = Ch’ang-an Street East
zone-customs-street-north = Customs Street North
    .short = Customs St North
    .map = Customs Street North
zone-customs-street-south = Customs Street South
    .short = Customs St South
    .map = Customs Street South
zone-wall-street-west = Wall Street West
    .short = Wall St West
    .map = Wall Street West
zone-wall-street-east = Wall Street East
    .short = Wall St East
    .map = Wall Street East
zone-north-bridge = North Bridge
    .short = North Bridge
    .map = North Bridge
zone-canal-north = Canal North
    .short = Canal North
    .map = Canal North
zone-canal-middle = Canal Middle
    .short = Canal Middle
    .map = Canal Middle
zone-south-bridge = South Bridge
    .short = South Bridge
    .map = South Bridge
zone-canal-south = Canal South
    .short = Canal South
    .map = Canal South
zone-british-north = British Legation North
    .short = British North
    .map = British Legation North
zone-british-south = British Legation South
    .short = British South
    .map = British Legation South
zone-russian-west = Russian Legation West
    .short = Russian West
    .map = Russian West
zone-russian-east = Russian Legation East
    .short = Russian East
    .map = Russian East
zone-american-west = American Legation West
    .short = American West
    .map = American West
zone-american-east = American Legation East
    .short = American East
    .map = American East
zone-german-west = German Legation West
    .short = German West
    .map = German West
zone-german-east = German Legation East
    .short = German East
    .map = German East
zone-french-1 = French Legation 1
    .short = French 1
    .map = French 1
zone-french-2 = French Legation 2
    .short = French 2
    .map = French 2
zone-french-3 = French Legation 3
    .short = French 3
    .map = French Legation 3
zone-dutch = Dutch Legation
    .short = Dutch Legation
    .map = Dutch
zone-japanese = Japanese Legation
    .short = Japanese Legation
    .map = Japanese
zone-spanish = Spanish Legation
    .short = Spanish Legation
    .map = Spanish
zone-italian = Italian Legation
    .short = Italian Legation
    .map = Italian
zone-austrian = Austrian Legation
    .short = Austrian Legation
    .map = Austrian
zone-hanlin = Hanlin Academy
    .short = Hanlin
    .map = Hanlin Academy
zone-carriage-park = Imperial Carriage Park
    .short = Carriage Park
    .map = Imperial Carriage Park
zone-mongol-market = Mongol Market
    .short = Mongol Market
    .map = Mongol Market
zone-fu-north = Su Wang Fu North
    .short = Fu North
    .map = Su Wang Fu North
zone-fu-south = Su Wang Fu South
    .short = Fu South
    .map = Su Wang Fu South
zone-customs = Customs Inspectorate
    .short = Customs
    .map = Customs Inspectorate
zone-hotel-de-pekin = Hotel de Pekin
    .short = Hotel de Pekin
    .map = Hotel de Pekin
zone-russo-chinese-bank = Russo-Chinese Bank
    .short = Russo-Chinese Bank
    .map = Russo-Chinese Bank
zone-hongkong-bank = Hongkong Bank
    .short = Hongkong Bank
    .map = Hongkong Bank
zone-peking-club = Peking Club
    .short = Peking Club
    .map = Peking Club

## Powers and counters

power-GB = British
    .legation = British Legation
    .the = the British
    .the-legation = the British Legation
power-US = American
    .legation = American Legation
    .the = the Americans
    .the-legation = the American Legation
power-RU = Russian
    .legation = Russian Legation
    .the = the Russians
    .the-legation = the Russian Legation
power-DE = German
    .legation = German Legation
    .the = the Germans
    .the-legation = the German Legation
power-FR = French
    .legation = French Legation
    .the = the French
    .the-legation = the French Legation
power-AT = Austrian
    .the = the Austrians
power-IT = Italian
    .the = the Italians
power-JP = Japanese
    .the = the Japanese
power-NL = Dutch
    .the = the Dutch
power-ES = Spanish
    .the = the Spanish
power-volunteers = Volunteers
    .the = the Volunteers

# Weapons without a name of their own
own-italian-one-pounder = Italian one-pounder

counter-soldier = { $power } no. { $number }
counter-leader = { $name }
counter-machine-gun = { $name }
counter-gun = { $name }
counter-civilian = Civilians no. { $number }
counter-irregular = Boxers no. { $number }
counter-fanatic = Fanatics no. { $number }
counter-regular = Regulars no. { $number }
counter-boxer-leader = Boxer chief
counter-regular-leader = Regulars’ general
counter-with-value = { $name } ({ $value })

piece-soldier = { $power } ({ $points })
piece-soldiers = soldiers ({ $points })
piece-civilian = civilians ({ $points })
piece-leader = { $name }
piece-weapon = the { $name }
piece-crew = the crew of the { $name }
piece-irregular = Boxers ({ $points })
piece-fanatic = fanatics ({ $points })
piece-regular = regulars ({ $points })
piece-boxer-leader = a Boxer chief
piece-regular-leader = their general

points = { $points ->
    [one] one point
   *[other] { $points } points
}
separator = { "; " }
zones-more = { $count ->
    [one] one more
   *[other] { $count } more
}
subaltern-unnamed = { $name }’s sergeant
    .own = his sergeant
part-1 = North-west
part-2 = North-east
part-3 = South-east
part-4 = South-west
quarter-1 = the north-west quarter
quarter-2 = the north-east quarter
quarter-3 = the south-east quarter
quarter-4 = the south-west quarter

card-red-joker = red joker
card-black-joker = black joker
card-rank-A = A
card-rank-K = K
card-rank-Q = Q
card-rank-J = J

## What was lost

lost-soldiers = { $points ->
    [one] the garrison loses one point
   *[other] the garrison loses { $points } points
}
lost-chinese = { $points ->
    [one] the Boxers lose one point
   *[other] the Boxers lose { $points } points
}
lost-civilians = { $points ->
    [one] the civilians lose one point
   *[other] the civilians lose { $points } points
}
lost-weapon = the { $name } is wrecked (its crew is unhurt)
lost-crew = the { $name } is lost with its crew
outcome-nothing = no effect
outcome-absorbed = the fanatics absorb the hit
outcome-depot = a store-room burns

loss-turned = { $counter }: { $before } → { $after }
loss-out = { $counter }: { $before } → off the map

## What happened: one sentence for each event

event-siege-began = { $switches ->
    [0] The gates are shut and the siege begins.
    [one] The gates are shut and the siege begins, with one house rule.
   *[other] The gates are shut and the siege begins, with { $switches } house rules.
}
event-scenario-began = { $own ->
    [yes] It is the evening of day { $before }. Both sides count their points after day { $last }.
   *[no] It is the evening of day { $before }. The eastern part of the Legation Quarter has burned down. The rest is unharmed. Both sides count their points after day { $last }.
}
event-counters-moved = { $why ->
    [deploy] { $what }: posted to { $end }.
    [reposition] { $what }: from { $start } to { $end }.
    [march] { $what }: from { $start } to { $end }.
    [flee] { $what }: out of the fire in { $start }, to { $end }.
    [retire] { $what }: back from { $start } to { $end }.
    [lodge] { $what }: from { $start } to new homes in { $end }.
   *[other] { $what }: from { $start } to { $end }.
}
event-barricade-moved = The garrison takes down the barricade in { $start } and rebuilds it in { $end }.
event-card-drawn = Day { $day }: the card is { $card }. Cards left: { $left }.
event-food-eaten = { $how ->
    [hungry] The stores are empty. The garrison goes hungry.
    [depot] Shells hit a store-room and destroy a day’s food. Days of food left: { $left }.
   *[day] The garrison eats a day’s food. Days of food left: { $left }.
}
event-morale-changed = Morale { $change }, now { $morale }: { $reason }.
event-betsy-found = The garrison digs an old gun barrel out of a shed and mounts it: Betsy, the international gun.
event-betsy-placed = Betsy is ready to fire in { $zone }.
event-betsy-held = No Legation can take the gun Betsy today. The bot will ask again tomorrow.
event-wounded-returned = Wounded worth up to { points } may return. Points in hospital: { $available }.
event-wounded-placed = { $counter }: back from hospital, to { $zone }.
event-counters-merged = Two reduced counters in { $zone } merge into one: { $kept }. The other goes to hospital.
event-wounded-forgone = { $points ->
    [one] You did not use one point for the wounded, so it is lost.
   *[other] You did not use { $points } points for the wounded, so they are lost.
}
event-event-rolled = { $skipped ->
    [0] The day’s event: { $name }.
   *[other] The day’s event: { $name }. The event rolled first has already happened, so the next one takes its place.
}
event-mines-exploded = Two mines explode under the French Legation: { $zones }.
event-ammunition-short = Cartridges run short. From today every shot and every charge is weaker.
event-heavy-rain-fell = { $turned ->
    [yes] Heavy rain. The guns do not fire, the Boxers do not come, and the day counts as quiet.
   *[no] Heavy rain all day.
}
event-famine-struck = Hunger and sickness in the Legations: { $losses }.
event-mine-found = { $counters ->
    [0] The garrison finds a mine by the British wall and disarms it. No Boxers are left to attack there.
    [one] The garrison finds a mine by the British wall and disarms it. One Boxer counter attacks there today.
   *[other] The garrison finds a mine by the British wall and disarms it. { $counters } Boxer counters attack there today.
}
event-news-came = { $news ->
    [peitang] News from the Peitang: the cathedral still holds.
   *[relief] A messenger gets through the lines: the relief column has marched.
}
event-cha-cha-called = “Cha, cha! Cho, cho!” The next assault will be fiercer.
event-light-rain-fell = Light rain. The guns do not fire today.
event-supplies-came = Food for { $days ->
    [one] one day
   *[other] { $days } days
} arrives under a flag of truce.
event-truce-made = The Imperial troops make a truce: the regulars and their general leave for good.
event-quarter-shelled = { $zones ->
    [0] The guns shell { $quarter }. Nobody is there.
    [one] The guns shell { $quarter } and hit one zone.
   *[other] The guns shell { $quarter } and hit { $zones } zones.
}
event-zone-shelled = { $why ->
    [mine] The mine under { $zone }: { $outcome }.
   *[bombardment] Shells on { $zone }: { $outcome }.
}
event-leader-tested = { $fell ->
    [yes] { $leader } is hit in { $zone }.
   *[no] { $leader } is unhurt in { $zone }.
}
event-leader-fell = { $how ->
    [here] { $leader } falls in { $zone }, and { $successor } takes over.
    [elsewhere] { $leader } falls in { $zone }, and { $successor } takes over in { $end }.
   *[gone] { $leader } falls in { $zone }, and nobody can take his place.
}
event-boxers-came = { $why ->
    [mine] Boxers climb out of the mine at { $zone } with { points }.
    [both] Boxers attack at { $zone } from the street and out of the mine, with { points }.
   *[attack] The Boxers attack at { $zone } with { points }.
}
event-sequence-began = Round { $sequence } of the assault.
event-fire-fought = { $out ->
    [yes] The garrison puts out the fire in { $zone }.
   *[no] The garrison cannot put out the fire in { $zone }.
}
event-fire-spread = { $caught ->
    [yes] The fire in { $start } spreads to { $zone }.
   *[no] The fire in { $start } does not reach { $zone }.
}
event-pile-split = The Boxers divide in { $zone }: { $red ->
    [one] one counter goes
   *[other] { $red } counters go
} one way, { $green } the other.
event-pile-moved = { $stopped ->
    [defended] { $counters ->
        [one] One Boxer counter moves
       *[other] { $counters } Boxer counters move
    } from { $start } to { $end }, where the defenders are.
    [legation] { $counters ->
        [one] One Boxer counter moves
       *[other] { $counters } Boxer counters move
    } from { $start } into { $end }.
   *[other] { $counters ->
        [one] One Boxer counter moves
       *[other] { $counters } Boxer counters move
    } from { $start } to { $end }.
}
event-pile-stayed = { $why ->
    [pinned] The defenders stop the Boxers in { $zone }.
    [points] The Boxers in { $zone } wait for the next round.
    [fire] Fire traps the Boxers in { $zone }.
   *[other] The Boxers in { $zone } stay where they are.
}
event-piles-joined = Two columns of Boxers meet in { $zone }.
event-shot-fired = { $same ->
    [yes] The garrison fires within { $zone }: { $outcome }.
   *[no] { $zone } fires on { $target }: { $outcome }.
}
event-effect-fired = { $weapon } fires on { $target }: { $outcome }.
event-boxers-fought = The Boxers attack hand to hand in { $zone }: { $outcome }.
event-civilians-retreated = The civilians of { $start } fall back to { $end }.
event-fire-suffered = There is no way out of the fire in { $zone }: { $outcome }.
event-soldiers-fought = The garrison charges in { $zone }: { $outcome }.
event-morale-tested = The Boxers waver in { $zone }: { $outcome }.
event-zones-lit = The Boxers set fire to { $zones }.
event-legation-unguarded = Nobody guards the { $legation }.
event-losses-changed = The losses now fall on different counters: { $losses }.
event-boxers-left = { $why ->
    [idle] The Boxers withdraw, because they cannot get any nearer.
    [cap] After a whole day of fighting, the Boxers withdraw.
   *[beaten] The garrison beats off the assault.
}
event-zones-ruined = In ruins tonight: { $zones }.
event-day-ended = Day { $day } is over. Morale is { $morale }. The food marker is on { $food }; at 35 the stores are empty.
event-siege-ended = { $verdict ->
    [overrun] Nobody is left in the Legations. The siege is over.
    [held] The ten days are over and the Legations hold. Both sides count their points.
   *[relieved] The relief column is at the gates. The siege is over.
}

## The dispatch: who, what, whom, where

deed-kill =
    { $actor } { $count ->
        [one] kills
       *[other] kill
    } { $target }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-die =
    { $actor } { $count ->
        [one] falls
       *[other] fall
    }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-storm =
    { $actor } { $count ->
        [one] kills
       *[other] kill
    } { $target }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-flee =
    { $actor } { $count ->
        [one] flees
       *[other] flee
    }{ $place ->
        [none] .
       *[other] { "" } from { $place }.
    }
deed-burnt =
    { $actor } { $count ->
        [one] dies
       *[other] die
    } in the fire in { $place }.
deed-leader =
    { $actor } { $count ->
        [one] falls
       *[other] fall
    }{ $place ->
        [none] { "" }
       *[other] { "" } in { $place }
    }{ $target ->
        [none] .
       *[other] , and { $target } takes over.
    }
deed-withdraw =
    { $actor } { $count ->
        [one] withdraws
       *[other] withdraw
    }: the assault is over.
deed-wiped-out =
    { $actor } { $count ->
        [one] attacks and dies
       *[other] attack and die
    } to the last man.
deed-enter =
    { $actor } { $count ->
        [one] breaks
       *[other] break
    } into { $target }.
deed-reach =
    { $actor } { $count ->
        [one] reaches
       *[other] reach
    } the defenders of { $target }.
deed-advance =
    { $actor } { $count ->
        [one] advances
       *[other] advance
    } to { $target }.
deed-put-out =
    { $actor } { $count ->
        [one] puts
       *[other] put
    } out the fire in { $target }.
deed-burn-on =
    { $actor } { $count ->
        [one] burns
       *[other] burn
    } on.
deed-light =
    { $actor } { $count ->
        [one] sets
       *[other] set
    } fire to { $target }.
deed-ruin =
    { $actor } { $count ->
        [one] is
       *[other] are
    } in ruins tonight.
deed-post =
    { $place ->
        [none] { $actor } { $count ->
        [one] takes up position
       *[other] take up position
    }.
       *[other] { $actor } { $count ->
        [one] takes up position
       *[other] take up position
    } in { $place }.
    }
deed-move =
    { $place ->
        [none] { $actor } { $count ->
        [one] changes posts
       *[other] change posts
    }.
       *[other] { $actor } { $count ->
        [one] moves
       *[other] move
    } to { $place }.
    }
deed-flee-fire =
    { $place ->
        [none] { $actor } { $count ->
        [one] escapes the fire
       *[other] escape the fire
    }.
       *[other] { $actor } { $count ->
        [one] escapes
       *[other] escape
    } the fire to { $place }.
    }
deed-retire =
    { $place ->
        [none] { $actor } { $count ->
        [one] falls back
       *[other] fall back
    }.
       *[other] { $actor } { $count ->
        [one] falls back
       *[other] fall back
    } to { $place }.
    }
deed-hunger =
    { $actor } { $count ->
        [one] goes
       *[other] go
    } hungry: the stores are empty.
deed-heal =
    { $actor } { $count ->
        [one] returns
       *[other] return
    } from hospital to { $target }.
deed-shells = Shells on { $actor } cost the garrison { $target }.
deed-famine = Hunger and sickness cost the garrison { $target }.
deed-escape = Nobody is caught in the fire.
deed-come = The Boxers attack { $place } with strength { $score }.
deed-come-mine = Boxers climb out of the mine at { $place } with strength { $score }.
deed-repelled = The assault fails.
deed-spread = The fire spreads to { $target }.
deed-unguarded = Nobody guards { $target }.
deed-barricade = The garrison moves a barricade to { $place }.
deed-store-burns = A store-room burns: a day’s food is lost.
deed-betsy-found = The garrison finds an old gun: Betsy.
deed-betsy = Betsy is ready to fire in { $place }.
deed-join = Two reduced units merge in { $place }.
deed-mines = Two mines explode under { $target }.
deed-ammunition = Cartridges run short: shots and charges are weaker from today.
deed-heavy-rain = Heavy rain stops the fighting.
deed-light-rain = Light rain stops the guns.
deed-mine-found = The garrison finds a mine by the British wall.
deed-news-peitang = Good news comes from the Peitang.
deed-news-relief = A messenger brings news: the relief column has marched.
deed-cha-cha = “Cha, cha!” The next assault will be harder.
deed-supplies = Supplies arrive: { $target }.
deed-truce = The Imperial regulars make a truce and leave for good.
deed-losses-changed = The garrison’s losses now fall on different counters.
deed-days = { $place }: the garrison loses { $target } and kills { $actor }.
deed-days-own = { $place }: the garrison loses { $target }.
deed-days-theirs = { $place }: the garrison kills { $actor }.
deed-days-quiet = { $place }: no losses.
deed-span =
    { $last ->
        [none] Day { $first }
       *[other] Days { $first }–{ $last }
    }
deed-food-days =
    { $count ->
        [one] food for one day
       *[other] food for { $count } days
    }
deed-lost-soldier =
    { $count ->
        [one] one soldier
       *[other] { $count } soldiers
    }
deed-lost-civilian =
    { $count ->
        [one] one civilian
       *[other] { $count } civilians
    }
deed-lost-boxers =
    { $count ->
        [one] one Boxer
       *[other] { $count } Boxers
    }
deed-lost-store =
    { $count ->
        [one] a store-room
       *[other] { $count } store-rooms
    }
deed-boxer-units =
    { $count ->
        [one] one Boxer unit
       *[other] { $count } Boxer units
    }
deed-the-garrison = the garrison
deed-the-boxers = the Boxers
deed-the-civilians = the civilians
deed-zones =
    { $count ->
        [one] one zone
       *[other] { $count } zones
    }
deed-units =
    { $count ->
        [one] one unit
       *[other] { $count } units
    }
deed-more =
    { $count ->
        [one] one more
       *[other] { $kind ->
            [zone] { $count } more
           *[other] { $count } more
        }
    }
story-nothing = All is quiet.

## Why morale changed

morale-soldiers-lost = soldiers lost
morale-fanatics-gone = fanatics dispersed
morale-unguarded = a Legation left unguarded
morale-leader-lost = an officer lost
morale-macdonald-lost = MacDonald lost
morale-quiet-day = a quiet day
morale-hunger = hunger
morale-peitang = news from the Peitang
morale-relief = news of the relief
morale-supplies = food has arrived
morale-truce = the truce

## Events of the table

happening-mines = two mines
happening-ammunition = low ammunition
happening-heavy-rain = heavy rain
happening-famine = hunger and sickness
happening-mine-found = a mine is found
happening-peitang = news from the Peitang
happening-cha-cha = the war cry “Cha, cha!”
happening-relief = news of the relief
happening-light-rain = light rain
happening-supplies = supplies
happening-truce = a truce with the Imperial troops

## The panel

panel-title-muster = { title } · the deployment
panel-title-day = Day { $day } of { $days } · { $card } · { $what }
panel-title-end = The end of the siege · day { $day } of { $days }
panel-title-end-scenario = { $scenario } · the end · day { $day } of { $days }
what-quiet = a quiet day
what-rain = heavy rain
what-shelling = bombardment
what-attack = alarm
what-assault = the assault, round { $round }
panel-state = Morale **{ $morale }**/10{ $change } · { $left ->
    [0] no food left
    [one] food for **1** day
   *[other] food for **{ $left }** days
} · **{ $armed }** { $armed ->
    [one] point under arms
   *[other] points under arms
}, { $wounded } in hospital · **{ $boxers }** { $boxers ->
    [one] Boxer point on the board
   *[other] Boxer points on the board
}
sign-rain = heavy rain
sign-truce = truce with the regulars
sign-ammunition = low ammunition (−2 to fire and mêlées)
sign-cha-cha = war cry (+3 to Boxer mêlées)
sign-broken = morale broken (−3 to fire and mêlées)
sign-starving = stores empty

orders-muster = Begin with this deployment, or change it first. Then the bot draws the first card.
orders-betsy = Where do you want Betsy, the old gun? Her 3 points help the zones around her.
orders-wounded = { $points ->
    [one] Wounded worth one point may return from hospital. Choose who returns and where; an unused point is lost.
   *[other] Wounded worth up to { $points } points may return from hospital. Choose who returns and where; unused points are lost.
}
orders-reposition = You can redeploy your troops for the coming days. If you continue, the day ends and the bot draws the next card.
orders-reposition-attack = The Boxers attack today, but nobody knows where. You can redeploy your troops before the attack begins.
orders-fire = { $zones ->
    [0] No zone can fire now. Hold fire to end the phase, or change which units take the losses.
    [one] One zone may fire once, or hold its fire. After that, the Boxers attack hand to hand.
   *[other] { $zones } zones may each fire once, or hold their fire. After that, the Boxers attack hand to hand.
}
orders-march = { $leave ->
    [0] Move your troops if you wish. Troops in a zone with Boxers then charge.
    [one] Your troops must first leave a burning zone: { $zones }.
   *[other] Your troops must first leave { $leave } burning zones: { $zones }.
}
orders-share = Choose which counters take the losses, or change nothing.
orders-day-end = End the day, or choose where the civilians live. Then the bot draws the next card.
orders-over = The siege is over.

## The orders in short: who can act, who is in danger, what the autopilot means to do

and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
able-shooter = { $led ->
    [yes] { $zone } ({ $points }, officers { $bonus })
   *[no] { $zone } ({ $points })
}
able-march = soldiers worth { points }, { $officers ->
    [one] one officer
   *[other] { $officers } officers
}, { $guns ->
    [one] one gun
   *[other] { $guns } guns
} in { $zones ->
    [one] one zone
   *[other] { $zones } zones
} (four movement points each; guns one zone)
able-deploy = soldiers worth { points }, { $officers ->
    [one] one officer
   *[other] { $officers } officers
}, { $guns ->
    [one] one gun
   *[other] { $guns } guns
} in { $zones ->
    [one] one zone
   *[other] { $zones } zones
}
danger-nobody = nobody: no Boxers are in your zones, and none can reach them in their next move
danger-here = { $whose ->
    [troops] { $zone } ({ $ours } against { $enemy }{ $fanatics ->
        [0] {""}
       *[other] , fanatics among them
    }{ $civilians ->
        [0] {""}
       *[other] , civilians there
    })
    [civilians] civilians of { $zone } (against { $enemy })
   *[officers] officers in { $zone } (against { $enemy })
}
danger-coming = { $whose ->
    [troops] soon { $zone } ({ $ours } against { $enemy }{ $civilians ->
        [0] {""}
       *[other] , civilians there
    })
    [civilians] soon the civilians of { $zone } (against { $enemy })
   *[officers] soon the officers in { $zone } (against { $enemy })
}
danger-unguarded = { $count ->
    [one] no garrison in the { $powers } Legation: morale −1
   *[other] no garrison in the { $powers } Legations: morale −{ $count }
}
danger-stake = nobody knows where the Boxers will come in; you have the most to lose in { $zones }
plan-shots = { $count ->
    [one] one shot: { $best } ({ $why })
   *[other] { $count } shots, the best: { $best } ({ $why })
}{ $held ->
    [0] {""}
    [one] ; the other zone holds fire
   *[other] ; { $held } zones hold fire
}
plan-more = { $count ->
    [one] one more move
   *[other] { $count } more moves
}
plan-shelter-leaders = { $counters ->
    [one] put an officer under cover in { $ends }
   *[other] put officers under cover in { $ends }
}
plan-rest = let soldiers worth { points } rest in { $ends }, where few shells fall
plan-garrison = move a garrison to { $ends }
plan-man-post = let soldiers worth { points } hold { $ends }
plan-leader-to-post = move officers to { $ends }
plan-leave-barred = leave { $starts }, where nobody may stay
plan-lodge = give civilians new homes in { $ends }, out of the Boxers’ reach
plan-escape-fire = get out of the fire in { $starts }
plan-withdraw = pull back from { $starts }, where there is nothing to gain
plan-civilians-away = move civilians from { $starts } to safety in { $ends }
plan-engage = move soldiers worth { points } to { $ends } to fight hand to hand
plan-reinforce = move soldiers worth { points } to { $ends } to support the troops there
plan-meet = move soldiers worth { points } to { $ends } to block the Boxers
plan-approach = move soldiers worth { points } to { $ends }, nearer to the fighting
plan-leader-joins = move officers to { $ends }, where they help most
plan-weapon-joins = move a gun to { $ends }, where it helps most
planned-shots = { $count ->
    [one] one shot
   *[other] { $count } shots
}
planned-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
shortcut-shot = { $within ->
    [yes] Within { $from }: { $chance } chance of { $wanted } or more · { points }: { $with }
   *[no] { $from } → { $at }: { $chance } chance of { $wanted } or more · { points }: { $with }
}
shortcut-effect = { $within ->
    [yes] Within { $from }: { $weapon } fires for effect, { $chance } chance to scatter Boxers
   *[no] { $from } → { $at }: { $weapon } fires for effect, { $chance } chance to scatter Boxers
}

## The first time that somebody meets a phase

lesson-muster = Keep a garrison in each of the five great Legations, or morale falls.
lesson-betsy = Betsy, the gun, joins her zone’s fire, or fires alone, up to six zones.
lesson-wounded = On red days some of the wounded return, to almost any zone.
lesson-reposition = Once a day you may move troops anywhere except near the Boxers’ entries.
lesson-fire = Each zone fires once. Firing at Boxers in your own zone can cost soldiers.
lesson-march = Soldiers in a zone with Boxers attack them. Soldiers next to Boxers block their way.
lesson-share = Choose now which units take the losses. The next rolls depend on your choice.
lesson-day-end = Civilians go home before each card. You choose where they live.

advice-fire = { $within ->
    [yes] Fire within { $from } at { $enemy }, with { points } and { $bonus } to the die: { $chance } chance of { $wanted } or more
   *[no] { $from } fires at { $enemy } in { $at }, with { points } and { $bonus } to the die: { $chance } chance of { $wanted } or more
}
advice-fire-briefly = { $within ->
    [yes] Fire within { $from }{ $with ->
        [none] { "" }
       *[other] { " " }({ $with })
    }: { $chance } chance of { $wanted } or more
   *[no] { $from } fires on { $at }{ $with ->
        [none] { "" }
       *[other] { " " }({ $with })
    }: { $chance } chance of { $wanted } or more
}
advice-effect = { $weapon } fires for effect on { $at } ({ $enemy }): { $chance } chance to scatter Boxers
advice-effect-briefly = { $weapon } fires for effect on { $at }: { $chance } chance to scatter Boxers
advice-move = { $what }: { $from } → { $to }
advice-place = { $what } → { $to }
advice-losses = Let different counters take the losses: { $what }
advice-lodge = New homes for { $what } in { $to }
advice-other = { $what }
advice-because = { $what } ({ $why })

reason-begin = all posts are manned
reason-historical = the historical deployment
reason-nothing-to-do = nothing needs to be done
reason-place-betsy = a good field of fire
reason-return-wounded = soldiers are needed there
reason-mend = one counter becomes full; the other goes to hospital and may return
reason-rest = to rest together, where few shells fall
reason-shelter-leaders = to keep officers out of danger
reason-garrison = a garrison for the Legation
reason-man-post = soldiers to hold the post
reason-leader-to-post = an officer for the post
reason-leave-barred = because units may not stay there
reason-lodge = to keep civilians out of the Boxers’ reach
reason-good-shot = good odds
reason-kill-fanatic = to disperse a fanatic
reason-panic = to spread panic
reason-hold-fire = no shot is worth the risk
reason-escape-fire = to get out of the fire
reason-withdraw = there is nothing to gain there
reason-civilians-away = to keep civilians out of the Boxers’ reach
reason-engage = to fight the Boxers hand to hand
reason-reinforce = to support the troops there
reason-meet = to block the Boxers
reason-approach = towards the fighting
reason-leader-joins = the officer helps most there
reason-weapon-joins = the weapon helps most there
reason-stand-fast = no move is worth the risk
reason-only-answer = there is no other choice

## Choices

choice-begin = Begin the siege
choice-historical = Back to the historical deployment
choice-move = Move
choice-barricade = Move a barricade
choice-lodge = Move civilians to new homes
choice-fire = Fire
choice-place = Place
choice-return = Bring back wounded
choice-merge = Merge two reduced counters
choice-full = Full counters (2 points each)
choice-reduced = Reduced counters (1 point each)
choice-done = End the phase
choice-done-muster = Done
choice-done-betsy = Done
choice-done-wounded = Nobody else returns
choice-done-reposition = Continue the day
choice-done-fire = Hold fire
choice-done-march = Stay in place
choice-done-share = Keep these losses
choice-done-day-end = End the day
choice-losses = Change the losses
choice-debt = { $kind ->
    [civilians] { $zones }: the civilians lose { points }
   *[soldiers] { $zones }: the garrison loses { points }
}
choice-debt-anywhere = anywhere
choice-loss-turned = { $counter } down to { $after }
choice-loss-out = { $counter } removed
choice-zone = { $zone }
choice-shot = { $with }, { points }, { $bonus } to the die: { $chance } chance of { $wanted } or more
choice-effect = { $weapon } fires for effect: { $chance } chance to scatter Boxers
shot-soldiers = Soldiers
shot-counters = { $count ->
    [one] one counter
   *[other] { $count } counters
}
shot-with = { $first } + { $more }

describe-nothing = empty
describe-points = { $points ->
    [one] one point
   *[other] { $points } points
}
describe-boxers = Boxers: { $points ->
    [one] one point
   *[other] { $points } points
}
describe-fanatics = { $count ->
    [one] a fanatic
   *[other] { $count } fanatics
}
describe-burning = burning
describe-ruined = in ruins
describe-way = { $cost ->
    [0] next zone
    [one] 1 movement point away
   *[other] { $cost } movement points away
}
describe-cost = { $cost ->
    [one] costs 1 point
   *[other] costs { $cost } points
}
describe-from = from { $zone }
describe-spends = spends { $cost } of { $left ->
    [one] one movement point
   *[other] { $left } movement points
}
describe-lodges = lives in { $zone }
describe-frees = { $counter } is spared
describe-there = your troops there: { $points }
describe-own-loss = you may lose a point
describe-civilians = civilians
describe-reduced = reduced

## Prompts: the question of each menu

prompt-do = What do you want to do?
prompt-from = From where?
prompt-to = Where to?
prompt-what = Which counters?
prompt-at = Where?
prompt-with = How?
prompt-face = Full or reduced counters?
prompt-over = The siege is over.
prompt-muster-do = Begin, or change the deployment?
prompt-muster-barricade-from = Which barricade do you want to move?
prompt-muster-barricade-to = Where to? Legations, entries and the zones next to entries are closed.
prompt-muster-move-to = Where to? Each counter stays in its own Legation or within two zones of it; volunteers may go anywhere.
prompt-betsy-do = Where do you want Betsy?
prompt-wounded-do = Bring back wounded, merge counters, or continue?
prompt-wounded-place-what = Which counters come back? A full counter costs 2 points, a reduced one 1.
prompt-wounded-merge-at = In which zone should two reduced counters merge?
prompt-reposition-do = Redeploy, or continue the day?
prompt-fire-do = Fire, or hold fire?
pick-shots = { $count ->
    [one] Fire this shot
   *[other] Choose one of { $count } shots (best first)
}
pick-stacks = From which zone do you want to move units?
pick-ends = From { $zone }, move to which zone? { $fight ->
    [yes] Zones with fighting come first
   *[no] Zones from A to Z
}
pick-go = sends { $who }
pick-go-points = sends { points }
prompt-fire-fire-from = Which zone fires?
prompt-fire-fire-at = At which zone?
prompt-fire-fire-with = Who fires? Soldiers with or without a weapon, or one weapon for effect.
prompt-march-do = Move, or stay in place?
prompt-march-move-from = Who moves? Pick a zone.
prompt-march-move-to = Where to? Soldiers have four movement points; weapons and civilians move one zone.
prompt-march-move-what = Who goes? The last soldiers of a Legation stay unless you pick them.
prompt-lodge-what = Which civilians?
prompt-lodge-to = Where will the civilians live? They go home before each new day.
prompt-losses-what = Which loss do you want to change?
prompt-losses-with = Which counters should take the loss? At present: { $paid }.
prompt-share-do = Let the losses stand, or change them?
prompt-day-end-do = Choose homes for the civilians, or end the day?

## The rule behind each question

why-muster = **§8, §1.6, §2.3: the deployment.** Soldiers, officers and weapons begin in their own Legation or up to two zones from it. Volunteers and Powers without a Legation begin anywhere. Entries and zones next to them are closed, except on the wall. You cannot place barricades in Legations. A barricade on the wall needs soldiers. An empty great Legation costs morale.
why-betsy = **§3.4: Betsy.** The third red jack, queen or king brings the international gun. It goes to a German or French zone that is not ruined. If both Legations are ruined, it goes to any Legation with soldiers. It counts as 3 points and reaches six zones, like any gun.
why-wounded = **§5.1.6: the wounded.** A red number card brings back 6 points plus a die roll. A red court card or ace brings 12 points, the red joker 18. A full counter costs 2 points, a reduced one 1. Place counters where soldiers may be deployed. Counters on the map stay reduced, but two may merge. Unused points are lost.
why-reposition = **§5.1.2, §5.1.3: redeployment.** Once a day, before the Boxers come, soldiers, officers and weapons may go to any zone. The numbered entries are closed. So are the zones next to them, except on the wall. Civilians stay at home. After that, morale falls if a great Legation has no soldier or weapon in a zone that still stands.
why-fire = **§6.3: fire.** All soldiers in a zone with or next to Boxers may fire together, once. You cannot fire out of a burning zone, or into another zone with your own people. The soldiers’ points give the column of the table. Officers, weapons and cover change the die. Fire inside a zone can cost soldiers. Weapons may fire for effect.
why-march = **§6.5: movement.** Soldiers and officers have four points. A street or open zone costs 1, most others 2. Leaving a zone with Boxers costs 1 more. Entering one ends the move. Weapons and civilians move one zone, civilians never into a zone with Boxers. Only ramps lead off the wall. Leave burning zones. Keep a garrison in each great Legation.
why-share = **§5.2, §5.3, §6.4: losses before the next roll.** You choose which counters take the loss. Choose now, because the next roll depends on it. After that roll the losses are final.
why-day-end = **§6.9, §8.2: the end of the day.** Burning zones are now in ruins. Civilians go home before the next card. If a Legation has several zones left, or civilians have lost their home, you may choose where they live.
why-losses = **§6.3, §6.4, §5.2: losses.** Soldiers take losses first, then weapons, then civilians. You choose the counters within each group. If you don’t choose, reduced counters take the losses first. You may change your choice until the next roll.

## Modifiers of the dice

modifier-soldiers = soldiers in the zone
modifier-legation = Legation
modifier-barricade = barricade
modifier-ruin = ruin
modifier-truce = truce with the regulars
modifier-wounded = wounded
modifier-supplies = supplies
modifier-macdonald = MacDonald
modifier-leader = officer
modifier-boxer-leader = Boxer chief
modifier-regular-leader = regulars’ general
modifier-regulars = regulars
modifier-morale-zero = morale at zero
modifier-ammunition = low ammunition
modifier-weapon-here = weapon firing in its own zone
modifier-weapon-adjacent = weapon firing into the next zone
modifier-melee = mêlée
modifier-british-legation = British Legation
modifier-french-legation = French Legation
modifier-far-legation = at a distant Legation
modifier-far-ruin = at a distant ruin
modifier-ratio-2 = Boxers have twice as many points as you
modifier-ratio-4 = Boxers have four times as many points as you
modifier-ratio-6 = Boxers have six times as many points as you
modifier-civilians-alone = civilians alone
modifier-cha-cha = war cry “Cha, cha!”

## The account of the dice

dice-account = **{ $what }** (§{ $rule }): { $dice }{ $modifiers }{ $sum }{ $column }{ $result }{ $losses }
undo-die = the dice have been rolled: **{ $what }** (§{ $rule })
undo-card = the card for day { $day } has been drawn (§5)
dice-die = { $count ->
    [one] die { $dice }
   *[other] dice { $dice }
}
dice-modifier = { $value } { $name } (§{ $rule })
dice-total = , total { $total }
dice-clamped = , total { $sum }, counted as { $total }
dice-column = ; column { $column }, row { $total } of { $table }
dice-row = ; { $table }
dice-result = : **{ $result }**
dice-losses = ; { $losses }.
table-bombardment = the bombardment table (§5.2)
table-soldiers = the soldiers’ table (§6.3)
table-boxers = the Boxers’ table (§6.4)
table-effect = the effect table (§3.2)
table-quarter = the table of quarters (§5.2)
table-famine = the famine table (§5.3)
table-events = the event table (§5.3)
result-out = put out
result-burns = burns on
result-caught = catches fire
result-not-caught = does not catch fire
result-falls = falls
result-stands = unhurt
result-none = no effect
result-nothing-lost = no losses
result-absorbed = a fanatic absorbs the hit

dice-wounded-returned = The wounded
dice-event-rolled = The day’s event
dice-mines-exploded = The second mine
dice-famine-struck = Hunger and sickness
dice-supplies-came = Supplies
dice-quarter-shelled = The quarter that is shelled
dice-zone-shelled = Shells on { $zone }
dice-leader-tested = { $leader } in { $zone }
dice-boxers-came = Where the Boxers come in
dice-fire-fought = The fire in { $zone }
dice-fire-spread = The fire spreads from { $start } to { $zone }
dice-shot-fired = { $zone } fires on { $target }
dice-effect-fired = { $weapon } fires for effect on { $target }
dice-boxers-fought = The Boxers’ mêlée in { $zone }
dice-soldiers-fought = The garrison’s mêlée in { $zone }
dice-morale-tested = The Boxers’ morale in { $zone }

## The log: orders in words, and the kinds of things that happen

log-move = { $what }: { $start } → { $end }
log-barricade = A barricade: { $start } → { $end }
log-lodge = { $what }: new home in { $end }
log-betsy = Betsy → { $end }
log-place = { $face ->
    [reduced] Back from hospital, reduced: { $what } → { $end }
   *[full] Back from hospital: { $what } → { $end }
}
log-merge = { $what }: back to full strength in { $zone }
log-fire = Fire, { $start } on { $end }: { $what }
log-effect = { $weapon } fires for effect at { $end }
log-losses = Losses moved to different counters: { $what }

log-kind-dice = Rolls
log-kind-losses = Losses
log-kind-moves = Moves of both sides
log-kind-shots = The garrison’s shots
log-kind-melees = Mêlées and morale tests
log-kind-shells = Shells and mines
log-kind-fires = Fires
log-kind-leaders = Officers under fire
log-kind-morale = Morale
log-kind-days = Cards, supplies and the day’s events

## Odds: what a roll would bring, before it is rolled

choice-odds-shot = A shot
choice-odds-boxers = The Boxers’ mêlée
choice-odds-charge = The garrison’s mêlée
choice-odds-rout = The Boxers’ morale
choice-odds-douse = Putting a fire out
choice-odds-catch = A fire that spreads
choice-odds-shell = Shells on a zone
odds-title-shot = { $within ->
    [yes] Fire within { $zone }: { $with }
   *[no] { $zone } fires on { $at }: { $with }
}
odds-title-effect = { $with } in { $zone }: fire for effect on { $at }
odds-title-both = A shot from { $zone } at { $at }, then a weapon firing for effect
odds-title-boxers = The Boxers’ mêlée in { $zone }
odds-title-charge = The garrison’s mêlée in { $zone }
odds-title-rout = The Boxers’ morale in { $zone }
odds-title-douse = Can the fire in { $zone } be put out?
odds-title-catch = Will { $zone } catch fire?
odds-title-shell = Shells on { $zone }
odds-points = { $points ->
    [one] one point
   *[other] { $points } points
}
odds-die = die { $bonus } ({ $parts })
odds-plain = a die without modifiers
odds-strength = { $points ->
    [one] the soldiers add 1 to the roll: 6 or more succeeds, and a rolled 1 always fails
   *[other] the soldiers add { $points } to the roll: 6 or more succeeds, and a rolled 1 always fails
}
odds-fires = { $count ->
    [one] fire in { $zones }: it spreads on a roll of 1
   *[other] fires in { $zones }: each spreads on a roll of 1
}
odds-by-die = { $what } (on { $dice })
odds-brief-theirs = Boxers −{ $points }
odds-brief-ours = garrison −{ $points }
odds-brief-civilians = civilians −{ $points }
odds-brief-nothing = no effect
odds-brief-absorbed = fanatics unhurt
odds-brief-weakened = a fanatic is weakened
odds-brief-gone = a fanatic is removed
odds-brief-retreat = civilians flee
odds-brief-depot = a day’s food is lost
odds-brief-out = put out
odds-brief-burns = burns on
odds-brief-caught = catches fire
odds-brief-not-caught = is spared
odds-said-theirs = { $points ->
    [one] the Boxers lose one point
   *[other] the Boxers lose { $points } points
}
odds-said-ours = { $points ->
    [one] the garrison loses one point
   *[other] the garrison loses { $points } points
}
odds-said-civilians = { $points ->
    [one] the civilians lose one point
   *[other] the civilians lose { $points } points
}
odds-said-nothing = no effect
odds-said-absorbed = no effect: the fanatics absorb the hit
odds-said-weakened = a fanatic is weakened
odds-said-gone = a fanatic is removed from the map
odds-said-retreat = civilians fall back
odds-said-depot = a day’s food burns
odds-said-out = the fire is put out
odds-said-burns = the fire burns on
odds-said-caught = the zone catches fire
odds-said-not-caught = the zone is spared
odds-counted-theirs = points lost by the Boxers
odds-counted-ours = points lost by the garrison
odds-counted-douse = the chance to put the fire out
odds-counted-catch = the chance to catch fire
odds-mean-theirs = On average the Boxers lose { $mean ->
    [one] **{ $mean }** point.
   *[other] **{ $mean }** points.
}
odds-mean-ours = On average the garrison loses { $mean ->
    [one] **{ $mean }** point.
   *[other] **{ $mean }** points.
}
odds-mean-civilians = { $mean ->
    [one] On average the civilians lose { $mean } point.
   *[other] On average the civilians lose { $mean } points.
}
odds-chance-douse = Chance to put the fire out: **{ $chance }**. A fire that burns on can spread and leaves a ruin at the end of the day (§6.1).
odds-chance-catch = Chance that the zone catches fire: **{ $chance }**, when the fires next spread (§6.1).
odds-price-ours = The roll costs the garrison { $mean ->
    [one] { $mean } point on average.
   *[other] { $mean } points on average.
}
odds-price-boxers = The roll costs the Boxers { $mean ->
    [one] { $mean } point on average.
   *[other] { $mean } points on average.
}
odds-leaders = { $count ->
    [one] Risk for { $leaders }: { $chance }.
   *[other] Risk for each of { $leaders }: { $chance }.
}
odds-quarter = Chance that the guns shell { $quarter } on a black card from 2 to 10: { $chance } (§5.2).
odds-when-boxers = -# You make this roll in the fourth phase (§6.4). Earlier shots change the odds.
odds-when-charge = -# You make this roll in the sixth phase (§6.6). Units that arrive in the zone before then take part.
odds-when-rout = -# The bot rolls this die in the seventh phase if the Boxers have lost a point by then (§6.7).
odds-overview = { $zone } (Boxers { $boxers }, garrison { $troops }): their mêlée costs you { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} on average. Chance of a loss: { $chance }. Your mêlée costs them { $taken }
odds-overview-civilians = { $zone } (Boxers { $boxers }, only civilians): with a result of 3 the civilians lose points, with any other result they flee
odds-overview-more = { $count ->
    [one] and one more zone
   *[other] and { $count } more zones
}
odds-change = { $what } (§{ $rule }): **{ $mean }**
odds-change-price-ours = , at a cost of { $price } to the garrison
odds-change-price-boxers = , at a cost of { $price } to the Boxers
odds-what-manner = with { $with } firing by value instead
odds-what-effect = with the { $counter } firing for effect instead
odds-what-both = with { $with } firing by value, and then the { $counter } firing for effect
odds-what-without-leader = without { $counter }
odds-what-with-leader = with { $counter } from { $zone }
odds-what-without-weapon = without the { $counter }
odds-what-with-weapon = with the { $counter } from { $zone }
odds-what-with-soldiers = with { $counter } from { $zone } as well
odds-what-without-soldiers = without { $counter }
odds-what-with-barricade = with a barricade
odds-what-without-barricade = without the barricade
odds-what-without-fire = if the fire in { $zone } is put out

## Refusals: the reason, and what can be done instead

refusal = §{ $rule }: { $reason }
refusal-no-rule = { $reason }
refused-not-an-option = “{ $word }” is not possible here. Pick an option from the menu.
refused-not-now = “{ $what }” is not possible now. Current step: { $step }.{ $when }
when-fire-move = { " " }You move next, after the Boxers’ mêlée. Click “{ choice-done-fire }” to stop firing.
when-march-fire = { " " }You fire again in the next round, if Boxers are left. Click “{ choice-done-march }” to stop moving.
when-move = { " " }You can move troops at the day’s redeployment, and in an assault after they fire.
when-fire = { " " }In an assault, the garrison fires once per round, before it moves.
when-lodge = { " " }At the end of the day you choose where civilians live.
when-place = { " " }Wounded return only on days with a red card.
when-merge = { " " }You can merge counters only when the wounded return. That happens only on days with a red card.
when-barricade = { " " }You can move barricades only before the first day.
when-losses = { " " }You can change which counters take the losses until the next roll, if there is a choice.
refused-said-twice = “{ $word }” names something twice. Name each counter once.
refused-wrong-number = Pick a number from { $least } to { $most }, not { $said }.
refused-no-answer = You gave no order. Pick one from the menu.
refused-too-many-words = “{ $word }” is one word too many. Leave it out: the order is complete without it.
refused-more-to-say = The order is not complete. Still missing: { $slot }.
slot-do = the order
slot-from = the starting zone
slot-to = the destination
slot-what = the counters
slot-at = the target zone
slot-with = how to fire
slot-face = full or reduced
slot-zone = the zone
slot-show = the view to show
slot-of = the unit
slot-other = another word
refused-game-over = The siege is over. Start another with `/siege new`.
refused-imperial-city = The Imperial City is not a zone. Nobody can enter it or fire at it.
refused-no-such-zone = No zone is called “{ $word }”. Pick one from the menu.
refused-no-such-counter = No counter is called “{ $word }”. Pick one from the menu.
refused-entry-zone = The Boxers come in at { $zone }, so you cannot post units there. Pick a zone further in.
refused-next-to-entry = { $zone } is next to a zone where Boxers enter, so you cannot post troops there. Pick a zone further in.
refused-too-far-from-home = In { $zone }, every counter of this group would be more than two zones from its Legation. Pick a nearer zone. Only volunteers may go anywhere.
refused-counter-too-far = { $zone } is more than two zones from the Legation of { $counter }. Pick a nearer zone; only volunteers may go anywhere.
refused-barricade-unmanned = The barricade on the wall needs soldiers: { $zones }. Post soldiers there, or move the barricade.
refused-barricade-there = There is already a barricade in { $zone }. Put this one in another zone.
refused-barricade-on-legation = { $zone } is a Legation, so it cannot have a barricade. Pick a street, the canal, the wall or another building.
refused-must-leave = Boxers enter in or next to { $zones }, so no unit may stay there. Move your units out first.
refused-must-leave-fire = There is a fire in { $zones }. First move out every unit that can leave.
refused-nobody-there = You have no units in { $zone }. Pick another zone.
refused-no-points-left = The units in { $zone } have no movement points left this round. Others may still move.
refused-no-way-out = There is no way out of { $zone } now: fire, Boxers or the wall block it.
refused-already-there = These counters are already in { $zone }. Pick another zone.
refused-into-fire = { $zone } is burning, so no unit may enter it. Pick another zone.
refused-wall = There is no way from { $start } to { $zone }. Troops get on and off the wall only by the ramps.
refused-among-boxers = Boxers are in { $zone }. Soldiers and weapons may go there. Officers may go only with them, and civilians may not go at all.
refused-too-far = { $zone } is too far. Soldiers have four movement points; weapons and civilians move one zone.
refused-one-zone-only = Weapons and civilians move only one zone, and { $zone } is farther away. Pick a nearer zone.
refused-not-there = { $counter } is not in { $zone }. Pick a counter from the menu.
refused-not-yours = { $counter } belongs to the Boxers. Pick one of your own counters.
refused-civilians-among-boxers = Boxers are in { $zone }, and civilians may not go among them. Pick another zone.
refused-leader-alone = An officer may enter a zone with Boxers only together with soldiers or a weapon. Send soldiers or a weapon to { $zone } with him or before him.
refused-no-shot-now = You can calculate a shot only in the third phase of a round, when your troops fire. Until then, you can see the odds of mêlées and shells.
refused-no-melee-now = No Boxers are in your zones, so there is no mêlée. You can see the odds for shells now, and the odds for shots when your troops fire.
refused-nobody-wavers = No Boxers are on the board, so there is no morale test. You can see the odds of shells.
refused-nothing-burns = Nothing is burning, so there is no fire to fight or to spread.
refused-no-fire-there = Nothing is burning in { $zone }. Pick a burning zone.
refused-catches-nothing = { $zone } cannot catch fire now: no fire next to it can spread, or nothing in it can burn.
refused-nobody-to-roll = You have no units in { $zone } that could make this roll. Pick a zone from the menu.
refused-from-fire = { $zone } is burning, so no unit can fire from there. Pick another zone.
refused-no-boxers-there = No Boxers are in { $zone }. Pick another zone.
refused-friends-there = Your own people are in { $zone }. Only units in that zone may fire there.
refused-engaged = Boxers are in { $zone }. Under a house rule of this game, troops there can fire only at the Boxers in their own zone.
refused-nobody-to-fire = There are no soldiers or weapons in { $zone }. Pick another zone.
refused-already-fired = { $zone } has already fired this round. Pick another zone.
refused-no-target = No unit in { $zone } has a target. Soldiers can fire one zone away, machine guns four zones, guns six.
refused-out-of-range = { $target } is too far away ({ $distance ->
    [one] one zone
   *[other] { $distance } zones
}). Soldiers reach the next zone, a machine gun four zones, a gun six. From the wall, weapons reach all the city below.
refused-all-together = All soldiers in { $zone } fire together. Pick all of them.
refused-effect-only = At that distance a weapon can only fire for effect. Choose fire for effect, or a nearer target.
refused-counter-fired = { $counter } has already fired this round. Pick another unit.
refused-cannot-fire = { $counter } cannot fire like that. Soldiers fire together, with all their points. An intact weapon adds its value to their fire, or fires alone for effect.
refused-crew-only = { $counter } has only its crew left. The crew fires together with the soldiers, and no farther than they do.
refused-already-tested = { $zone } has already fired for effect on that target this round. Pick another target.
refused-value-added = A weapon in { $zone } has already added its value to a shot at that target this round. So no weapon in { $zone } can fire for effect at that target.

## Curves

measures-condition = Morale and supplies
measures-strength = Points of each side on the map
measure-morale = Morale
measure-left = Days of supplies left
measure-armed = Troops under arms
measure-boxers = Boxers
measure-civilians = Civilians

## The board in words

alt-muster = Map of the Legation quarter of Peking at the deployment.
alt-day = Map of the Legation quarter of Peking, day { $day } of { $days }, card { $card }.
alt-round = Assault, round { $round }.
alt-tracks = Morale { $morale } of 10, days of food left: { $left }. { $armed ->
    [one] { $armed } point
   *[other] { $armed } points
} under arms, { $wounded } in hospital, { $civilians ->
    [one] { $civilians } civilian point
   *[other] { $civilians } civilian points
}, { $boxers ->
    [one] { $boxers } Boxer point
   *[other] { $boxers } Boxer points
}.
alt-boxers = Boxers (points in brackets): { $zones }.
alt-burning = Burning: { $zones }.
alt-ruins = In ruins: { $zones }.
alt-barricades = Barricades: { $zones }.
alt-garrison = The garrison (points in brackets): { $zones }.
alt-civilians = Civilians (points in brackets): { $zones }.
alt-fight = Enlarged map of the fight: day { $day }, round { $round }.
alt-fight-held = The garrison holds these zones (points in brackets): { $zones }.
alt-fight-beside = The garrison in adjacent zones (points in brackets): { $zones }.
alt-entry = { $zone } ({ $points })
alt-pair = { $zone } (Boxers { $boxers }, garrison { $points })
alt-signs = { $signs }.

board-tracks = Morale { $morale }/10 · days of food { $left } · { $armed } under arms · { $wounded } in hospital · civilians { $civilians } · Boxers { $boxers }
board-boxers = **Boxers**
board-powers = **The garrison**
board-civilians = **Civilians**
board-ground = **The ground**
board-ways = **Which zones are adjacent**
board-way = { $zone }: { $zones }
board-zone = { $zone }: { $counters }
board-total = { $zone }, **{ $total }**: { $counters }
board-bonus = { $points }, officers +{ $bonus }
board-nobody = nobody
board-burning = Burning: { $zones }
board-ruins = In ruins: { $zones }
board-barricades = Barricades: { $zones }
board-hospital = In hospital: { $counters }
board-lost = Lost for good: { $counters }
board-further = { "" }; next: { $zones }
board-entries = The Boxers’ entries: { $zones }
board-great = Powers with a great Legation: { $powers }
board-cup = { $count ->
    [one] One Boxer counter is in reserve until it is drawn
   *[other] { $count } Boxer counters are in reserve until they are drawn
}
group-count = { $count } × { $name }
group-worth = { $name } { $value }
group-reduced = { $name } { $value } (reduced)

status-step = Now: { $step } (§{ $rule })
status-legations = Legation zones still standing: { $standing } of { $all }
status-leaders = Officers in command: { $leaders } of { $all }
status-count = Victory points if the game ended now: the Powers { $powers }, the Boxers { $boxers }

step-muster = the deployment
step-card = the day’s card
step-supplies = supplies
step-betsy = Betsy
step-wounded = the wounded
step-event = the day’s event
step-late-wounded = the wounded
step-bombardment = the bombardment
step-reposition = redeployment
step-entry = the Boxers’ arrival
step-fires = the fires
step-boxers-move = the Boxers move
step-fire = the garrison fires
step-boxers-melee = the Boxers’ mêlée
step-march = the garrison moves
step-soldiers-melee = the garrison’s mêlée
step-boxers-morale = the Boxers’ morale
step-arson = the Boxers set fires
step-sequence-end = the end of the round
step-day-end = the end of the day
step-victory = the end of the siege

## The end

result-overrun = **The Legations are overrun.** On day { $day }, no soldiers or civilians are left. The Boxers’ victory is complete.
result-relieved = **The relief column enters Peking** on day { $day }.
result-held = **The Legations hold** until the evening of day { $day }. The siege goes on without you.
result-side-powers = **The Powers: { $total }** · { $band }
result-side-boxers = **The Boxers: { $total }** · { $band }
result-item = { $name }: { $count } × { $each } = { $total }
verdict = **{ $winner ->
    [powers] The Powers win, { $powers } to { $boxers }
    [boxers] The Boxers win, { $boxers } to { $powers }
   *[draw] A draw, { $powers } to { $boxers }
}**, on day { $day }. { $band }.
verdict-overrun = **The Legations fall** on day { $day }. The Boxers win.
winner-powers = **The Powers win.**
winner-boxers = **The Boxers win.**
winner-draw = **A draw.**
count-major-intact = Zones of the great Legations that still stand
count-minor-intact = Zones of the small Legations that still stand
count-civilians-full = Unhurt civilian counters
count-civilians-reduced = Reduced civilian counters
count-soldiers-lost = Soldier counters still in hospital
count-weapons-lost = Heavy weapons lost
count-leaders-lost = Officers lost for good
count-civilians-lost = Civilian counters lost
count-legations-ruined = Ruined Legation zones
count-macdonald-lost = MacDonald lost
count-days-to-come = Days still to come
count-ruins = Ruined zones outside the Legations
count-minor-ruined = Ruined zones of the small Legations
count-major-ruined = Ruined zones of the great Legations
band-powers-1 = a disaster: the Powers have lost face
band-powers-2 = a defeat, though a massacre was averted
band-powers-3 = a marginal victory: the rising will take a long time to put down
band-powers-4 = a victory: the Empress must negotiate on the Powers’ terms
band-powers-5 = a great victory: the rising is broken
band-boxers-1 = a disaster: the Boxers are humbled before the world
band-boxers-2 = a defeat: the Boxers have lost face
band-boxers-3 = a marginal victory: the Powers face hard talks
band-boxers-4 = a victory, dearly bought
band-boxers-5 = a great victory: the movement spreads through China

## A defence among others, in a few words

standing-great-victory = Great victory
standing-victory = Victory
standing-marginal-victory = Marginal victory
standing-defeat = Defeat
standing-disaster = Disaster
standing-overrun = Overrun
score-ahead = { $points } { $points ->
    [one] point
   *[other] points
} ahead
score-behind = { $points } { $points ->
    [one] point
   *[other] points
} behind
score-even = level on points
score-uncounted = not counted

## What a defence should not do

sin-leaders-alone = An officer without men
    .meaning = An officer faced the Boxers without troops (§{ $rule }).
sin-civilians-alone = Civilians without troops
    .meaning = Civilians faced the Boxers without troops to protect them (§{ $rule }).
sin-guns-alone = An unguarded gun
    .meaning = A heavy weapon fought hand to hand without soldiers (§{ $rule }).
sin-legations-unguarded = A Legation without a garrison
    .meaning = One of the great Legations had no garrison (§{ $rule }).
sin-barricades-abandoned = A barricade given up
    .meaning = Troops left a barricade, and the Boxers moved in (§{ $rule }).
sin-rash-melees = A rash mêlée
    .meaning = Troops entered a mêlée with poor odds (§{ $rule }).
sin-guns-silent = Heavy weapons not fired
    .meaning = Heavy weapons did not fire although they had a target (§{ $rule }).
sin-fires-unfought = A fire nobody fought
    .meaning = No soldier fought a fire in a Legation (§{ $rule }).
sin-wounded-left = Wounded left in hospital
    .meaning = Wounded could have returned but stayed in hospital (§{ $rule }).

## House rules: the question, and its answers

switch-wounded_red = §5.1.6 How many wounded return on a red card from 2 to 10
switch-wounded_red-d6-6 = roll a die and add 6: this many points return
switch-wounded_red-flat12 = 12 points return, without a roll
switch-assault_day_reposition = §5.1.3 Redeployment on the day of an assault
switch-assault_day_reposition-yes = yes, before the Boxers come
switch-assault_day_reposition-no = no
switch-event6_red_wounded = §5.3 The wounded on a red day when a mine is found
switch-event6_red_wounded-yes = the wounded still return
switch-event6_red_wounded-no = no wounded return that day
switch-distance2 = §3.1 A weapon’s fire at a target exactly two zones away
switch-distance2-tep = only fire for effect is allowed
switch-distance2-value_no_bonus = it may also fire by value, but without its bonus
switch-distance2-none = not allowed
switch-tep_ammo = §3.3 Low ammunition when firing for effect
switch-tep_ammo-no = no penalty
switch-tep_ammo-yes = −2, as for other kinds of fire
switch-cannon_loss = §3 What wrecks a gun
switch-cannon_loss-points_rounded = one or two points wreck the gun, and a third kills the crew
switch-cannon_loss-step = one point wrecks the gun, and a second kills the crew
switch-soldier_split_fire = §6.3 Soldiers of one zone may fire at different targets
switch-soldier_split_fire-no = no, all soldiers fire together
switch-soldier_split_fire-by_counter = yes, each counter may choose its target
switch-fire_outward_when_engaged = §6.3 A zone with Boxers in it may fire at another zone
switch-fire_outward_when_engaged-yes = yes
switch-fire_outward_when_engaged-no = no, only at the Boxers in its own zone
switch-ruin_melee_minus1 = §6.3 The −1 for a ruin in the garrison’s mêlée
switch-ruin_melee_minus1-yes = applies in fire and in mêlée
switch-ruin_melee_minus1-fire_only = applies only in fire
switch-volunteers_as_british_french = §6.6 In British and French zones, volunteers count as British or French
switch-volunteers_as_british_french-no = no
switch-volunteers_as_british_french-yes = yes
switch-weak_fanatic_3 = §6.3 Three points against a weakened fanatic
switch-weak_fanatic_3-dies = disperse it
switch-weak_fanatic_3-nothing = do nothing
switch-ratio = §6.4 The bonus in the Boxers’ mêlée if they outnumber you
switch-ratio-points_highest = compare points; only the highest bonus counts
switch-ratio-counters = compare counters; only the highest bonus counts
switch-ratio-cumulative = compare points; all bonuses are added up
switch-arson_occupied = §6.8 The Boxers set fire to zones with defenders
switch-arson_occupied-yes = yes
switch-arson_occupied-no = only to zones without defenders
switch-walls_burn = §6.1 The wall can burn
switch-walls_burn-no = no
switch-walls_burn-yes = yes
switch-second_fires_spread = §6.1 A fire that has spread can spread again
switch-second_fires_spread-never = never
switch-second_fires_spread-later = from the second round after the fire broke out
switch-no_exit_fire = §6.5 Units trapped in a fire
switch-no_exit_fire-harmless = are unharmed
switch-no_exit_fire-losses = lose steps
switch-morale_cap = §4 The upper limit of morale
switch-morale_cap-10 = 10
switch-morale_cap-none = none
switch-macdonald_morale = §1.5.3 The death of MacDonald lowers morale
switch-macdonald_morale-day_end = at the end of the day
switch-macdonald_morale-immediate = immediately
switch-food35_arrival_day = §5.1.1 The day when the stores run out
switch-food35_arrival_day-free = costs no morale
switch-food35_arrival_day--2 = already costs 2 morale
switch-ruin_bombard = §5.2 A ruin as cover from shells
switch-ruin_bombard--1 = gives the same cover as a Legation (−1)
switch-ruin_bombard-0 = gives no cover
switch-row0_col2 = §6.3 An unusual result in the mêlée tables (row 0, column 2)
switch-row0_col2-2S-2B = keep 2S and 2B, as printed
switch-row0_col2-S-B = correct it to S and B
switch-idle_limit = §6.9 Idle rounds before the Boxers withdraw
switch-idle_limit-3 = three
switch-idle_limit-5 = five
switch-lone_leader_shelled = §5.2 Shells on a zone with a lone officer
switch-lone_leader_shelled-no = the officer is not attacked
switch-lone_leader_shelled-die = roll a die for the officer: a 6 kills him

## How it is played: five screens

guide-1 =
    { "**1 · Fifty-four days**" }
    Peking, June 1900. You lead the garrison of the Legations. The bot plays the Boxers. Hold out for 54 days until the relief column arrives. Then both sides count points.
    Each day has a card. **Red** is quiet. **Black 2 to 10** brings shells, a **black ace, court card or joker** an assault. Food lasts 34 days.
guide-2 =
    { "**2 · The counters**" }

    Light counters are yours, dark ones the Boxers’. The large number shows the points; a striped counter is reduced. Officers have no points, but each adds up to 3 to the dice of his zone. Fanatics shield all Boxers in their zone.

    The round badge gives your points in a zone, the pointed one the Boxers’.
guide-3 =
    { "**3 · An assault, round by round**" }

    The Boxers come in at a numbered entry and follow the arrows, red ones first. Every round, fires spread and the Boxers move. Then **you fire**, and the Boxers attack. Then **you move**, and your soldiers charge. Last, Boxers flee or set fires.

    You cannot fire from outside into a zone with your counters.
guide-4 =
    { "**4 · What to do**" }

    The *adviser* suggests each step, marked ★. Fire with ten points or more where you can. Put officers and weapons with the strongest soldiers. Block the arrows, keep civilians out of reach, and leave a garrison in each great Legation.

    Places are listed from A to Z. “Change the losses” works until the next roll.
guide-5 =
    { "**5 · The end, and checking**" }

    The Powers get points for Legations and civilians, the Boxers for ruins, the dead and soldiers in hospital. If nobody in the garrison is left, the Boxers win.

    “Dice” explains every roll. “Why” explains the rule behind a question. You can also type orders: `/siege move`, `/siege fire`, `/siege done`. With `/siege auto`, the autopilot plays for you.

# The enlarged quarter

map-fight = The fight
closeup-attack = Day { $day } · round { $sequence } · morale { $morale }
closeup-day = Day { $day } · morale { $morale }

# What is drawn over the map on request

overlay-happened = The latest events
overlay-quiet = There is nothing to show on the map yet.
overlay-arrows = The Boxers’ routes (§6.2)
overlay-arrows-from = The Boxers’ routes from { $zone } (§6.2)
overlay-arrow = **{ $zone }**: on to { $end }
overlay-arrow-both = **{ $zone }**: half of the Boxers go to { $red }, half to { $green }
overlay-garrison = the garrison
overlay-range = How far { $who } in { $zone } can fire (§3.1, §6.3)
overlay-ring-value = Distance { $distance }, fire by value: { $zones }
overlay-ring-both = Distance { $distance }, fire by value or for effect: { $zones }
overlay-ring-test = Distance { $distance }, fire for effect only: { $zones }
overlay-target = 🎯 Boxers to fire at: { $zone }, distance { $distance }
overlay-barred = 🚫 { $zone }: { $why }
overlay-reach = Where { $who } in { $zone } may go (§6.5)
overlay-cost = { $cost ->
    [one] 1 point
   *[other] { $cost } points
}: { $zones }
overlay-free = At no cost: { $zones }
overlay-charge = ⚔️ A zone with Boxers, where the move ends: { $zone }{ $cost ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $cost } points
}
overlay-nowhere = Nowhere.
choice-everywhere = Everywhere
choice-show-happened = The latest events
choice-show-arrows = The Boxers’ routes
choice-show-range = How far a weapon reaches
choice-show-reach = Where a counter may go

## The counters of the guide

counter-power = the flag: the Power of these soldiers
counter-kind = the shape: soldiers, gun, civilians…
counter-value = the large number: the counter’s points
counter-number = how many identical counters are here
counter-reduced = striped, with a corner cut off: a reduced counter
counter-reduced-value = the points left
counter-boxers = dark: Boxers, with a sign for their kind
counter-boxers-value = the Boxers’ points
counter-ours = round badge: the points under arms in a zone
counter-bonus = the officers’ bonus there
counter-theirs = pointed badge: the Boxers’ points in a zone
counter-alt = Enlarged counters. Light counters belong to the Legations. They show a flag, the Power’s initials, a shape for the kind and a large number for the points. A small badge says how many. A striped counter is reduced. Dark counters are Boxers and regulars. Round badges give points and officers’ bonus in a zone, pointed ones the Boxers’ points.

## The lesson

learn-fire = Peking, 1900. You lead the guards of the foreign embassies, the Legations. To win, hold out until help arrives on day 54, and protect the civilians. Boxers (Chinese insurgents) are in two zones: the Hanlin, next to British North, and British South, among your soldiers. Each zone may fire once.
    .question = Which shot cannot cost you any soldiers?
    .why = On a bad roll the shooters lose soldiers, but only if they fire within their own zone.
learn-civilians = Three civilian counters are alone in French 2. Boxers are in the next street and will enter French 2.
    .question = Which counters should you move?
    .why = Boxers attack everybody in the zone, and civilians alone cannot hold it. Move them behind your soldiers while you can.
learn-garrison = There are no Boxers today, and your soldiers may change posts. Nobody is in the American Legation: both American counters are on the ramp of the wall.
    .question = What should you do first?
    .why = Each of the five great Legations without a soldier or a weapon costs one point of morale a day. At morale 0 your men fight badly.
