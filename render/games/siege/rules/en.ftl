# A message for each section (s-6-3 is §6.3) and each ruling (r-94 is R94). At most 900 characters a section, 300 a ruling.

## Chapters

chapter-1 = Board, counters, officers
chapter-2 = Stacks and the wall
chapter-3 = Heavy weapons
chapter-4 = Morale
chapter-5 = The day
chapter-6 = The assault
chapter-7 = The end
chapter-8 = Setting up

## 1 Board, counters, officers

s-1-1 = The map has 52 zones in four bombardment quarters. Boxers enter at six numbered zones. Zones with a common border are adjacent. On foot a counter may go to any adjacent zone. It may cross the edge of the wall only as in §2.3. Fire also spreads from a zone to an adjacent zone. Distances are counted from zone to adjacent zone. The grey Imperial City is not a zone. No counter may go there, and no distance is counted through it.
    .title = The board
s-1-2 = One card is one day, and there are 54 cards. After the last card the relief column arrives. These things carry over to later days: ruins, morale, food, losses, the hospital and past events. A cha-cha not yet used, short ammunition, Betsy and the count of red court cards also carry over. Everything else lasts one day only.
    .title = The calendar
s-1-3 = *Boxers* are all Chinese counters: irregulars, fanatics, regulars and chiefs. *Troops* are soldiers and heavy weapons, including crews. *Your people* are troops, officers and civilians, and *your dice* are the garrison’s. *Points* are the total value of counters. A *round* is one pass through the nine phases of an assault. The *reserve* holds the Chinese counters that are not on the map. The *hospital* holds the soldiers who were lost.
    .title = Terms
s-1-4-1 = Soldiers, irregulars and regulars are worth 2, or 1 on their reduced side. Fanatics and civilians are worth 10, or 5 on their reduced side. A machine gun is worth 2, a gun 3, the crew of either 1. Officers and chiefs are worth 0. A full counter that loses a step is turned over. A reduced one is removed.
    .title = Counters and values
s-1-5-1 = An officer rolls a die when his zone is shelled. He also rolls after a Boxers’ mêlée in which soldiers or weapons of his zone lost points. On a 6 he falls. If he is among Boxers and has no troops with him, he falls without a roll.

    When an officer falls, his subaltern takes over there or with the nearest troops. A subaltern who falls is lost for good, and so is MacDonald.

    A Boxer chief leaves with the last other Boxer of his zone and returns to the reserve.
    .title = How officers fall
s-1-5-2 = An officer adds 2 to the dice for the shot and the mêlée of his zone. A subaltern adds 1. Only the two best bonuses count, so the maximum is +4. Each Boxer chief takes 1 off the garrison’s die against his zone, at most 2 in all. Each chief also adds 1 to the die for the Boxers’ mêlée.
    .title = Officers’ bonuses
s-1-5-3 = MacDonald adds 3; the other officers in his zone then add nothing. He has no subaltern. His loss costs 6 morale at the end of the day, and 10 victory points.
    .title = MacDonald
s-1-6 = A burning zone becomes a ruin at the end of the day. Ruins are permanent. A ruined Legation loses all its bonuses, but still counts for victory points.

    You place four barricades at the deployment, in four different zones. They cannot be in Legations, entries or zones barred to soldiers. A barricade gives +1 in the soldiers’ mêlée and −1 on the die for shells. It gives −1 in the Boxers’ mêlée while troops are in its zone. Entering its zone costs 2.
    .title = Fires, ruins, barricades

r-1 = In the rules on movement, fires, morale and the end of a day, “Boxers” means all Chinese counters. Irregulars are treated separately only when the Boxers take losses.
r-2 = Counters with two sides have the values of §1.4.1. MacDonald and the Boxer chiefs have only one side, because the rulebook describes no second one.
r-3 = The reserve holds 25 Chinese counters, including both chiefs. Seven counters leave it at the truce, because the rulebook says that 18 remain.
r-11 = The rulebook calls streets “faster” but does not say by how much. We added no special rule: a street costs 1 point.
r-13 = Ruins take 1 off the die for shells, as Legations and barricades do. A zone gets this −1 only once.
r-14 = In combat and movement, a ruined Legation counts as a ruin and no longer as a Legation. If it counted as both, it would shelter troops better than before the fire. For victory it is still a Legation. A burning zone keeps its old status until the day ends.
r-15 = You may barricade canal zones, as the FAQ allows. You may not barricade Legations, entries or zones barred to soldiers. A barricade on the wall needs soldiers in its zone when the siege begins. A barricade stays when its zone is ruined.
r-16 = A barricade gives only the benefits listed for barricades. It does not give the benefits of a British or French zone. In a ruin, both the ruin and the barricade count.
r-17 = Officers add their bonus to the zone’s shot by value and to the soldiers’ mêlée. They add nothing to fire-fighting, fire for effect or morale dice, because the rules for these do not mention officers.
r-18 = If MacDonald is in a zone, the officers’ bonus there is exactly +3, as the FAQ says. Two other officers there do not make it +4. Without MacDonald, the best two officers count.
r-19 = The rulebook says that the effects of chiefs add up. So two chiefs in a zone give −2 to your die and +2 to the Boxers’ die. The −2 also applies when you fire from an adjacent zone.
r-20 = A chief never takes a loss. He leaves when the last other Boxer of his zone leaves for any reason, because he does not fight alone.
r-21 = When shells fall, each officer in an attacked zone rolls, even if the shells have no effect. After a Boxers’ mêlée, officers roll only if the troops in their zone lost points. Losses from an S result or a famine cause no roll.
r-22 = An officer who is left among Boxers without soldiers or weapons falls without a roll. This is true even after an S result. The rulebook calls his fall automatic. Shells kill an officer only on a 6.
r-23 = An officer among Boxers falls without a roll only if he has no soldiers, weapons or crews with him. Civilians do not protect him. A later section of the rulebook requires soldiers to protect him. But the FAQ counts weapons as soldiers.
r-24 = If troops are still in the zone, the subaltern takes over there. Otherwise he goes on foot to the nearest zone with troops that is not burning. Of equally near zones, he takes the first in the bot’s list of zones. If there is no such zone, he is lost.
r-25 = Boxers stop when they meet an officer who is alone, but he cannot hold them there. An officer alone among Boxers falls without a roll. So he may not enter a zone with Boxers alone.
r-26 = MacDonald is one of the garrison’s ten officers.
r-27 = MacDonald’s loss costs 6 morale at the day’s end, not 6 and another 4. Of two passages in the rulebook, the later one counts.
r-28 = An officer who is lost for good costs 4 morale, once, on the evening of the same day. An officer whose subaltern takes over costs nothing.
r-29 = An officer can help his zone’s shot once per round, and its mêlée once per round.
r-161 = We do not have the printed board. We designed the zones, borders, arrows, entries, quarters and counter mix, and used every hint in the rulebook.
r-172 = Only the things listed in §1.2 last until the next day. Everything else ends with the day.

## 2 Stacks and the wall

s-2-1 = A zone may hold any number of counters.
    .title = Stacking
s-2-2 = No side owns a zone. It matters only which counters are in the zone at the moment. A ruined Legation costs the Powers points, even if their troops hold it.
    .title = Control
s-2-3 = Counters can cross the edge of the wall only between a wall zone with a ramp and a street. They may cross in both directions. Along the wall they move freely. Fire passes up and down between adjacent zones. A barricade on the wall needs soldiers there when the siege begins.
    .title = The wall

r-9 = All counters need a ramp to go up to the wall or down from it. Only the Boxers’ arrows ignore ramps. One passage in the rulebook forbids only going down without a ramp. A more detailed passage also forbids going up, and we follow that one.
r-10 = Shots and fires can pass between wall and street in both directions. Distances and ranges there are counted from zone to adjacent zone as well, because a shot needs no ramp.
r-12 = A zone may hold any number of counters.

## 3 Heavy weapons

s-3 = A machine gun (2 points) has a range of 4 zones, a gun (3 points) a range of 6. The weapon’s own zone is at distance 0, an adjacent zone at 1. From the wall, a weapon can reach every zone below. Nothing blocks the line of sight.

    A weapon that is hit is wrecked and leaves a crew of 1 point. The crew fights like a soldier, without any bonus. A weapon or crew alone in a zone holds it as soldiers would. Weapons and crews move one zone a round.
    .title = Weapons, crews, ranges
s-3-1 = In a fire phase, an intact weapon can fire in one of two ways: by value or for effect.

    By value, the weapon adds its points to the shot of its zone. The target must be in the same zone or in an adjacent one. The die gets +4 in the same zone, or +2 in an adjacent one. This bonus counts only once, however many weapons fire.

    For effect, the weapon rolls only the die of §3.2. The target may be at any distance in the weapon’s range. At a distance of two or more zones, a weapon can only fire for effect. A zone fires for effect at most once at each target. It cannot fire for effect at a target if one of its weapons has fired at that target by value.
    .title = By value or for effect
s-3-2 = When a weapon fires for effect, roll one die, the effect die. On 1 to 4 one Boxer point scatters, on 5 two, on 6 three. With a fanatic in the zone only a 6 counts: one fanatic leaves instead.
    .title = The effect die
s-3-3 = The effect die has −1 if the target is a Legation or a ruin, two or more zones away. A result below 1 counts as the lowest row.
    .title = Distance and cover
s-3-4 = Betsy arrives with the third red jack, queen or king of the deck, before the day’s dice are rolled. She is a gun of 3 points. She goes into a German or French zone that is not a ruin. If all of those are ruined, she goes into any Legation zone with soldiers. If there is no such zone, she waits.
    .title = Betsy

r-7 = A gun’s counter has no side with 2 points. So one or two points from one result wreck the gun, and the next point kills the crew. Points left over do not count for a later result. A machine gun loses one step per point.
r-8 = A crew that has lost its weapon fights as 1 point, in its own zone and adjacent ones. It gives no bonus. It cannot fire for effect or at zones farther away, and never gets a new weapon. For movement, losses, garrisons and victory, the crew still counts as a weapon.
r-30 = Distance is counted from zone to adjacent zone, but never through the Imperial City, because no counter can be there.
r-31 = At a distance of two or more zones a weapon can only fire for effect. The FAQ says that this includes exactly two zones.
r-32 = A weapon on the wall can fire at any lower zone. Along the wall, the ranges of 4 and 6 zones apply. There are no rules for line of sight, because the rulebook says that a weapon may always fire.
r-33 = Each weapon fires once in a fire phase, by value or for effect, because it has one crew.
r-34 = A weapon’s bonus of +4 or +2 counts only once per shot, because soldiers and weapons roll one die together.
r-35 = If the soldiers hold their fire, their weapon may fire alone by value, as in the FAQ’s example. After a shot by the soldiers, the weapon can only fire for effect.
r-36 = Against each target, a zone may either add its weapons’ value or fire once for effect, but not both. Each zone decides separately.
r-37 = When a weapon fires for effect, only a distant Legation or ruin changes the roll. Officers, morale and ammunition have no influence on it.
r-38 = If a roll of fire for effect comes to less than 1, use the lowest row of the table.
r-39 = In a mêlée a weapon adds its points, but no bonus. Only soldiers give the +2 for a mêlée, so weapons without soldiers do not get it.
r-40 = Aces, jokers and a black card turned red by rain are not red court cards. Only the colour and face printed on the card count. Betsy arrives as soon as the third red court card is turned.
r-41 = Betsy goes to a zone of the German or French Legation that is not in ruins. If all of these zones are in ruins, she goes to any Legation zone with soldiers. If there is no such zone either, Betsy waits. She is not lost.
r-42 = A weapon alone in a zone stops Boxers, and they pay 3 movement points to enter. No unit may fire into that zone from outside. The weapon can be shelled and counts as a garrison, because the FAQ treats it as a friendly piece.
r-164 = Soldiers may fire without their weapon. If a weapon has fired for effect, it cannot join the soldiers’ fire later, because each weapon is used once.
r-176 = If a zone has fired for effect at a target, its weapons cannot fire at it by value later (R36).
r-177 = If Betsy has to wait, the bot offers her again every day. Choose a Legation zone with soldiers; weapons alone are not enough. The zone may be a ruin.

## 4 Morale

s-4 = Morale runs from 0 to 10, and each change counts immediately. Each soldier point lost costs 1. Each fanatic who is eliminated or flees adds 1. Each great Legation without a garrison costs 1 a day. Each day without food costs 2. In the evening each officer lost for good costs 4, and MacDonald 6. After these losses, a red day without combat adds 1. At morale 0, each of your dice in fire and mêlée has −3.
    .title = Morale

r-46 = A depot hit by shells costs a whole day of food. If no food is left, the hit costs 2 morale, like a day without food.
r-47 = Each soldier point lost costs 1 morale immediately, for any reason. Civilians and weapons cost none, as the FAQ says. Returning wounded do not raise morale.
r-48 = A fanatic who is eliminated or flees adds 1 to morale. A fanatic who is only weakened, or who withdraws at the end of the day, adds nothing.
r-49 = Morale never falls below 0 or rises above 10. The track ends at 10, and the rulebook says that good news “puts it back on 10”.
r-50 = A red day without combat adds 1 to morale. A black day adds nothing, because shells count as combat. A day when Boxers come out of a mine and attack adds nothing, either. When the two mines explode, that alone is not combat.
r-51 = In the evening morale falls first for lost officers, then for MacDonald. The +1 for a day without combat comes last. Morale stays between 0 and 10 after each change. This order follows the rulebook.
r-52 = Burnt Legations cost morale only in the cases of §4. The rulebook also mentions another effect on morale, but gives no number for it.
r-53 = While morale is 0, each roll has −3, even in the middle of an assault. The −3 is added to the −2 of short ammunition. It does not affect the Boxers’ dice, fire for effect or fire-fighting.
r-54 = Each great Legation needs a soldier or weapon in one of its zones that is neither ruined nor burning. The bot checks this after the redeployment, after movement and at the day’s end. A Legation without such a garrison costs 1 morale, once a day. If all its zones are ruined or burning, it costs nothing.
r-166 = When you turn the morale marker to its side “short of ammunition”, morale does not change.
r-168 = You may leave a great Legation empty, but that costs morale. The set-up rules require a garrison there, but §6.5 and the FAQ do not.
r-180 = The bot checks the garrisons after redeployment. If a day has no redeployment, the bot skips this check.
r-183 = Under the house rule without an upper limit, morale may be above 10. An event that puts morale “back on 10” then never lowers it.

## 5 The day

s-5 = A day has these steps, in order: card, supplies, Betsy, wounded, event, bombardment, redeployment, arrival of the Boxers, assault, end. The card decides which of them happen. *Red 2–10*: the wounded return. *Red court card or ace*: the wounded return, and there is an event. *Black 2–10*: there is a bombardment. *Black court card or ace*: there is an event and a bombardment, and the Boxers attack. *Jokers* are like court cards of their colour, but the red joker brings back more wounded. Redeployment comes every day, except when Boxers come out of a mine on a red card.
    .title = The order of a day
s-5-1-1 = The food marker starts on 1 and moves up by 1 a day, but not beyond 35. Once the marker is on 35, each further day of food costs 2 morale. The day on which it reaches 35 does not yet cost anything.
    .title = Supplies
s-5-1-2 = Once a day you may move soldiers, officers and weapons to any zone, at any distance and over any wall. They cannot go to numbered entries. Off the wall they cannot go to zones next to an entry. A counter that is already in such a zone must leave. Civilians stay at home (§8.2).
    .title = Redeployment
s-5-1-3 = On a black day the garrison redeploys after the bombardment. On a day with an assault, the bot rolls for the Boxers’ entry only after the bombardment and the redeployment.
    .title = Redeploying under attack
s-5-1-4 = Roll a die to find which of the six entries the Boxers use. Draw 20 counters from the reserve and place them there as one pile. After the truce, place all 18 that are left. The pile moves in the first round.
    .title = Twenty Boxers
s-5-1-5 = When a court card, an ace or a joker is drawn, roll two dice for the event (§5.3).
    .title = The event roll
s-5-1-6 = On a red card from 2 to 10, soldiers worth one die roll plus 6 points return. On a red court card or ace, 12 points return, and on the red joker 18. Two points bring a counter back from hospital at full strength; one point brings it back reduced. You may place the counter in any zone where troops may be redeployed. Unused points are lost.

    Two reduced counters of one nation in one zone may become one full counter. The other counter then goes to hospital and may return immediately.
    .title = The wounded
s-5-2 = Two dice decide which quarter is shelled. Roll a die for each of its zones with soldiers, weapons or civilians. The points of these counters give the column of the table. The die has −1 for a Legation, barricade or ruin (only once) and −1 after the truce. With these modifiers it stays between 0 and 6.

    Soldiers lose points first, then weapons. The result 5C takes five points from civilians, and 1D takes a day of food. Every officer in a shelled zone rolls a die (§1.5.1).
    .title = Bombardment
s-5-3 = The sum of two dice names the event. 2: two mines ruin French zones. 3: ammunition runs short, and your dice have −2 for the rest of the siege. 4: rain prevents shells and assault. 5: in a famine, civilians die. 6: a mine brings sixteen Boxers to entry 3. 7: the Peitang holds, and morale is 10. 8: the cha-cha gives +3 in the Boxers’ mêlées of the next assault. 9: the column is near, and morale is 10. 10: light rain prevents shells. 11: supplies bring 1 die + 6 days of food, and morale is 10. 12: a truce begins, the regulars leave, and morale is 10. Events 2, 3, 6, 9, 11 and 12 happen only once. If one of them comes up again, the next possible event takes its place.
    .title = The events

r-43 = The wounded return before the event. They return after the event only if rain has changed the card. We follow the rulebook’s list here. A table in the rulebook has another order, but the FAQ confirms the list.
r-44 = The food marker goes up from 1 to 35 as food is eaten. New supplies move the marker back towards 1. If the marker went down as food is eaten, new supplies would take food away.
r-45 = Two passages in the rulebook disagree, and we follow the later one. The day on which the food marker reaches 35 costs no morale. Each further day on 35 costs 2. Under the house rule, every day that ends on 35 costs 2 morale, even the first.
r-55 = The day of the last card is played to its end. Then the relief column arrives.
r-56 = Redeployment comes once every day, after the shells and before the die for the Boxers’ entry. It comes even when light rain has cancelled the shells. All lists of steps in the rulebook contain redeployment.
r-57 = On a red day when Boxers come out of a mine, they attack immediately, and nobody redeploys. The wounded still return before the attack. The FAQ rules out only the evening’s +1 for morale.
r-58 = In a redeployment, counters may go any distance. The move costs nothing and needs no ramp. The Imperial City and the entries stay closed. So do the zones next to an entry, except on the wall.
r-59 = Civilians are not defenders, so they are not redeployed. §8.2 and §6.5 say how they move.
r-60 = On a red card from 2 to 10, roll a die and add 6: wounded worth this many points return. The FAQ also allows 12 points without a roll. You can choose this as a house rule. On a red court card or ace, 12 points return, and on the red joker 18.
r-61 = Points bring soldiers back from hospital, at full strength for 2 or reduced for 1. They do not restore counters on the map. Weapons, officers and civilians never return.
r-62 = You can merge counters only when the wounded return. Two reduced counters of the same nation in the same zone become one full counter. The other counter goes to hospital, and may return if any of the day’s points are left. Morale does not change.
r-63 = Only one quarter is shelled in a day. The bot rolls a die for each of its zones that holds soldiers, weapons or civilians. Each zone is shelled separately.
r-64 = For the column of the table, add up the points of soldiers, weapons and crews. Civilians count as 10 or 5, officers as 0. With ten points or more, use the last column.
r-65 = Soldiers take losses first, then weapons. Civilians lose points only when the result is 5C. The −1 for the zone and the −1 after the truce are added together. A result below 0 counts as 0 and one above 6 as 6, because the table ends there.
r-66 = The bot rolls for each zone, so the results 5C and 1D may come up several times a day. You may lose several depots in one day.
r-67 = If a unique event comes up again, the next event on the table happens instead, and so on. Event 2 follows event 12. A unique event that happens in this way cannot happen again either.
r-68 = Both mined zones are attacked if they have people in them, even zones that are already ruins. Roll once for each zone, on column 8 and without modifiers. Officers there roll, too.
r-69 = The people in the mined zones go to the French zone that is not ruined. If there is none, they go to the nearest Legation that is not ruined. Distance is counted from zone to adjacent zone. If every Legation is ruined, the people stay.
r-70 = Short ammunition gives −2 to all your dice in fire and mêlée for the rest of the siege. It does not affect the Boxers’ mêlée.
r-71 = Rain turns a black court card, ace or joker into a red one. No shells fall, and there is no assault. The wounded return, the garrison redeploys, and morale rises by 1 in the evening. The card brings no second event, and does not count for Betsy. Rain on a red day changes nothing.
r-72 = In a famine, you choose which civilians lose points. On a 6 a soldier of your choice also loses a point, which costs 1 morale. If there are no soldiers, a weapon loses the point instead. All this happens before the shells fall.
r-73 = On a red day, sixteen Boxer counters come through the mine. On a black day, twenty counters come in by an entry. Only the last five of the reserve then come through the mine, as the FAQ says. After the truce, no counters come through the mine. The attacks from the mine and the entry are fought in the same rounds.
r-74 = Some events put morale “back on 10”. This happens immediately. Later losses are subtracted from 10.
r-75 = A cha-cha gives +3 only in Boxers’ mêlées. If the event comes up twice, the bonus is still +3. A cha-cha waits for the next assault, applies in all rounds of that assault and is then used up.
r-76 = Light rain stops only the shells. The assault goes on.
r-77 = At the truce, the regulars and their general leave the reserve before you draw today’s Boxers. For the rest of the siege, subtract 1 from every die for shells.
r-90 = The new pile enters at no cost, and has all 4 movement points in the first round. Boxers lost that day go to the reserve, but cannot be drawn again before the next day.
r-160 = The 54 cards are shuffled only once, at the beginning, so each card comes up once. Half of them are red, half black.
r-170 = Only soldier counters go to hospital: those that are lost, and those left over when two counters merge.
r-179 = Under the house rule “none that day”, no wounded return on a red day whose event is a mine. So the bot must know the day’s event first, and the wounded return after it.
r-185 = Officers alone in a zone are not shelled, because the rulebook speaks only of soldiers and civilians.
r-186 = Reduced counters on the map cannot be restored, so the adviser lets them take losses first. If several are reduced, the adviser first chooses soldiers who are not of the Legation’s own nation. In a famine, the adviser chooses a zone’s only soldier counter last.
r-187 = Roll only one die for each officer in a bombardment, or when the two mines explode. If a subaltern takes the officer’s place, do not roll for the subaltern, even if his zone is hit later.

## 6 The assault

s-6 = Rounds of nine phases follow one another until no Boxer is left. The phases are: fires, Boxers move, fire, Boxers’ mêlée, your movement, soldiers’ mêlée, Boxers’ morale, fire-raising, end.
    .title = The round
s-6-1 = For each burning zone with soldiers, roll one die. If the roll plus the soldiers’ points is 6 or more, the fire goes out. A natural 1 always fails. Then, for each fire lit by Boxers, roll a die for every adjacent building or Legation zone. On a 1, that zone catches fire as well. Fires that started in this way do not spread.
    .title = Fires
s-6-2 = A pile of Boxers has 4 movement points and follows the arrows. Entering a zone with troops costs 3. Entering a ruin, barricade, Legation or zone with civilians costs 2. A step into or out of the canal costs 2. Any other step costs 1.

    A pile stops when it meets your people or a standing Legation. It stays in a zone with your people, unless the zone burns. Piles pass over burning zones on their way.

    In a zone with two arrows an undivided pile splits into two halves. Divided piles prefer the red arrow, but choose a standing target over a ruined or burning one.
    .title = The Boxers move
s-6-3 = Each zone may fire once by value (§3.1), at Boxers in its own or an adjacent zone. All soldiers of the zone fire together. Weapons fire as in §3.1. You cannot shoot out of a burning zone, or into another zone that holds your people.

    Add up the points that fire to find the column of the table. Officers add to the die, and a weapon adds 2 or 4. Subtract 1 for each chief of the Boxers, and 1 if there are regulars. Subtract 1 for a target in a ruin, 2 for short ammunition, and 3 at morale 0.

    A number in the result says how many points the Boxers lose, reduced counters first. A fanatic takes the whole result alone. A 4 or 5 disperses any fanatic. A 3 disperses a weakened fanatic and weakens a full one. Lower results have no effect on it.

    An S costs you one soldier point, and 2S two, but only if you fire within the zone.
    .title = Fire
s-6-4 = Roll once in each zone where Boxers meet troops or civilians. The Boxers’ points give the column of the table.

    Each chief gives +1 to the die, regulars give +1, and a cha-cha gives +3. The Boxers get +1, +2 or +3 if they have at least 2, 4 or 6 times your troops’ points. Against civilians alone they get +3.

    A standing British or French zone gives −2. Other Legations and barricades give −1 if troops are there. A ruin gives −1.

    Soldiers lose points first, then weapons. Any points left over drive the civilians off. If 3 points are left over, the civilians also lose five points. If troops are there, a B result costs the Boxers one point, and a 2B result costs two.
    .title = The Boxers’ mêlée
s-6-5 = Soldiers and officers have 4 movement points. A step costs 1. A step into a zone with Boxers, a ruin, a barricade or a Legation costs 2. A step into or out of the canal costs 2 as well. Leaving a zone with Boxers costs 1 more. A counter that meets Boxers ends its move.

    Weapons and civilians move one zone. Civilians may not move into a zone with Boxers.

    No counter may enter a burning zone. A counter in a burning zone must leave that zone if there is a way. After all moves, great Legations without a garrison cost morale (§4).
    .title = Your movement
s-6-6 = You must roll once in each zone where your troops meet Boxers. Use the column and the modifiers of §6.3, without the weapons’ bonus. Add 2 if a soldier is there, and 1 in a standing Legation or at a barricade. Add 2 more for British soldiers in a British zone, and for French soldiers in a French one. An S costs you one point, 2S two.
    .title = The soldiers’ mêlée
s-6-7 = Roll one die without modifiers for every zone where Boxers lost a point to fire or mêlée this round. On 1–4 one point flees, on 5 two, on 6 three. With a fanatic in the zone only a 6 counts, and one fanatic flees.
    .title = The Boxers’ morale
s-6-8 = Boxers set fire to every building or Legation zone they are in, even if your people are there. Ruins, streets, canal, bridges and walls do not burn.
    .title = Fire-raising
s-6-9 = The Boxers go home after three idle rounds in a row. In an idle round no counter loses a point, and no zone catches fire for the first time that day. After sixty rounds they go home in any case. At the day’s end Boxers return to the reserve at full strength and fires become ruins. Then the bot checks the garrisons, morale changes (§4), and civilians go home.
    .title = End of round and day

r-4 = The numbers in a table are points, not counters. So a result of three points only weakens a fanatic, as the FAQ says.
r-5 = Only counters that were there at the roll can take its losses. You choose these counters before any roll that depends on your choice. The Boxers’ reduced counters take losses first. If an odd point is left, a full counter is turned over. Points that no counter can take are ignored.
r-6 = Civilians lose five points at a time. You choose: turn a full counter over, or lose a reduced one. In a zone without civilians, the result 5C has no effect.
r-188 = You may change which counters take a loss until the next roll. The choice also ends when a counter enters or leaves the zone. Counters that arrive later never take the loss. If all the zone’s counters fall back together, you may still choose among them. The bot asks you before every roll that depends on your choice, before bombardments and before Boxers arrive.
r-78 = Only soldiers’ points help against a fire. Soldiers always try to put out a fire in their zone, even if Boxers are there. The rulebook does not mention weapons, officers or civilians.
r-79 = You can try only once to put out each fire. If you fail, that fire can no longer be put out. If you succeed, the zone is intact, but the Boxers may set it on fire again.
r-80 = In each round, you first try to put out all fires. Only then do fires spread. If a zone has just caught fire, you cannot try to put the fire out before the next round.
r-81 = If a zone is next to two fires, roll twice for it each round. Do not roll for a zone that is burning or ruined.
r-82 = A fire that has spread from another zone never spreads further. The rulebook says that fire spreads only from zones that Boxers lit. But one of its notes stops a new fire only in the first round. So there is a house rule under which a new fire can spread from the second round.
r-83 = Streets, canal, bridges and walls neither burn nor carry fire, because the rulebook speaks of a zone’s buildings. All other zones burn, barricaded or not.
r-84 = Boxers also set fire to zones that hold your people. The rulebook says “every zone with Boxers”.
r-85 = You cannot shoot out of a burning zone, but you may shoot into one. A mêlée in a burning zone is fought if both sides are still there.
r-86 = Counters may not enter a burning zone. Only Boxers may cross one. Counters that fall back avoid burning zones as well.
r-87 = All your people must leave a burning zone if they may enter an adjacent zone. Movement points do not matter. Soldiers must leave even if only zones with Boxers are open to them. Civilians never enter a zone with Boxers.
r-88 = Counters that cannot leave a fire are not harmed and may fight. They try to leave again in the next round. The rulebook does not say that they lose anything.
r-89 = All fires become ruins when the day’s last Boxer is gone, not before.
r-91 = If soldiers, weapons or civilians are in a zone, a pile of Boxers stays there. But if the zone burns, the pile must leave. A lone officer cannot stop a pile.
r-92 = If a zone has several costs, a counter pays only the highest one.
r-93 = Entering the canal costs both sides 2 movement points, and leaving the canal costs 2 more, as the FAQ says. A move along the canal has the usual cost, and so does a step from a bridge to a street.
r-94 = A pile of Boxers ends its move when it enters a zone with your people. It also ends its move in any standing Legation that is not burning, even if nobody is there. It sets fire to that Legation. Other empty buildings do not stop it.
r-95 = If a pile has not been divided yet, it always splits where two arrows leave its zone. It splits even if both arrows lead to ruins or fires. Only piles that are divided, or too small to split, prefer the red arrow.
r-96 = A pile in a zone with two arrows splits at the start of its move. A pile that enters such a zone splits there if it may move on. If it must stop there, it splits the next time it moves.
r-97 = When a pile splits, the two halves have the same number of counters, or differ by one. Deal out the counters in turn, one kind after the other, full ones first. For each kind the smaller half gets the first counter. If both are equal, the half on the red arrow gets it. Chiefs come last and are never alone. A pile with one fighter does not split.
r-98 = Each half of a pile follows its own arrow. If it does not have enough points for a step, it waits and keeps its arrow for the next round. It never changes to the other arrow. A half that arrives without points also takes its arrow on arrival. It keeps this arrow even if the zone ahead is ruined in the meantime.
r-99 = Piles that end their move in the same zone join. If one of them was divided, the new pile counts as divided. Only halves that still hold different arrows stay apart. In combat, all piles in a zone are one group.
r-100 = A divided pile takes the red arrow if this arrow leads to a standing zone. If not, it takes the green arrow if that leads to a standing zone. If neither does, the pile takes the red arrow, or the green one if there is no red. A burning zone counts as ruined here, as in the FAQ. Your people in zones without an arrow do not attract Boxers.
r-101 = A burning zone costs a pile no movement points. The pile passes it and enters the next zone even with no points left. But if that next zone is a ruin, the pile must pay the cost of the ruin. Otherwise piles would wait in front of fires all day.
r-102 = Boxers in a burning zone with no way out stay there unharmed, and fight any enemy in it. An arrow that leads only through other fires back to the same zone is no way out. In this case Boxers follow the zone’s other arrow. So, as in the FAQ, Boxers go from the burning Italian Legation to the French.
r-103 = Boxers enter only zones to which an arrow leads. If no arrow leaves a zone, a pile there stays and sets fire to the zone.
r-104 = A pile that would enter a zone for the second time in one round stops in front of that zone. If piles go in circles for many rounds, the assault ends (R146).
r-105 = If an arrow led off the map, it would remove the pile. Our board has no such arrow.
r-106 = A pile that enters a zone with no one but civilians pays 2 movement points and stops. Civilians count as counters of the garrison.
r-107 = Piles move one after the other, in the order in which they were formed. Each pile’s move takes account of the moves before it.
r-108 = You may choose for each zone whether it fires, as the FAQ says. A shot within the zone may cost you points (result S).
r-109 = Each zone that fires has only one shot by value. The points of different zones are never added together, but several zones may fire at the same target.
r-110 = All soldiers of a zone fire together, because the rulebook adds up the value of the whole zone. Only weapons may fire at another target, for effect.
r-111 = You cannot fire into another zone where you have counters, neither by value nor for effect. The counters in that zone may fire at the Boxers there.
r-112 = A garrison with Boxers in its zone may still fire at an adjacent zone, because no rule forbids it.
r-113 = There is a fire phase every round, even if the Boxers have not moved.
r-114 = §6.3 and §6.6 list which modifiers apply to fire, to mêlée or to both. The weapons’ bonus is only for fire. The Legation and mêlée bonuses are only for mêlée.
r-115 = The −1 for a ruin applies if the target’s zone is a ruin, not if the shooters’ zone is one. It applies in mêlée as well, because the rulebook says that the modifiers of fire “remain the same” there.
r-116 = The +1 for a standing Legation or a barricade is only for the soldiers’ mêlée. It applies to all soldiers who fight there, even if they have just arrived.
r-117 = The +2 at home (§6.6) is for British soldiers in a British zone, and French soldiers in a French zone. Volunteers do not count as either. The +2 is added to the +1 for a standing Legation and the +2 for soldiers.
r-118 = First add all the modifiers. A result below 0 counts as row 0, one above 7 as row 7. With ten points or more, use the last column.
r-119 = An S result costs points only in a mêlée, or in a shot at Boxers in the soldiers’ own zone.
r-120 = An S result costs points, and you choose which soldiers lose them. If no soldier is left, weapons lose the points. Civilians never lose any.
r-121 = The result 2S in row 0, column 2 of the table is played as printed: two points. The table has no other 2S.
r-122 = Fanatics take the losses first (R123). If there are no fanatics, irregulars lose points first, then regulars. Points that are left when no irregulars remain go to the regulars. A chief leaves with the last of these counters.
r-123 = Each result counts by itself and hits only one fanatic, a weakened one first. Results are not added together, and excess points are lost.
r-124 = Three points disperse a weakened fanatic, because his counter has only two sides. Taken literally, the rulebook would require 4 points, a result that few zones can roll.
r-125 = A fanatic protects his zone from effect and morale dice: a roll of 1 to 5 does nothing. On a 6 one fanatic leaves, but no other Boxer.
r-126 = You choose the order of shots and see each result before the next.
r-127 = You cannot skip the Boxers’ mêlée. Zone by zone, the bot rolls once with all the Boxers’ points there.
r-128 = Of the bonuses +1, +2 and +3, the Boxers get only the highest. Their points are compared with the troops’ points when the dice are rolled. “Twice” means at least twice. Only points count here, not the number of counters.
r-129 = When Boxers fight civilians who have no troops with them, the modifier is always +3. Any number of Boxers is more than six times zero.
r-130 = Regulars add 1, but only once. Each chief adds 1, and the war cry “Cha, cha!” adds 3. All these are added together. If the total is above 7, use row 7.
r-131 = A standing British or French zone gives −2, no matter whose people are there. This replaces the −1 for a Legation or barricade with troops. In a ruin with a barricade, the −1 for each of them applies.
r-132 = The rulebook describes a result of 4, but no row of the table contains this result. So it never occurs.
r-133 = Soldiers lose points before weapons, and weapons before civilians. Within each kind, you choose. Only points that soldiers lose cost morale.
r-134 = If points are left after the troops’ losses, the civilians take them. With 1 or 2 such points, the civilians fall back. With 3, they lose five points and fall back. If no points are left, the civilians stay.
r-135 = The civilians of a zone together lose five points only once. You choose the counter that loses them. Then all civilians there fall back together.
r-136 = Civilians who fall back go one zone towards the nearest other Legation zone that is not ruined or burning. They never go into a fire or among Boxers. If they cannot go that way, they go to any other adjacent zone without fire or Boxers. If there is none, they stay.
r-137 = A result of B counts only if troops are in the zone. Irregulars lose points first, then regulars. B comes up only for small groups of Boxers, so it never affects fanatics.
r-138 = If several costs apply to a step, you pay only the highest one. Leaving a zone with Boxers costs 1 more, on any ground.
r-139 = Weapons, crews and civilians move at most one zone a round, however much this zone costs. The rules for ramps and fires apply to them too. Weapons may enter a zone with Boxers, but civilians may not.
r-140 = During an assault, you may move counters into entry zones and the zones next to them. But you may never deploy or redeploy counters there.
r-141 = Counters never have to move, except to leave a fire.
r-142 = Where troops and Boxers share a zone, all the points in that zone count in the mêlée. Civilians or officers alone do not fight.
r-143 = The Boxers test their morale in every round, not just after the first. The rulebook says only when these tests begin.
r-144 = Boxers also roll for morale if fire for effect or a result of B costs them points.
r-145 = When the last Boxer leaves during a round, the rest of that round is skipped.
r-146 = An assault ends after three idle rounds in a row, or after sixty rounds in all. We added this limit. According to the rulebook, an assault in which the two sides never meet could go on for ever.
r-147 = At the end of the day, Boxers go to the reserve, fires become ruins, and the day’s markers are removed. Next, morale changes for empty Legations, lost officers and a day without combat. Finally, the bot checks whether the siege is lost (§7.1), and the civilians go home. Where the rulebook gives an order, the bot follows it.
r-162 = Chiefs and fanatics have 4 movement points like all Boxers, since they move with their pile.
r-163 = All counters in a zone fight together in the soldiers’ mêlée, with one roll. Counters that have just arrived fight, too.
r-165 = If two zones are adjacent, all troops in one can fire at the other.
r-167 = Several piles in the same zone are one target. They fight one mêlée together and cause one morale roll.
r-169 = If a pile of Boxers is held in a zone with two arrows, it splits when it can move on.
r-171 = All dice come from one seed. Where the rulebook leaves the order open, the bot goes through its list of zones. For officers it uses the order of their counters.
r-173 = A pile that has no movement points left cannot cross a burning zone. The zone where a pile began its move counts as one that it has already entered.
r-174 = Two halves of piles may wait in the same zone, each with its own arrow. If a third pile arrives, it joins the first half. The joined pile keeps the arrow of that half. A counter left alone also keeps its arrow.
r-175 = When piles split or join, chiefs go with the smaller half. If both halves are equal, they go with the half that follows the red arrow. If a chief would be the only counter in his half, he goes with the other half.
r-181 = A general of the regulars counts only as a chief, not as one of the regulars. So he takes 1 off the die, not 2.
r-182 = Under a house rule, fires harm counters that cannot leave them. Each such soldier counter loses 1 point, and each civilian counter loses 5.
r-184 = A hit that a fanatic absorbs is not a loss. Such a hit causes no morale roll and does not interrupt the count of idle rounds.

## 7 The end

s-7-1 = The siege is lost immediately when no soldiers, weapons or civilians are left on the map. Then no points are counted. Otherwise the siege ends with the last card.
    .title = The end of the siege
s-7-2 = Both sides count points, and the higher total wins. Equal totals are a draw. Each side’s total also falls into one of five bands: up to 20, 21–50, 51–75, 76–99, 100 or more.
    .title = The winner
s-7-2-1 = Each zone of a great Legation that is not ruined gives the Powers 10 points. Each such zone of a small Legation gives 5. Each ruined Legation zone costs 5 points. A full civilian counter gives 10 and a reduced one 5. Each civilian counter lost costs 5. Each soldier counter in hospital and each weapon destroyed costs 1. Each officer lost for good costs 2, MacDonald 10.
    .title = The Powers’ points
s-7-2-2 = Each ruined zone of a great Legation gives the Boxers 10 points, and each one of a small Legation 5. Any other ruin gives 1. Each civilian counter lost gives 5, and each soldier counter in hospital gives 1.
    .title = The Boxers’ points

r-148 = The siege is lost only when all soldiers and all civilians are gone. Counters in hospital do not help. Weapons and crews count as soldiers. The bot checks this after every phase and event.
r-149 = The side with the higher total wins. The bands (§7.2) describe each total by itself, so their names may seem to disagree with the result.
r-150 = The Powers’ total can fall below 0. A total below 0 belongs to the lowest band.
r-189 = A scenario with fewer days begins in its own position, without deployment. It is scored after its last day. If the siege has not been lost by then, it counts as held. The limits of the bands (§7.2) are lower in proportion. For each day still to come, the Powers lose 1/54 of the points of an untouched siege.
r-151 = After the last day, each counter in hospital counts 1 point, even if it came there when counters merged. A reduced counter on the map does not count. A weapon counts if its crew has been eliminated. The rulebook’s list of the Boxers’ points does not mention weapons.
r-152 = The loss of MacDonald costs 10 points in all, not 10 and another 2. Any other officer costs 2 when his subaltern is lost as well.
r-153 = Each zone of a Legation counts separately, no matter which side’s counters are in it. The great Legations are the British, French, German, American and Russian.
r-154 = In any zone, a full civilian counter scores 10 and a reduced one 5. Each civilian counter that is lost completely costs the Powers 5 and gives the Boxers 5.

## 8 Setting up

s-8 = Place four barricades, then soldiers, officers and weapons, then civilians. Morale is 10, food 1, and Betsy is not yet in play. You cannot place counters on an entry. You cannot place them next to an entry either, except on the wall. The bot offers a good historical deployment, and you may take it or change it.
    .title = Order of deployment and barred zones
s-8-1 = Each nation begins in its Legation or at most two zones from it. Volunteers, and nations without a Legation on the map, begin anywhere. The great Legations need a garrison (§4).
    .title = The garrison
s-8-2 = Four civilian counters begin in the British Legation, and two each in the French, American, Russian and German Legations. Before each card is drawn, the civilians return home, to a zone of their Legation that is not ruined. If all its zones are ruined, they go to the nearest great Legation that still has such a zone. If no great Legation has one, they go to the nearest small Legation. You choose the zone.
    .title = The civilians

r-155 = Before each card is drawn, civilians go home, however far away they are. While both British zones stand, two British counters live in each, not counting guests. Civilians whose whole home is in ruins go to the nearest great Legation, or else to a small one. If there is none, they stay.
r-156 = There are twelve civilian counters. Four belong to the British Legation and two to each of the other four great Legations. The FAQ corrects the rulebook here.
r-157 = Officers and weapons begin where their nation may: within two zones of its Legation. Nations without a Legation on the map may begin anywhere, like volunteers. Weapons that belong to no nation may also begin anywhere.
r-158 = At the deployment, you may place counters in wall zones next to an entry. You may never place counters in an entry, not even on the wall.
r-159 = You place barricades first. Only at the end does the bot check that barricades on the wall have soldiers in their zones.
r-178 = When civilians take refuge in another Legation, its distance is counted from its nearest zone. You choose which zone of that Legation the civilians go to.
r-190 = You may choose a zone of its home Legation for each civilian counter. If you send too many counters to the same British zone, your latest choice counts.

## Under a section

house-rule = -# *House rule, { $ruling }:* { $title }: { $choices }

## Worked examples

example-before = **Before:** { $place }
example-place = { $zone }: { $counters }
example-marks = { $what }: { $zones }
example-burning = burning
example-ruins = ruins
example-barricades = barricades
example-morale = morale { $morale }
example-food = food marker on { $food }
example-card = card { $card }
example-after = **What happens:**
example-nothing = No die is rolled, and nothing changes.
