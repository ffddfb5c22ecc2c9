# The rules of La révolte des Boxers in our own words: a message for each section (s-7-1 is §7.1, with its title), and
# for each ruling (r-66 is V66): how we play what the rules leave open, and why. Figures come from the game’s tables.

## Chapters

chapter-f = Forces and set-up
chapter-t = The turn, orders and rallies
chapter-l = Locating and sight
chapter-m = Movement
chapter-s = Fire
chapter-g = The gun, obstacles, the keg
chapter-c = Saves and cover
chapter-h = Melee and morale
chapter-v = Victory, and the scenarios
chapter-d = The table

## Sections

s-1 = The scenario gives each side its figures. There are at most ten Europeans, two of them with a machine gun, against three columns of ten Boxers. The Boxers may also have a gun with three gunners, a keg of powder with its bearer, and two ladders. Every figure is regular, irregular or fanatic. An officer leads the Europeans, and a chief leads each column.

    The gun and the keg may arrive later. For each of them, roll a die at the start of every turn. The number needed falls turn by turn: { $arrival }.
    .title = Forces
s-2 = The scenario’s defender deploys first, with his barricades (§3). Then the attacker deploys. Each side has the area that the scenario gives it. Columns that enter at the corners draw one corner each. No European may be within 20 cm of the place where a column enters. You can take the historical positions: one click begins the game.
    .title = Deployment
s-3 = In this scenario, the defender has up to six barricades. Each is a straight piece 10 cm long. The defender places them before the attacker deploys. The bot suggests a good layout, and the defender may move or remove any barricade.
    .title = Barricades
s-4 = A turn begins with arrivals, action points and rallies. Then both sides move, both sides fire, and melees are fought. The side with more action points is the first side of the turn. The first side moves first, and the second side fires first.
    .title = The turn
s-4-1 = Each side rolls two dice, or one if it has lost all its leaders. Subtract one for each figure the side has lost, but at most five. The result is its action points for this turn. They pay for rallies (§5) and orders (§7.1). Unused points are lost.
    .title = Action points
s-4-2 = Figures within 5 cm of one another form a detachment. All of them must be steady, and either all or none must be moving. A detachment takes one order, pays for it once and rolls one die. A figure with a morale marker takes its order alone.
    .title = Detachments
s-5 = A steady figure can do everything. A stopped figure (yellow) cannot run, and has a penalty in fire and melee. A pinned figure (green) can do nothing, and is lost if an enemy touches it.

    Once a turn, every stopped or pinned figure rolls a die. The modifiers are: regular { $rally-regular }, fanatic { $rally-fanatic }, irregular { $rally-irregular }, pinned { $rally-pinned }. Each action point spent on the figure adds { $rally-per-point }; you may spend at most { $rally-most-points }. All modifiers together add at most { $rally-most-sum }.

    On a total of { $rally-needed } or more the figure improves by one state. On a lower total, or on any natural 1, it gets worse by one. If it was already pinned, it runs away and is lost.
    .title = Rallies and markers
s-6 = Before you can charge an enemy who has not fired, you must locate him. The bot rolls a die for each enemy in sight. An enemy is located on { $locate-open } or more in the open, { $locate-light } in light cover, { $locate-dense } in dense cover. Modifiers: { $locate-several-observers } for several observers, { $locate-target-moving } if the enemy is moving, { $locate-near } if the nearest observer is within { $locate-near-gap } cm. Located enemies also limit the choice of targets (§8.2).
    .title = Locating
s-6-1 = Each side makes one roll a turn for each enemy, however many figures look for him. One figure may look for several enemies. Locating is not mutual: a figure that locates an enemy may itself stay hidden from him.
    .title = One try a turn
s-6-2 = The line of sight is the straight line between the centres of two figures. Houses and ruins block it, unless both figures are in the same house or ruin. A figure at the edge of a house or ruin can see out on that side, and can be seen.

    Fields, scrub and fires block the line of sight only when it goes right through them. Walls, hedges, barricades and closed doors block it, unless one of the figures is within 15 mm of the obstacle. Banks, fences, low walls and figures never block.

    At dusk and at night the scenario says how far figures see.
    .title = Lines of sight
s-7 = A figure or detachment takes one order a turn. It can run, crawl, halt, charge, or do a task such as climbing. A run covers 10 cm plus a die roll, a crawl only a die roll. A charge is a run or crawl into contact with a located enemy. You name the order and its goal and pay for it. Then the die is rolled, and you can take nothing back.

    A running figure gets a movement marker and keeps it until it halts or crawls. A figure without an order stays as it is.
    .title = Movement
s-7-1 = Each order costs action points. A run costs { $cost-run-moving } if the figure is already moving, otherwise { $cost-run-standing }. A crawl costs { $cost-crawl-moving } if the figure is moving, otherwise { $cost-crawl-standing }. A halt costs { $cost-halt }. Staying in place costs { $cost-stand }. A charge costs { $cost-contact } more. Leaving light cover costs { $cost-leave-light } more, leaving dense cover { $cost-leave-dense } more. So a figure that is not moving pays { $cost-run-out } to run out of a house. A detachment pays as much as one figure.
    .title = Orders and their costs
s-7-2 = Terrain does not slow figures. But a figure that enters a zone of cover cannot leave it in the same order. A figure can cross a wall, hedge or barricade only if it begins its side’s movement at its foot. Otherwise the figure stops in front of the obstacle. Ramparts and house walls can be passed only by a ladder, or through a door or breach.
    .title = Zones and obstacles
s-7-3 = A ladder needs at least two carriers, who can do nothing else. At the foot of a rampart they raise the ladder immediately. Up to three figures can climb it. A turn later, the climbers come down on the other side or charge from the ladder. A figure on a ladder cannot fire and has no cover.
    .title = Ladders
s-7-4 = Doors are closed unless the scenario says otherwise. The side with the keys opens and closes them. The other side must wait, or break them with a ram, a keg or the gun.
    .title = Doors
s-7-5 = A ram is carried like a ladder. If two carriers are within 15 mm of a door, the ram strikes the door after the melees. Roll two dice (§9.2). Rams have no effect on walls.
    .title = Rams
s-7-6 = For one point, two gunners push the gun 10 cm minus a die roll. A gun that has moved cannot fire in that turn.
    .title = Moving the gun
s-7-7 = One figure, the bearer, carries the keg and does nothing else. If he falls, the nearest friendly figure takes the keg. At the foot of a wall the bearer lights the keg (§9.5).
    .title = Carrying the keg
s-8 = A figure that is neither pinned nor in contact may fire once a turn, in any direction. Its target must be in sight and in range. Roll its weapon’s die with the modifiers of §8.2. If the total reaches the score of §8.1, the shot hits, and the target rolls a save (§10). Each shot is resolved before the next.
    .title = Fire
s-8-1 = The score needed to hit depends on the distance. The columns of the table are: within { $columns } cm, and farther. Rifle (d12): { $fire-rifle }. Jingal (d12): { $fire-jingal }. Pistol (d6): { $fire-pistol }, and it cannot fire farther. Machine gun (d12): { $fire-machine-gun }. For the gun see §9.
    .title = The fire table
s-8-2 = Modifiers to the die: regular { $fire-regular }, irregular { $fire-irregular }. Moving { $fire-moving }, with a rifle { $fire-moving-rifle }. Stopped { $fire-stopped }. Obsolete rifle or gun { $fire-obsolete }. Through smoke { $fire-smoke }. Gun: { $fire-gunner-lost } for each gunner lost. For any target except the nearest located enemy, subtract a d4. All modifiers are added together. A natural 1 is an accident: the shot misses, and the weapon is broken for the rest of the game.
    .title = Fire modifiers
s-8-3 = A figure aims if it did not move in this turn or the last, and was not charged. It then rolls two dice and keeps the better one. Aiming is automatic.
    .title = Aiming
s-8-4 = A figure that is charged may fire at one of the enemies who reach it, before the melee begins. The figure uses the first column of the fire table and does not aim. This is its only shot of the turn. In this turn’s melee the figure then has { $melee-fired-defensively }. Standing orders say whether the figure fires, holds its fire or asks you.
    .title = Defensive fire
s-8-5 = The machine gun fires if its gunner and its loader are next to it and the gunner does not move. A sweep takes one roll to hit. On a hit, every figure within 10 cm of the target, friend or foe, saves on { $save-sweep } or more. If the machine gun fires at a single target instead, that target saves on { $save-one-target } or more.
    .title = The machine gun
s-9 = Three gunners serve the gun. Each gunner lost gives { $fire-gunner-lost } to the roll. Roll two dice. The scores needed within { $gun-columns } cm and beyond are { $gun-scores }. Each turn the gun fires directly (§9.1), fires at an obstacle (§9.2) or bombards (§9.4).
    .title = The gun
s-9-1 = The gun fires at an enemy in sight, located or not. After a hit, every figure within 10 cm of the target, friend or foe, saves on { $save-explosion } or more.
    .title = Direct fire
s-9-2 = Roll two dice with the gun’s modifiers, at any distance. You need { $needed-door } or more against a door, { $needed-barricade } against a barricade, and { $needed-wall } against a wall or house. Each point above the score needed is one point of damage. If one roll is five or more points above the score needed, the place catches fire.
    .title = Fire at obstacles
s-9-3 = Damage adds up over the game. A door is destroyed when its damage reaches { $destroyed-door }, a barricade at { $destroyed-barricade }, a section of a wall at { $destroyed-wall }. A destroyed piece blocks neither movement nor sight and gives no cover.
    .title = Destruction
s-9-4 = The gun fires indirectly at any point of a building, in sight or not. Even after a hit, the shell lands away from that point. A d4 gives the direction (left, right, beyond, short), and two dice give the distance in centimetres. Every figure within 10 cm of the burst saves on { $save-explosion } or more.
    .title = Bombardment
s-9-5 = When the bearer is at the foot of a wall, roll a die. On 1 the keg explodes in his hands, and every figure within 10 cm saves on { $save-explosion } or more. On 2 it fizzles out. On 3 to 5 the wall is cracked. If a figure stays at the foot of the wall for a whole later turn, the crack becomes a breach. On 6 there is a breach immediately. The keg is used up in any case.
    .title = The keg explodes
s-10 = A figure that is hit rolls a d8 to save itself. The score it needs depends on the weapon. Rifle and jingal: { $save-rifle } or more. Pistol: { $save-pistol }. Sweep: { $save-sweep }. Machine gun at a single target: { $save-one-target }. Explosion: { $save-explosion }. The roll is modified. Light cover: { $save-light }. Dense cover: { $save-dense }. A moving figure: { $save-moving }.

    A failed save eliminates the figure. After a successful save, a steady figure is stopped and loses its movement marker, and a stopped figure is pinned. A pinned figure is eliminated even if its save succeeds.
    .title = Saves
s-10-1 = A sweep or an explosion may hit several figures. Each side then rolls one die for all its figures, and each figure adds its own modifiers to this die.
    .title = Several figures hit together
s-10-2 = A figure has dense cover in a house, ruin or trench. It also has dense cover at the foot of a wall or closed door. It has light cover in scrub, a field or a fire. It also has light cover at the foot of a hedge, barricade, fence or low wall. Only the best cover counts. An obstacle protects only if the line of the shot crosses it.
    .title = Cover
s-10-3 = Against an explosion, draw the line from the burst to the target. If the shell bursts inside a dense zone, the zone does not protect figures inside it. It does protect figures outside.
    .title = Explosions and cover
s-11 = Figures in contact fight one against one, once a turn. Each rolls the die of its best weapon (§11.1) with its modifiers (§11.2). The higher total eliminates the other figure. A pinned figure that an enemy touches is lost without a roll.
    .title = Melee
s-11-1 = A figure rolls the die of its best weapon. Bare hands: d{ $arm-hands }. Rifle butt: d{ $arm-butt }, in dense cover d{ $arm-butt-dense }. Dagger: d{ $arm-dagger }. Sabre: d{ $arm-sabre }. Bayonet and lance: d{ $arm-lance }, in dense cover d{ $arm-lance-dense }. Pistol: d{ $arm-pistol }.
    .title = Weapons
s-11-2 = Modifiers to the die: assailant { $melee-assailant }, regular { $melee-regular }, irregular { $melee-irregular }, stopped { $melee-stopped }. A figure that fired at the charge has { $melee-fired-defensively }. Each friend who supports a figure adds { $melee-support }, and at most { $melee-most-supports } can do so. If a figure falls, the figures that support it fall too.
    .title = Melee modifiers
s-11-3 = The figure with the higher total eliminates the enemy and every figure that supports him. If the totals are equal, nothing happens: both stay in contact and fight again next turn.
    .title = The result
s-12 = When friends fall within { $rally-morale-gap } cm of a figure, it tests its morale immediately. It rolls a die with the modifiers of §5, but no points may be spent. If the total is { $rally-needed } or more, nothing happens. If it is lower, or on a natural 1, a steady figure is stopped and a stopped one is pinned. A pinned figure is lost.
    .title = Morale
s-13 = The attacker wins at the end of a turn if he holds the scenario’s objective. He needs the given number of unpinned figures there, and more than the defender has. A side loses if all its remaining figures are pinned. A scenario may set other conditions, such as a number of figures that leave the table or are lost. After the last turn the defender wins. There are no draws.
    .title = Victory
s-13-1 = Peking, July 1900, at dusk: six defenders are behind a rampart with a gate. Outside are three columns with ladders. A keg of powder and a gun may arrive later. Turns: { $fu-gate-turns }. No figure sees farther than { $fu-gate-sight } cm. To win, the Boxers need at least { $fu-gate-count } unpinned figures in the park, and more than the defenders have there.
    .title = The gate of the Fu
s-13-2 = 14 June 1900: seven Italians with a machine gun hold a railway station among tall crops. Three columns of Boxers run in from corners drawn by lot. Turns: { $langfang-turns }. To win, the Boxers need at least { $langfang-count } unpinned figures in the yard, and more than the Italians have there.
    .title = The outpost at Langfang
s-13-3 = 3 July 1900, before daybreak: ten Europeans leave their barricade on the broad top of the city wall. Nine of the fifteen defenders are surprised and begin stopped. Turns: { $tartar-wall-turns }. No figure sees farther than { $tartar-wall-sight } cm. To win, the Europeans need { $tartar-wall-count } or more unpinned figures just beyond the main barricade. They must have more there than the defenders.
    .title = The sortie on the Tartar Wall
s-14 = Every position is a whole number of millimetres. Figures have round bases 2 cm wide; the gun’s is 4 cm wide. Distances are measured from edge to edge of the bases, lines of sight from centre to centre. You may measure anything before you decide.
    .title = Measuring
s-14-1 = A goal can be a name on the map, a square (E7), or a ninth of a square (E7.3). The ninths are numbered as on a telephone. A goal may also be two numbers in millimetres (430,220), or a distance and a bearing (12cm NNE). The game turns your goal into a point on the table.
    .title = Naming a place
s-14-2 = The game finds the shortest allowed route and shows it before you give the order. You don’t draw routes by hand.
    .title = Routes

## Examples

example-located = { $side }: located enemies { $figures }
example-points = { $side }: action points { $points }
example-first = first side: { $side }
example-before = **Before:** { $place }
example-after = **What happens:**
example-nothing = No die is rolled, and nothing changes.

## Rulings

house-rule = House rule “{ $title }”: { $choices } ({ $ruling }).
r-1 = Figures have no price in points. The numbers of figures in the rules are upper limits, and no scenario exceeds them. A side has a ram only if the scenario says so.
r-2 = The three gunners and the man with the keg are not among the thirty Boxers. The machine gun’s two men are among the ten Europeans. The gun and the keg may arrive long after the columns are placed.
r-3 = The Europeans have one leader, an officer. The Boxers have one leader in each column, a chief. While a side has a leader on the table, even a pinned one, it rolls two dice for action points. The side rolls once, not once for each column.
r-4 = Each figure belongs to exactly one class. “Fanatic” matters only for rallies and morale. In fire and melee, a fanatic gets neither the modifier for regulars nor the one for irregulars.
r-5 = The scenario lists which figures are fanatics, and which weapon each figure carries. The bases of the figures in the picture show it too.
r-6 = No figure is invulnerable and there is no magic. Fanatics have only the bonus that the rules give them.
r-7 = Each turn, before the roll for action points, the bot rolls for the gun and then for the keg. If one of them arrives, it is placed at the entry immediately, where there is room. It has no marker and may act in the same turn. If there are several entries, the side chooses. The bot suggests the one farthest from the enemy.
r-8 = All columns are placed before turn 1. A column cannot enter at a corner that is taken. It cannot enter if Europeans are within 20 cm of the corner’s quarter circle. The column then uses the next corner clockwise. If no corner can be used, the column enters along the edge. It takes the first free place next to its drawn corner.
r-9 = The figures of a column that enters at a corner begin with movement markers. All other figures begin without one, as if they had not moved in the turn before.
r-10 = A barricade runs between two points exactly 10 cm apart, in the defender’s area. It may not cross a house or another line, or come within 10 mm of a figure’s centre. Two barricades may touch.
r-11 = Both sides act in the same phases. The side with more action points is the first side. If both have the same number, the attacker is the first side. The first side moves before the other side, but fires after it.
r-12 = Every figure that a side loses costs it action points. It does not matter whether the figure fell to fire, in a melee or in an explosion, or ran away. Losses subtract at most five points, and a side never has fewer than 0.
r-13 = Action points last one turn. You spend them to help rallies and to give movement orders. Fire and melees cost no points.
r-14 = A detachment is a chain of figures. From one figure to the next, the gap is at most 5 cm when the side’s movement begins. Two separate pairs are two detachments. A detachment may mix figures of several columns, and its figures may end their move apart.
r-15 = No figure takes two orders in a turn. For gunners, moving with the gun counts as their order.
r-16 = A stopped figure can take only an order of its own. A pinned figure takes no order. So a figure with a morale marker never belongs to a detachment.
r-17 = Every stopped or pinned figure of both sides must roll once. Both sides say how many points they spend before any die is rolled. Then the first side’s figures roll in order of number, and after them the second side’s.
r-18 = A pinned figure that rallies becomes stopped, and a stopped figure that rallies becomes steady. According to the printed rule, a pinned figure stays pinned. That must be a misprint, because such a figure could never recover.
r-19 = A stopped figure that fails to rally becomes pinned. A pinned figure that fails to rally flees: it is removed from the table without moving. Friends near that place then test their morale (§12).
r-20 = The modifiers of a rally or morale test add at most 2 in total. They may subtract any number. A natural 1 always fails. You may spend at most two action points on one figure.
r-21 = Contact with an enemy does not prevent a rally.
r-22 = Two rules depend on locating. Figures can charge only a located enemy. Small arms have a penalty unless they fire at the nearest located enemy. Machine guns and the gun can fire at any enemy, located or not.
r-23 = A figure that fired in this turn or the last is located without a roll. A figure in contact, on a ladder, or carrying a ladder, ram or keg is also located without a roll. So is the crew of a gun or machine gun that fired.
r-24 = If one figure locates an enemy, its whole side has located him until the turn ends. The enemy does not locate the figure in return.
r-25 = Figures try to locate enemies automatically, because this costs nothing. Before a charge, they try to locate the enemy they want to charge. If they fail, they do not charge and you spend no point. They also try at the end of their side’s movement, for every enemy in sight.
r-26 = If an attempt to locate an enemy cannot fail, no die is rolled. A natural 1 has no special meaning in these rolls.
r-27 = Observers are unpinned figures with a line of sight to the enemy, even if they are in contact. “Several observers” means two or more. The distance of 20 cm is measured from the nearest observer.
r-28 = If several figures observe a target, only its worst cover against any of them counts. A zone gives the target no cover against an observer in the same zone.
r-29 = A barricade hides a figure as well as dense cover does. But it changes the figure’s save only like light cover, and it gives no cover in a melee. This is what the printed rules say.
r-30 = A side cannot locate or charge an enemy that none of its figures can see. This is true even of an enemy that is located without a roll.
r-31 = A figure that has crawled does not count as moving. A moving figure that gets no order keeps its movement marker at no cost, and still counts as moving.
r-32 = You pay only once per order for leaving light zones, even if several figures leave one. You also pay only once for leaving dense zones. One order may have to pay for both. Walls and hedges are not zones, so figures leave them for free.
r-33 = To give an order, you name the figures, the way they move and the goal, and you pay the points. Then one die is rolled for all these figures. They go as far as the die allows, or stop when they arrive. You choose nothing more after the roll.
r-34 = The game refuses an order that costs more points than you have. The price is for the whole way to the goal. You pay for leaving a zone even if the roll is too low to leave it.
r-35 = A stopped figure may stay where it is, crawl, charge at a crawl and come down from a ladder. It may open or close a door, fire and defend itself. It may not run, climb, carry, push or take a place at the machine gun.
r-36 = A figure that enters a zone can go no farther than the last point inside that zone. It cannot leave the zone in the same order. A figure that begins in a zone may leave it and enter another one. It may also come back into the first zone, but then it must stay there.
r-37 = A figure is “at the foot” of an obstacle if it is within 15 mm of one of its sections. Its position at the beginning of its side’s movement counts. Crossing that obstacle then costs neither points nor distance. In one order, a figure may cross two obstacles only if it was at the foot of both.
r-38 = Walls that count as garden walls can be climbed, and walls that count as ramparts cannot. The scenario says which walls are which. Hedges, barricades and low walls can always be climbed. If every wall could be climbed, ladders would be useless.
r-39 = The game measures whether a figure is inside a zone, at its edge or outside. The picture shows it. You don’t have to declare it.
r-40 = Figures may pass through friends. They may touch an enemy’s base, but not enter it. A move cannot end on another base. The centre must end at least 10 mm from the table’s edge and from any line the figure cannot cross. Exactly 10 mm is enough: a figure sent straight along the middle of a 20 mm gap passes through it. The routes that the game finds go round obstacles at a distance of 11 mm.
r-41 = Only a charge may end in contact. With any other order, a figure stops short of the enemy.
r-42 = A charge names one located enemy. The figures take the free places around him, the nearest figure first. A figure that finds no free place charges another located enemy within reach. If there is none, the figure moves towards the target. Figures may come into contact across a hedge or barricade even if they began away from it.
r-43 = When all figures of the charge have moved, every pinned enemy they touch is eliminated. The friends of these enemies test their morale. After that, the other enemies touched by the charge may fire, lowest number first. Each shot and its save are resolved before the next shot.
r-44 = A figure in contact cannot move, fire, serve a weapon or take an order until its contact ends. Contact ends only when one of the two is eliminated. The rules do not allow figures to break off.
r-45 = A figure may leave the table only where the scenario allows its side to do so. None of our three scenarios allows it. A figure that runs or crawls to such an edge leaves when its base touches the edge. Each figure of a group leaves at its own point. A figure that leaves is not lost: its side loses no action points, and its friends take no morale test. No figure can leave with a ladder, ram or keg. The machine gun goes with its gunner.
r-46 = Two or more steady figures, close together, can carry a ladder. The order must be for the carriers only. Carriers neither fire nor charge, but they fight when attacked. A carrier who is left more than 5 cm behind has let go of the ladder. If only one carrier is left, the ladder falls. Putting the ladder down is free.
r-47 = Two figures within 5 cm of a ladder on the ground may pick it up instead of moving. This is free. They can carry the ladder from the next turn.
r-48 = When an order takes a carrier to the foot of a rampart, the ladder is raised and stays there. All its carriers have their hands free again, but they have used up their order for this turn.
r-49 = Figures within 70 mm of the ladder’s foot can climb the ladder without a roll. Each order to climb costs one point, and the figures lose their movement marker. With the next order they can come down behind the wall for one point, if no enemy would touch them. Or they can charge at a crawl for two points. If the wall is destroyed, the figures on the ladder are stopped outside, at the foot of the wall.
r-50 = A walkable roof is a second zone above a house. None of our three tables has a walkable roof. Figures climb to it by a ladder raised against the house. Climbing down costs 3 points, or 1 point by stairs within 15 mm. Figures on the roof can only crawl, and stay 10 mm from its edge. They are seen and covered like figures inside the house, but cannot touch, see or charge these. Bursts and morale tests reach both floors. A machine gun on a roof takes no new crew.
r-51 = A figure of the side with the keys can open or close a door instead of moving. It must be within 15 mm of the door. This costs no points, but no figure may be on the threshold. A closed door is like a wall. An open or broken door is no obstacle.
r-52 = The rules do not say what a ram does. In our game a ram strikes after the melees. Two of its carriers must then be within 15 mm of the door. They must have no morale marker, and no enemy may touch them. Roll the dice as for a gun that fires at an obstacle, but without modifiers.
r-53 = Two or more steady gunners who touch the gun can push it. All gunners who touch the gun go with it. The gun crosses only open doors and breaches, and enters no dense zone. It stops before it would overlap a figure. It moves in a straight line, in any direction, as far as its die allows.
r-54 = An unpinned gunner serves the gun if he touches it and no enemy touches him. Lost gunners are not replaced. Without gunners, the gun cannot fire. The gun cannot be destroyed or captured, but it cannot fire while an enemy touches it.
r-55 = The keg’s bearer neither fires nor attacks. When he falls, the nearest steady friend within 5 cm with free hands takes the keg immediately. Otherwise the keg lies there until a figure picks it up. Shots do not set the keg off, unless you play with the house rule “A keg under fire”. If a shot sets the keg off, the bearer saves only against the explosion, not against the shot.
r-56 = A figure cannot fire if it is pinned, in contact, carrying something or on a ladder. It cannot fire if its weapon is broken. While it serves a machine gun or a gun that can fire, it cannot fire its own weapon. Defensive fire uses up the figure’s shot for the turn.
r-57 = A figure may fire at any enemy in sight and range. But it may not fire at an enemy in contact with one of its friends. Figures never block a line of sight.
r-58 = Each column of the fire table has a greatest distance ({ $columns } cm). A target at exactly that distance is still in the column. The last column has no limit. The game does not offer a shot that would miss even with the best roll.
r-59 = The printed table has no row for the machine gun. The machine gun uses the rifle’s row, because the rifle is the only other modern weapon in the table.
r-60 = A rifle fired by a moving figure has −2 instead of −1. The two are not added together. The gun and the machine gun cannot fire while moving.
r-61 = The penalty for obsolete weapons applies to most of the Boxers’ rifles, and to guns that the scenario calls obsolete. It does not apply to jingals, because they have their own row in the table.
r-62 = A shot through smoke has a modifier of −2. It goes through smoke if its line passes within 10 cm of the middle of a fire.
r-63 = A natural 1 on the die that counts is an accident. The gun has an accident only if both its dice show 1. The shot then misses, even if the total is high enough, and the weapon stays broken. A broken pistol is lost for melee as well. A broken rifle still has its bayonet or butt.
r-64 = Modifiers change the roll, not the score needed. A total equal to that score is a hit.
r-65 = The penalty for a lost gunner applies only to the gun. The rules mention this penalty in two places, but it counts once.
r-66 = Among the possible targets, a shot at the nearest located enemy has no penalty. For any other target, roll a d4 after the shot and subtract it. If no possible target is located, every one of them has this penalty. If several are equally near, you may choose freely. The printed rules mention the penalty twice. One place does not give its value, the other does not say when it applies. We combine the two.
r-67 = The d4 for a target that is not the nearest applies only to single shots of small arms. It does not apply to the machine gun, the gun or defensive fire.
r-68 = Rifles, jingals and pistols aim automatically when they are allowed to. A figure must not have moved in this turn or the last, and must not have been ordered to. It must have no movement marker, and no enemy may have charged it this turn. Stopped figures may aim. The machine gun and the gun never aim.
r-69 = A figure that has moved cannot aim. Here every order counts as a move, even a halt. Climbing, pushing, opening or closing a door, and putting something down or picking it up count, too. A figure that only rallies, or stays in place with a marker, has not moved.
r-70 = On turn 1, figures that begin without a movement marker may aim, because they have not moved before. Figures that begin with a movement marker cannot aim on turn 1, even after a halt.
r-71 = When a figure rolls two dice, only the better one counts. So the weapon breaks only on two natural 1s.
r-72 = Each figure that a charge touches may fire at one enemy who touches it, unless another rule forbids the shot. The bot suggests the enemy who is most likely to win the melee. Being in contact does not prevent this shot. The figure does not aim, and no d4 is subtracted.
r-73 = The gun and the machine gun do not fire at a charge. The machine gun’s two men use their pistols.
r-74 = A figure that charged at a run has a modifier of { $save-moving } on its save. If it is hit and saves, but is stopped, it stays in contact and fights with a stopped figure’s penalty. It still counts as the assailant.
r-75 = The machine gun fires only if the gunner and the loader both touch it. Both must be unpinned and must not have fired this turn, and no enemy may touch them. The gunner may have crawled; the machine gun then moves with him. The gunner’s class, his morale marker and smoke modify the roll. The target does not have to be located.
r-76 = A sweep hits only figures that the gunner can see. It never hits the gunner or his loader.
r-77 = Any friend may take an empty place at the machine gun. This is free if he is already next to the machine gun. Otherwise he must run or crawl there: he pays the points and rolls the die. From the next turn, he can help to fire the gun. The machine gun lies where its gunner fell.
r-78 = The score needed depends on the distance. The gunners’ class, lost gunners, smoke and an obsolete gun modify the roll. A figure’s cover is checked along the line from the gun and along the line from the burst. The better of the two counts.
r-79 = Behind a wall or hedge, the gun can see and hit only figures at the foot of that obstacle. Banks and low walls do not stop shells.
r-80 = The gun can fire at doors, barricades and sections of walls and houses if it sees their nearest point. It cannot fire at hedges and banks. A total equal to the score needed is a hit, but does no damage.
r-81 = A place catches fire when one roll of the gun is five or more above the score needed. The figures there roll their saves first. Rams set nothing on fire.
r-82 = A shot at an obstacle hurts no figure unless it destroys the obstacle. Figures at the foot of the obstacle, on both sides, then save as from an explosion. The obstacle no longer covers them.
r-83 = Walls and houses are divided into equal sections of 15 cm or less, and a breach opens one of them. Doors, barricades, hedges and banks are single pieces.
r-84 = “Left”, “right”, “beyond” and “short” are meant as seen from the gun. The shell may burst anywhere, even outside the building. If the burst is in a building, the nearest section of its outline also takes damage: two dice minus { $needed-wall }. A miss has no effect. Smoke changes the roll only if nothing blocks the line from the gun.
r-85 = The keg works against walls and closed doors. It works against a house only if its bearer was ordered to go to that house. A roll of 3 or more destroys a door. The explosion hurts figures only on a roll of 1.
r-86 = A crack becomes a breach at the end of a later turn. For that whole turn, a steady figure of the attacker must have been at the foot of the wall. That figure must not have moved, fired or been in contact.
r-87 = The scores of §9.2 do not apply to the keg. Only the keg’s own table counts.
r-88 = The rules do not say which save a figure rolls against a jingal or a shell. In our game, the save against a jingal is the same as against a rifle. The save against a shell is the same as in an explosion.
r-89 = Even after a successful save, a steady figure becomes stopped, and a stopped figure becomes pinned. A pinned figure that is hit is always eliminated, because nothing is worse than pinned.
r-90 = In a save only the total counts: a natural 1 or a natural 8 has no special meaning.
r-91 = If figures of both sides are hit together, the Europeans roll their save first. A side with no figure hit does not roll. All eliminated figures are removed together. Only then do their friends test morale.
r-92 = A figure is “at the foot” of an obstacle within 15 mm of any of its sections. The obstacle gives cover only if the shot crosses it. A zone gives no cover against a shooter inside it. The rules do not mention fences and low walls. In our game they give light cover.
r-93 = A figure in a house, but not at its edge, cannot be seen or shot at. Explosions can hit it.
r-94 = Walls and hedges give cover from an explosion if they are between the burst and the target.
r-95 = A dense zone protects figures inside it if the burst is elsewhere. It protects figures outside it if the burst is inside. A light zone always protects. A wall between the burst and the figure is dense cover, wherever the figure is.
r-96 = The attacks of the first side are fought first, then those of the second side. Melees left over from the turn before come last. Within each group, the melee in which the attacker has the best odds comes first.
r-97 = A melee is one against one, and all other figures can only support. Each figure fights or supports once. If several attack the same enemy, the best one fights.
r-98 = In a melee, a figure inside a dense zone rolls its weapon’s die for dense cover. A figure behind a barricade or wall rolls its weapon’s usual die. A figure whose only weapon is broken fights with its bare hands.
r-99 = The assailant is the side whose order brought the figures into contact. It is the assailant only in that turn.
r-100 = A supporting figure, on either side, must be steady and touch the figure that was attacked. It must touch no other enemy and must not have fought. Each side may use up to two supporting figures, and names them before the dice are rolled. If a side names none, the figures with the lowest numbers support.
r-101 = The loser’s supporting figures fall at the same moment. If the totals are equal, no figure falls, and the fighters stay in contact.
r-102 = Each shot, explosion, melee or flight that eliminates figures is one event. After the event, every friend within 5 cm of a lost figure tests morale once, however many fell. If that test costs another figure, this is a new event.
r-103 = Points cannot be spent on a morale test. A steady figure that fails becomes stopped and loses its movement marker. A stopped one becomes pinned, and a pinned one is eliminated.
r-104 = Gaps are compared exactly, without rounding. Contact is a gap of 2 mm or less. Across an obstacle that can be crossed, contact is a gap of 15 mm or less. Figures do not touch through a rampart.
r-105 = There are six places around a base. Figures that come into contact take the nearest places first. Across a hedge or barricade, they first take the places at its foot.
r-106 = When a point on a line has to be rounded, the bot rounds it towards the beginning of the line. So every computer finds the same point.
r-107 = A figure follows its route millimetre by millimetre, and stops before the first point that it cannot enter. Points are rounded, so a stretch that looks free may contain a forbidden point. The bot tests each route, and looks for another if it finds such a stretch. It examines at most 30,000 stretches per route. If no allowed route leads to the goal, the figure goes straight towards it as far as it can.
r-108 = A figure is in a zone if its centre is in it or on its outline. A figure is at the edge if its centre is within 25 mm of the outline.
r-109 = Lines of sight are compared exactly, without rounding, and are the same from both ends.
r-110 = A house or ruin blocks the line if any part of the line lies inside it. Touching a corner is not enough. A figure at the edge may look out through at most 50 mm of its own zone.
r-111 = Two figures cannot see each other if their line of sight meets a high obstacle, even at its end. Exception: a figure at the foot of the obstacle can see across it, and can be seen.
r-112 = Scrub, fields and fires block only a line of sight that goes right through them. Trenches do not block sight, although they give dense cover. Water does not block sight and gives no cover, and no figure can enter it.
r-113 = A figure is at the foot of an obstacle within 15 mm of a section or end. The distance is measured from the figure’s centre.
r-114 = Figures at different heights see each other only if the higher one is within 25 mm of the crest. A higher hill between them blocks the line of sight. Our three tables are flat, and the railway bank on one of them counts as a low obstacle.
r-115 = You may ask for any distance, cover, score or line of sight at any time. The bot knows these things anyway, and you need them in a correspondence game.
r-116 = Only cover at the target counts, along the line of the shot (V92). If only the shooter is at the foot of a wall or hedge, that obstacle protects only the shooter.
r-117 = The gun’s line of sight begins at its centre. A figure on a ladder is seen at the ladder’s foot.
r-118 = A burning place becomes a fire. The fire is a zone of light cover about 10 cm wide, with smoke 10 cm around it. It lasts for the rest of the game, does not spread and hurts no figure. Leaving the fire costs one point.
r-119 = The map’s squares are 10 cm wide. Their columns are named A, B, C from the west, their rows 1, 2, 3 from the north. A distance with a bearing is measured from the group’s figure with the lowest number. The log records the point. A point must be in whole millimetres. The bot refuses any other point, and names the nearest one where a figure can be.
r-120 = The figure nearest to the goal goes there. The order says how the other figures follow. They keep their distances, close up to 25 mm, or spread out to 75 mm. When they are spread out, they are too far apart to test morale for each other. One die moves all the figures, each along its own route.
r-121 = A figure may not end its move on another base or on a line. Only a charge may end in contact. If the figure’s goal is taken, the bot looks for a free place back along the route, every 10 mm. At each of these points, it also tries the places 22 and 44 mm to the side. If it finds no free place, the figure stays where it is.
r-122 = The rules do not say who wins. In our game, a side loses if it has no figures on the table, or only pinned ones. The bot checks this at the end of a turn and after rallies. It checks the attacker first, unless enough of his figures have left. Then the scenario’s own condition decides. It is about the objective, figures that left by an open edge, or losses. Losses are checked for the attacker first. After the last turn the defender wins, or the side that the scenario names.
r-123 = Each side counts its figures whose centre is in the area of the objective. Figures that are pinned or on a ladder do not count. The attacker holds the objective if he has the number that the scenario requires, and more than the defender.
r-124 = A side that resigns loses.
r-125 = When a player’s time runs out, the autopilot answers only the pending question for that player. Standing orders decide rallies, defensive fire and support immediately, unless they tell the game to ask.
r-126 = Each die depends only on the turn, the phase and the figure. So the order in which a side fires does not change the dice.
r-127 = Nothing on the table is hidden. Both sides decide at the same time how to spend points on rallies and which standing orders to give. These decisions stay secret until both sides have made them.
r-128 = At dusk or at night, the limit of sight is measured between the edges of the two bases. It applies to locating, firing and observing. Bombardments and explosions do not depend on sight.
r-129 = A scenario may say that a group begins the game stopped, because it is asleep or surprised. Such a group rallies like any other.
r-130 = You can play only the scenarios. You cannot choose your own armies, because figures have no price in points.
r-131 = If a figure is pinned and in contact, any unpinned enemy who touches it eliminates it in the melee phase. This happens before the first melee and after each one. Two pinned figures do each other no harm.
