# The rules of the siege in our own words. A message for each section (s-6-3 is §6.3, with its title) and for each
# ruling (r-94 is R94): what is played where the rulebook leaves something open, and why.
# A section is at most 900 characters, a ruling at most 300. §6.3 and R94 in a text stay as they are.

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

s-1-1 = The map has 52 zones in four bombardment quarters; six zones with a number are where Boxers come in. Zones with a common border touch. On foot one goes from a zone to any that touches it, except over the edge of the wall (§2.3). Fire, flames and distances go by touching. The grey Imperial City is not a zone: nobody goes there, and no distance is counted through it.
    .title = The board
s-1-2 = One card is one day, and there are 54. After the last one the relief column arrives. Overnight only ruins, morale, food, losses, hospital, past events, a waiting cha-cha, short ammunition, Betsy and the count of red court cards remain.
    .title = The calendar
s-1-3 = *Boxers* are all Chinese counters: irregulars, fanatics, regulars and chiefs. *Troops* are soldiers and heavy weapons, crews too. *Points* are counters’ values added up. A *round* is one pass through the nine phases of an assault. The *reserve* holds the Chinese counters that are not on the map, the *hospital* the soldiers who were lost.
    .title = Terms
s-1-4-1 = Soldiers, irregulars and regulars are worth 2, on their reduced side 1. Fanatics and civilians are 10 and 5. A machine gun is 2, a gun 3, the crew of either 1. Officers and chiefs are 0. A full counter that loses a step is turned over, a reduced one is out.
    .title = Counters and values
s-1-5-1 = An officer rolls a die when his zone is shelled, and after a Boxers’ mêlée that cost soldiers or weapons points there: a 6 takes him. Among Boxers without any troops he falls without a die. His subaltern takes over on the spot or with the nearest troops. A subaltern who falls, or MacDonald, is gone for good. A Boxer chief goes with the last other Boxer of his zone, and returns to the reserve.
    .title = How officers fall
s-1-5-2 = An officer adds 2 to the die of his zone’s shot and of its mêlée, a subaltern 1. The best two count, at most +4. Each Boxer chief takes 1 off our die against his zone (at most 2) and adds 1 to the Boxers’ mêlée.
    .title = What officers add
s-1-5-3 = MacDonald adds 3, and then no other officer of his zone counts. He has no subaltern. His loss costs 6 morale at the end of the day, and 10 victory points.
    .title = MacDonald
s-1-6 = A fire becomes a ruin at the end of the day. Ruins are for good: a ruined Legation keeps none of its bonuses, but still counts in the victory points. Four barricades stand from the deployment on, in four zones that are neither Legations nor entries nor barred to soldiers. A barricade gives +1 in the soldiers’ mêlée, −1 in the Boxers’ while troops hold it, −1 to shells, and costs 2 to enter.
    .title = Fires, ruins, barricades

r-1 = “Boxers” means every Chinese counter for movement, fire-raising, morale and the end of a day; only the order of losses tells irregulars apart. The text uses the word both ways.
r-2 = Two-sided counters have the values of §1.4.1; MacDonald and the Boxer chiefs have one side, as no second one is described.
r-3 = The reserve holds 25 Chinese counters, both chiefs among them: seven leave with the truce, and the text speaks of 18 that remain.
r-11 = “Faster” streets have no rule beyond costing 1: the text gives no other number.
r-13 = Ruins take 1 off shells, like Legations, one −1 for all: the section on bombardment is the later and gives the figure.
r-14 = In combat and movement a ruined Legation is only a ruin, else it would shelter better than before; for victory it stays a Legation. A burning zone keeps its old standing until the day ends.
r-15 = Canal zones may be barricaded, as the FAQ allows; Legations, entries and barred zones not. On the wall soldiers must stand there when the siege begins. The ruin of the zone does not take the barricade away.
r-16 = A barricade gives exactly its listed benefits, never the British or French extras; in a ruin both count, as nothing excludes it.
r-17 = The bonus is for the zone’s shot by value and the soldiers’ mêlée: fire-fighting, weapons’ effect and morale dice name no officers.
r-18 = With MacDonald exactly +3, as the FAQ has it, even beside two who would give +4; otherwise the best two.
r-19 = Two chiefs are −2 to our die and +2 to theirs: their effects are said to add up. It holds for shots from next door too.
r-20 = A chief never pays a loss; he goes when the last other Boxer of his zone goes, whatever the cause, because he does not fight alone.
r-21 = Under shells each officer of an attacked zone rolls, whatever the result; after a Boxers’ mêlée only where troops lost points. Losses by S or famine test nobody: the text names just the two cases.
r-22 = With no soldier or weapon left among Boxers, an officer falls without a die, after an S as well: the text calls it automatic. Shells kill him only on a 6.
r-23 = Weapons and crews keep an officer alive as soldiers do, civilians do not: the later text speaks of soldiers, and the FAQ lets weapons stand for them.
r-24 = With troops still there the subaltern takes over in place; otherwise he goes to the nearest zone with troops that does not burn, on foot, the first in map order. No such zone: he is lost.
r-25 = A lone officer is not shelled and holds no Boxers up, though they stop on meeting him. Among them he falls unrolled, so he may not walk in alone.
r-26 = MacDonald is one of the ten officers: the text counts ten in all.
r-27 = MacDonald’s loss costs 6 morale at the day’s end, and no 4 beside it: of two passages the later one counts.
r-28 = An officer lost for good costs 4 once, that evening, and not again every day; one replaced by his subaltern costs nothing.
r-29 = An officer helps his zone’s shot once a round and its mêlée again: they are different phases.
r-161 = Zones, borders, arrows, entries, quarters and the mix of counters are our own design, since the printed board is not at hand; all hints of the text are kept.
r-172 = Only what §1.2 lists carries over: everything else is of the day.

## 2 Stacks and the wall

s-2-1 = Any number of counters may stand in a zone.
    .title = Stacking
s-2-2 = Nobody owns a zone. Only who stands there now matters, and a ruined Legation costs its points whoever stands in it.
    .title = Control
s-2-3 = The edge of the wall is crossed only between a wall zone with a ramp and a street, in both directions; along the wall one walks freely. Fire passes up and down between zones that touch. A barricade on the wall needs soldiers there when the siege begins.
    .title = The wall

r-9 = Ramps bind going up and coming down alike, weapons and civilians too; only the Boxers’ arrows go their own way. One passage bars both directions, and it is the fuller one.
r-10 = Shots pass between wall and street both ways, and flames, “within two zones” and ranges count touching zones: the rule asks for neighbours, not for a way.
r-12 = No stacking limit and no control, so nothing is to be kept track of: only presence counts.

## 3 Heavy weapons

s-3 = Machine guns (2 points) reach 4 zones, guns (3 points) 6; the next zone is 1, the own zone 0. From the wall every zone below is in range. Nothing blocks the sight. A weapon that is hit is wrecked and leaves a crew of 1 point, which fights like a soldier without any bonus. A weapon or crew alone in a zone holds it as soldiers would. It moves one zone a round.
    .title = Weapons, crews, ranges
s-3-1 = In a fire phase an intact weapon does one of two things. By value: it joins its zone’s shot at the own or the next zone with its points, and the die gets +4 in the own zone or +2 next door, once however many weapons. For effect: it makes the die of §3.2 alone, at any range it has. Two zones away and further only effect is left. A zone makes one effect die per target, and none at a target against which it used a weapon’s value.
    .title = By value or for effect
s-3-2 = One die: 1 to 4 scatters one point of Boxers, 5 two, 6 three. With a fanatic in the zone only a 6 counts, and one fanatic leaves.
    .title = The effect die
s-3-3 = The effect die has one modifier: −1 when the target, two or more zones away, is itself a Legation or a ruin. Below 1 it is read as the lowest row.
    .title = Distance and cover
s-3-4 = The third red jack, queen or king of the deck brings Betsy, a gun of 3 points, before the day’s dice. She goes into a German or French zone that is no ruin; if all of those are ruined, into any Legation zone with soldiers. With no such zone she waits.
    .title = Betsy

r-7 = A gun has no side worth 2: one or two points of one result wreck it, the next kills the crew; nothing is saved up for later. A machine gun loses a point a step.
r-8 = A crew fights as 1 point in its own zone and next door, without bonus, effect or range, and is never re-armed; for movement, losses, garrisons and victory it is still a weapon.
r-30 = Distance counts touching zones, the own as 0, and not through the Imperial City: nobody can be there.
r-31 = From two zones on a weapon only fires for effect: the FAQ treats two as that range.
r-32 = From the wall every lower zone is in range; along the wall 4 and 6 hold. There is no line of sight, for the text says one may always fire.
r-33 = Each weapon acts once a fire phase, by value or for effect: it is one crew with one chance.
r-34 = The +4 or +2 goes on the combined die of the shot, once: soldiers and weapon roll together.
r-35 = A weapon may fire by value alone when its soldiers hold fire, as in the FAQ’s example; after their shot it has only effect.
r-36 = One effect die for a firing zone and target, and none where its weapon’s value was used: the text allows a single one. Other zones count for themselves.
r-37 = Only Legation or ruin far off changes the effect die: its list is closed, so officers, morale and ammunition do nothing.
r-38 = An effect die below the table reads as its lowest row, as the other tables do.
r-39 = In a mêlée a weapon adds points but no bonus; weapons alone have not even the +2 for a mêlée, because that is the soldiers’.
r-40 = Aces, jokers and a black card turned red by rain are no red court cards: the deck’s own colour and face count. Betsy comes at once.
r-41 = While a zone of either Legation stands she goes there; otherwise to any Legation zone with soldiers; failing that she is held, and is not “lost”.
r-42 = A weapon alone stops Boxers, costs them 3, keeps friends from firing in, is shelled and counts as a garrison: the FAQ takes it for a friendly piece.
r-164 = Soldiers may fire without their weapon; one that fired for effect cannot join them any more: one use each.
r-176 = The ban of R36 works in both orders: after the effect die the zone’s weapons may not add value against that target.
r-177 = Held back, Betsy is offered again each day; weapons are no soldiers for her, and once both Legations are ruined a ruin will do.

## 4 Morale

s-4 = Morale runs from 0 to 10, and each change counts at once. −1 for each soldier point lost; +1 for each fanatic who leaves by fire, mêlée, effect or flight; −1 a day for each great Legation without a garrison; −2 when food is due and there is none. In the evening −4 for each officer lost for good, −6 for MacDonald, then +1 after a red day without combat. At 0 each of our dice in fire and mêlée has −3.
    .title = Morale

r-46 = A depot hit by shells is a whole day of food; on an empty larder it costs 2 morale, because the words are the same as for a day’s supplies.
r-47 = −1 at once for every soldier point, by whatever cause; civilians and weapons cost none, as the FAQ says. Returning wounded give nothing back.
r-48 = A fanatic who leaves is +1; one who is only weakened, or withdraws at the end, is not.
r-49 = Morale stays between 0 and 10, change by change: the track ends there, and good news “puts it back on 10”.
r-50 = +1 after a red day without combat. A black day never has it, as shells are combat; nor a day of the mine’s attack. Two mines exploding are no combat.
r-51 = In the evening first the officers’ losses, then MacDonald’s, then +1, each kept within the track: the order of the text.
r-52 = Burnt Legations cost no morale beyond §4: the text announces a change but gives no number.
r-53 = The −3 is looked at for each roll, also in mid-assault, and adds to short ammunition’s −2. The Boxers’ dice, effect and fire-fighting know nothing of it.
r-54 = Each great Legation wants a soldier or weapon in a zone neither ruined nor burning, tested after redeployment, movement and day’s end; an empty one costs 1, once a day. With no such zone it is excused.
r-166 = Turning the marker to “short of ammunition” leaves the morale number alone.
r-168 = An empty great Legation is allowed and costs morale: §6.5 and the FAQ overrule the demand of the setup.
r-180 = No redeployment, no garrison test then: the test belongs to it.
r-183 = Under the house rule without a ceiling “back on 10” never lowers morale: good news stays good.

## 5 The day

s-5 = Card, supplies, Betsy, wounded, event, bombardment, redeployment, arrival of Boxers, assault, end of the day. *Red 2–10*: wounded. *Red court card or ace*: wounded, event. *Black 2–10*: bombardment. *Black court card or ace*: event, bombardment, Boxers. *Jokers* are like court cards of their colour, the red one with more wounded. Redeployment comes every day but one: when a mine brings Boxers on a red card.
    .title = The day in order
s-5-1-1 = The food marker starts on 1 and goes up by 1 a day. 35 is the end: from then on each day of food costs 2 morale instead. To arrive on 35 costs nothing yet.
    .title = Supplies
s-5-1-2 = Once a day soldiers, officers and weapons go to any zone, at any distance and over any wall, except numbered entries and, off the wall, zones next to an entry. Whoever stands on such a zone must leave it. Civilians stay at home (§8.2).
    .title = Redeployment
s-5-1-3 = On a black day the shells fall first; then the garrison redeploys, and on the day of an assault that is before anybody knows where the Boxers come in.
    .title = Redeploying under attack
s-5-1-4 = A die names one of the six entries, and 20 counters drawn from the reserve (after the truce all 18) stand there as one pile. They move in the first round.
    .title = Twenty Boxers
s-5-1-5 = Two dice name the event of §5.3, on court cards, aces and jokers.
    .title = The event roll
s-5-1-6 = A red 2–10 returns 1 die + 6 points of soldiers, a red court card or ace 12, the red joker 18. Two points bring back a counter from hospital at full strength, one a reduced one, to any zone where troops may be redeployed. Two reduced counters of one nation in one zone may become a full one; the other goes to hospital and may come back at once. Points left over are lost.
    .title = The wounded
s-5-2 = Two dice name the quarter. Each of its zones with soldiers, weapons or civilians gets a die: column = their points, −1 for a Legation, barricade or ruin (one for all), −1 after the truce, kept within 0 and 6. Points fall on soldiers, then weapons; 5C takes five points of civilians, 1D a day of food. Every officer there rolls (§1.5.1).
    .title = Bombardment
s-5-3 = 2 two mines ruin French zones · 3 ammunition is short: −2 to our dice for good · 4 rain: no shells, no assault · 5 famine: civilians die · 6 a mine brings sixteen Boxers to entry 3 · 7 Peitang holds: morale 10 · 8 cha-cha: +3 in the next assault’s Boxers’ mêlées · 9 the column is near: morale 10 · 10 light rain: no shells · 11 supplies: 1 die + 6 days, morale 10 · 12 truce: the regulars leave, morale 10. Events 2, 3, 6, 9, 11 and 12 happen once; later the next free one takes their place.
    .title = The events

r-43 = Wounded come before the event, as the list of §6 has it; by rain’s card they come after it. A table elsewhere has another order, but the FAQ accepts this one.
r-44 = The marker rises from 1 to 35, and new supplies bring it back towards 1: the other reading would burn food that arrives.
r-45 = On 35 a due step costs 2, arriving there nothing: of two wordings the later one. Under the house rule the step itself costs nothing, and each day that ends on 35 costs 2, including the day of arrival.
r-55 = The last card is played to the end of its day, and then the column is there.
r-56 = Redeployment is once every day, after the shells and before the entry die, also when light rain cancelled the shells: the action is described for each list in which it stands.
r-57 = On a red day with the mine the attack comes at once: no redeployment. The wounded return first, since the FAQ takes only the +1 away.
r-58 = Redeployment knows no distance, ramps or costs, but not the entries, nor zones off the wall next to them, nor the Imperial City. To keep to one’s nation is advice only.
r-59 = Civilians are no defenders, so they are not redeployed; §8.2 and §6.5 move them.
r-60 = A red number returns 1 die + 6; the flat 12 of the FAQ calls itself optional and is a house rule. Court cards and aces 12, joker 18.
r-61 = Points bring back soldiers from hospital at 2 or 1, and mend nobody on the map; weapons, officers and civilians never return.
r-62 = Merging is done only at this step: two reduced counters of one nation and zone. The freed one may return with points still unspent. Morale does not move.
r-63 = One quarter a day, with a die for every zone of it that holds somebody: each zone is an attack of its own.
r-64 = The column counts soldiers, weapons, crews and civilians (10 or 5), officers 0; ten and more share the last one.
r-65 = Soldiers pay, then weapons; civilians pay only a 5C. The −1 of the site and of the truce add up, and the die stays within 0 and 6, the table’s rows.
r-66 = 5C and 1D come zone by zone, so several depots may be lost on a day.
r-67 = A single event that has happened gives way to the next on the table, as often as needed; after 12 comes 2. The one finally taken is used up.
r-68 = The mines roll once for each of the two zones with people, on column 8 without modifiers; officers there roll too. A zone that is a ruin already is attacked all the same.
r-69 = The people of the mined zones go to the French zone that stands, else to the nearest Legation that does, by touching zones; with none they stay.
r-70 = Short ammunition is −2 to all our dice of fire and mêlée for the rest of the siege; the Boxers’ mêlée is not touched.
r-71 = Rain turns a black court card, ace or joker red: no shells, no assault, wounded, redeployment and the evening’s +1, but no second event, and no court card for Betsy. A red day it leaves as it is.
r-72 = You choose where the famine’s civilian points fall; on a 6 also a soldier point anywhere (a weapon’s when there are none), which costs 1 morale. It is settled before the shells fall: each of the day’s tests is over before the next.
r-73 = On a black day only the last five of the reserve come by the mine, as the FAQ corrects; after the truce nobody. On a red day sixteen. Both attacks share the same rounds.
r-74 = “Back on 10” holds for the moment it happens; later losses count down from there.
r-75 = Cha-cha is +3, never +6, on Boxers’ mêlées only; it waits for the next assault, serves all its rounds, and is used up.
r-76 = Light rain stops the shells and nothing else: the assault goes on.
r-77 = At the truce the regulars and their general leave before today’s draw, and shells have −1 from then on.
r-90 = The pile enters free of cost and has all 4 points in the first round. Boxers lost that day are in the reserve, but not drawn again before the next.
r-160 = The 54 cards are never shuffled again, so each comes once: half of them red, half black.
r-170 = In hospital lie soldier counters only: those lost, and those freed by merging.
r-179 = Where the house rule denies wounded to a red day with the mine, they come after the event on every day, for it must be known first.
r-185 = Officers alone are not shelled: the text shells soldiers and civilians.
r-186 = What the autopilot advises at this step mends nothing on the map either, and its losses fall on reduced counters first. Among equals, soldiers of other nations pay before the Legation’s own; in a famine a zone’s only soldier counter pays last.
r-187 = A bombardment, or the two mines, costs each officer one die at most: a subaltern who takes over and comes under fire in a later zone does not roll again.

## 6 The assault

s-6 = Rounds of nine phases follow one another until no Boxer is left: fires, Boxers move, fire, Boxers’ mêlée, movement, soldiers’ mêlée, Boxers’ morale, fire-raising, end. When the last Boxer goes, the rest of the round is skipped.
    .title = The round
s-6-1 = Each burning zone with soldiers rolls once: die + their points of 6 or more puts the fire out, a natural 1 never does. Then each fire that Boxers lit rolls for every touching zone of buildings or Legation: on a 1 that zone burns too. Fires that caught so do not spread.
    .title = Fires
s-6-2 = A pile has 4 points and follows the arrows: a zone with troops costs 3; ruin, barricade, Legation or civilians 2; into or out of the canal 2; else 1. It stops on meeting our people or a standing Legation. In a zone with two arrows an undivided pile splits in two halves. Divided ones prefer red, but a standing target to a ruined or burning one. Among our people a pile stays, unless the zone burns. Burning zones on the way are passed over.
    .title = The Boxers move
s-6-3 = Each zone may make one shot by value, all its soldiers together, at Boxers in its own or a touching zone; weapons as in §3.1. Not from a burning zone, nor into another zone with our people. Points give the column. Die: officers, chiefs −1 each, any regulars −1, ruined target −1, weapon +2 or +4, short ammunition −2, morale 0 −3. A number is points lost by the Boxers, reduced counters first. S counts only in the own zone: so many soldier points are lost. A fanatic takes the whole result alone: 4 disperses him, 3 weakens a full one and disperses a weakened one, less does nothing.
    .title = Fire
s-6-4 = One roll in each zone where Boxers meet troops or civilians; column = their points. +1 a chief, +1 regulars, +3 cha-cha; +1, +2 or +3 with 2, 4 or 6 times our troops’ points; +3 against civilians alone. −2 in a standing British or French zone, else −1 in a Legation or barricade with troops; −1 in a ruin. Soldiers pay, then weapons. What is left drives civilians off; 3 also takes five of their points. B costs the Boxers points, 2B two, if troops are there.
    .title = The Boxers’ mêlée
s-6-5 = Soldiers and officers have 4 points. A step costs 1; into a zone with Boxers, ruin, barricade or Legation, or into or out of the canal, 2; leaving Boxers 1 more. Among Boxers the move ends. Weapons and civilians go one zone, civilians never among Boxers. Nobody enters a fire, and whoever is in one must leave it if there is a way. Afterwards great Legations without a garrison cost morale (§4).
    .title = Our movement
s-6-6 = One roll in each zone with troops and Boxers; it is not optional. The column and dice are those of §6.3 without the weapon’s bonus; +2 with a soldier there, +1 in a standing Legation or at a barricade, +2 more for British soldiers in a British zone and French in a French one. An S costs us points.
    .title = The soldiers’ mêlée
s-6-7 = In every zone whose Boxers lost a point this round by fire or mêlée, one plain die: 1–4 one point flees, 5 two, 6 three. With a fanatic only a 6 counts: one fanatic flees.
    .title = The Boxers’ morale
s-6-8 = Every zone of buildings or Legation with Boxers in it is set on fire, whoever else stands there. Ruins, streets, canal, bridges and walls do not burn.
    .title = Fire-raising
s-6-9 = When three rounds running nobody loses a point and no zone burns for the first time that day, the Boxers go home; after sixty rounds in any case. At the day’s end Boxers return to the reserve at full strength, fires become ruins, garrisons are tested, morale changes (§4), and civilians go home.
    .title = End of round and day

r-4 = A number in a table is points, not counters: in the FAQ three points only weaken a fanatic.
r-5 = Points are paid exactly. You choose who pays among those who were there, before any die that hangs on it; Boxers pay with reduced counters first, and an odd point turns a full one over. What exceeds the zone is lost.
r-6 = Civilians pay in fives: a full counter is turned or a reduced one lost, as you choose. Where there are none, 5C does nothing.
r-188 = You may change who pays until the next roll, or until counters leave or enter the zone: newcomers never pay for others. Counters that fall back together share their loss. The bot asks before any die that depends on the choice, and before it shows where the shells or the Boxers come.
r-78 = Soldiers’ points alone help against a fire, and a zone with soldiers always tries; Boxers there do not hinder them. Weapons, officers and civilians are not named.
r-79 = One try for each fire; one that burns on can no longer be put out. A zone whose fire is out is whole again and may be lit anew.
r-80 = All fires are fought before any spreads, so a zone that catches now has no try now.
r-81 = Two fires beside a zone are two rolls, every round; what burns or is ruined is not rolled for.
r-82 = A fire that was caught never spreads: only the zone that Boxers lit does, says the closing sentence. Under the house rule it spreads from the second round after the one in which it caught: the note forbids only the next spread.
r-83 = Streets, canal, bridges and walls neither burn nor carry fire: the text speaks of a zone’s buildings. Everything else does, barricaded or not.
r-84 = Zones with our people in them are lit too: the text says every zone with Boxers.
r-85 = Out of a fire nobody shoots, but into one is allowed, and a mêlée in it is fought if both sides are still there.
r-86 = Nobody goes into a fire of his own will; only Boxers pass over one. Retreats keep off it too.
r-87 = Out of a fire everybody must, at least to one lawful next zone whatever the points; soldiers also among Boxers, civilians not.
r-88 = With no way out they stay unharmed, may fight, and try again next round: the text names no loss.
r-89 = All fires become ruins when the day’s last Boxer is gone, not before.
r-91 = Soldiers, weapons or civilians hold a pile, unless the zone burns: then it must go. A lone officer holds nobody.
r-92 = Where several costs fit a zone the dearest one is paid, never the sum.
r-93 = Canal costs 2 to step in and 2 to step out, for both sides, as the FAQ says; along its bed the usual cost; bridge to street is an ordinary step.
r-94 = A pile ends its move in any zone with our people and in any standing Legation that does not burn, even empty: they stop and burn it. Other empty houses do not stop it.
r-95 = An undivided pile always splits at two arrows, however the targets look; the preference for red is for piles that are divided, or too small to be.
r-96 = It splits at the start of its move, or on entering while it may go on; if it must stop there, when it next moves off.
r-97 = Halves are alike in counters: dealt by kind, strongest first, each kind beginning with the smaller half, on a tie with red. Chiefs come last and are never alone. A pile with one fighter does not split.
r-98 = A half that cannot pay waits and keeps its arrow for the next round: it does not turn to the other one for want of points. So does one that arrives with no points left: by the text it takes its arrow as it arrives, and keeps it though the zone ahead be ruined meanwhile.
r-99 = Piles that end in one zone join, and count as divided if one was; only halves that still hold different arrows stay apart. In combat all are one group.
r-100 = A divided pile takes red to a standing zone, else green to one, else red, else green. Burning counts as ruined here, after the FAQ. Our people beside the arrows attract nobody.
r-101 = A burning zone on the way is passed at no cost, and the next zone entered even without points, unless it is a ruin, which must be paid: otherwise piles would stand before fires all day.
r-102 = In a fire without a way out Boxers stay, unharmed, and fight who is there. An arrow whose fires only lead back to where the pile stands is no way: the half that keeps it takes the other one, as the FAQ sends the Boxers from the burnt Italian Legation to the French.
r-103 = Zones that no arrow enters are never entered; where no arrow leaves, a pile stays and burns the zone.
r-104 = No pile enters a zone twice in a round: it stops before. Loops over several rounds end by R146.
r-105 = An arrow off the map would remove the pile; our board has none.
r-106 = Civilians alone cost a pile 2 and stop it: they are our people like any.
r-107 = Piles move one after the other in the order in which they were made, each seeing what the one before it did.
r-108 = Firing is a choice for each zone, as the FAQ says: in one’s own zone an S may cost.
r-109 = One shot by value for each firing zone; zones never add up, but several may take the same target.
r-110 = All soldiers of a zone fire together: the text adds up the zone’s whole value. Only weapons may take another target, for effect.
r-111 = Nobody fires, or tests, into another zone where any of our counters stands; who is in it may.
r-112 = With Boxers in its zone a garrison may still fire next door: nothing forbids it.
r-113 = Fire comes every round, also at Boxers who stayed: the end of the round sends back to it.
r-114 = Which modifier is for fire, for mêlée or for both is as §6.3 and §6.6 list them: weapons’ bonus in fire only, Legation and mêlée bonus in mêlée only.
r-115 = The −1 for a ruin looks at the target, not the shooters, and holds in mêlée too, where fire’s modifiers “remain the same”.
r-116 = The +1 of Legation or barricade is for mêlées, wherever soldiers fight in a standing one, also if they have just come.
r-117 = +2 at home needs a British or French soldier of that nation; volunteers are none. It adds to +1 and +2, as the text does not exclude it.
r-118 = All modifiers are added, then the row is kept within 0 and 7, once; ten points and more use the last column.
r-119 = S hurts only where both sides share a zone: own-zone fire and mêlées.
r-120 = You choose which soldiers pay an S; weapons pay when no soldier is left, civilians never.
r-121 = Row 0, column 2 is played as printed, two points: the list of results defines 2S, and it stands nowhere else.
r-122 = Fanatics pay first, then irregulars, then regulars, what is left going on within one result; a chief goes with the last.
r-123 = Each result is judged for itself and meets one fanatic, a weakened one first; nothing adds up, and the rest of the result is lost.
r-124 = Three points disperse a weakened fanatic: he has but two sides. By the letter he would need a 4, which few zones can roll.
r-125 = With a fanatic in the zone an effect or morale die does nothing on 1–5; on 6 one fanatic goes and nobody else.
r-126 = You choose the order of shots and see each result before the next.
r-127 = The roll is not optional: one for each zone, on all Boxers’ points there, in map order.
r-128 = Only the highest of +1, +2, +3 counts, by points against troops’ points at the moment of the roll, “at least” so many times. The phase counts values throughout.
r-129 = Against civilians alone +3: any number is six times nothing.
r-130 = Regulars are +1 once, each chief +1, cha-cha +3; all add up, and the row is 7 at most.
r-131 = −2 in a standing British or French zone, whoever is there, in place of −1 for Legation or barricade with troops. A ruin’s −1 adds to a barricade’s.
r-132 = A result of 4 is described and never comes up in the table: no fault, it just does not occur.
r-133 = Soldiers pay before weapons, weapons before civilians; within a class you choose. Only soldiers’ points cost morale.
r-134 = Points left after the troops go on to civilians in the same result: 1 or 2 make them fall back, 3 costs five points and they fall back. If nothing is left they stay.
r-135 = The five points are once for the zone, on the counter that you choose, and all its civilians fall back together.
r-136 = They go one step towards the nearest other Legation zone that stands and does not burn, never into fire or Boxers; else to any such zone, else they stay.
r-137 = B counts only against troops: irregulars pay first, then regulars. It needs a small group, so fanatics never meet it.
r-138 = The dearest line is the cost, and leaving Boxers 1 more, since that is a price of going, not of the ground.
r-139 = Weapons, crews and civilians go at most one zone a round whatever it costs; ramps and fires bind them. Weapons may go among Boxers, civilians not.
r-140 = During an assault entries and zones beside them may be entered: the ban is on placing people there.
r-141 = Nobody has to move, except out of a fire.
r-142 = Where troops and Boxers share a zone the mêlée is fought, with all points there; civilians or officers alone do not fight.
r-143 = The test comes every round, not just after the first: the text only tells when it begins.
r-144 = It is one plain die for each zone whose Boxers lost a point this round, also by effect or B.
r-145 = When the last Boxer is gone in mid-round, what is left of it is skipped.
r-146 = Three idle rounds, or sixty in all, end an assault: a guard of ours, as the text could go on for ever where nobody meets. Nothing is gained or lost by it.
r-147 = At the day’s end: Boxers to the reserve, fires to ruins, day’s signs off, garrisons, officers, +1, the test of §7.1, civilians home. The order is the text’s where it has one.
r-162 = Chiefs and fanatics have the same 4 points as all Boxers, since they move with their pile.
r-163 = The soldiers’ mêlée counts who stands there now, newcomers and survivors in one roll.
r-165 = Everybody in the zone fires: if one zone touches another, so does each of its people.
r-167 = Several piles in a zone are one target, one mêlée and one morale die.
r-169 = A pile that was held in a zone with two arrows splits when its holders have gone and it moves on.
r-171 = All dice come from one seeded stream; where order is open it is map order, for officers the order of counters.
r-173 = A pile without points left does not jump a fire; where it began its move counts as entered.
r-174 = A third pile joins the first of two halves waiting with their arrows. A joined pile keeps the arrow held, and so does a single counter.
r-175 = No split or joining leaves a chief alone: he goes with the other half. Chiefs are dealt to the smaller half, on a tie to red.
r-181 = A general of the regulars is a chief and not “any regulars”: he takes off 1, once.
r-182 = Under the house rule by which fires hurt, each soldier counter without a way out loses 1 and each civilian counter 5.
r-184 = A hit that a fanatic absorbs is no loss: neither a morale die nor a stir in the count of idle rounds.

## 7 The end

s-7-1 = The siege is lost at once when neither soldiers (weapons count) nor civilians are left on the map: no points are counted. Otherwise it ends with the last card.
    .title = When it ends
s-7-2 = Both sides count points, and the higher count wins; equal is a draw. Each count has a band: up to 20, 21–50, 51–75, 76–99, 100 and more.
    .title = The winner
s-7-2-1 = +10 for each zone of a great Legation that stands, +5 of a small one, −5 for each one ruined. +10 for a full civilian counter, +5 for a reduced one, −5 for one lost. −1 for each soldier counter in hospital and each weapon destroyed. −2 for each officer lost for good, −10 for MacDonald.
    .title = The Powers’ count
s-7-2-2 = +10 for each ruined zone of a great Legation, +5 of a small one, +1 for any other ruin. +5 for each civilian counter lost, +1 for each soldier counter in hospital.
    .title = The Boxers’ count

r-148 = Soldiers and civilians must both be gone, and the hospital saves nobody; weapons and crews stand for soldiers. It is looked at after every phase and event.
r-149 = Both totals are compared; the bands only colour the result, and may disagree with it.
r-150 = The Powers may fall below 0, which is the lowest band; the bands follow each other without a gap.
r-189 = A part of the siege played by itself begins in its own position, without a deployment, and is scored after its last day; unless it was lost, it counts as held. The limits of the bands are lower in proportion to the days. The Powers lose 1/54 of an untouched siege’s points for each day still to come.
r-151 = What lies in hospital after the last day counts one a counter, merged ones included; a reduced counter on the map costs nothing. A weapon counts when its crew is dead; the Boxers’ list names no weapons.
r-152 = MacDonald is −10 and no −2 beside it; another officer −2 when his subaltern is gone too.
r-153 = Legations count zone by zone; the great ones are British, French, German, American and Russian. Who stands there does not matter.
r-154 = A civilian counter is 10 or 5 wherever it stands; only one wholly lost costs 5, and gives the Boxers 5.

## 8 Setting up

s-8 = Four barricades, then soldiers, officers and weapons, then civilians; morale 10, food 1, Betsy apart. Nobody is placed on an entry, nor next to one except on the wall. A good historical deployment is there to be taken or changed.
    .title = Order and barred zones
s-8-1 = Each nation begins in its Legation or at most two zones from it; volunteers, and nations without a Legation on the map, anywhere. The great Legations want a garrison (§4).
    .title = The garrison
s-8-2 = Four civilian counters begin in the British Legation, two in each of the French, American, Russian and German. Before each card they are home again, in a zone of it that stands; if none does, in the nearest great Legation, else the nearest small one. You may choose among its zones.
    .title = The civilians

r-155 = Civilians go home free of distance before each card, British counters two to a zone while both stand, guests not counted. With home all ruined the nearest great Legation takes them, else a small one; with none they stay.
r-156 = Twelve civilian counters: British four, the other four great Legations two each, as the FAQ corrects.
r-157 = Officers and weapons begin like their nation, within two touching zones of home; who has no Legation on the map is free like volunteers, and so are weapons of no nation.
r-158 = Wall zones next to an entry may be used, an entry itself never, not even on the wall.
r-159 = Barricades come first and are checked last, when it is seen whether soldiers hold those on the wall.
r-178 = The refuge is measured from zone to zone, the nearest pair counting; within it you choose.
r-190 = For each counter you may choose a zone of its home. If too many counters want a British zone, the latest choice has priority.

## Under a section

house-rule = -# *House rule, { $ruling }:* { $title }: { $choices }

## Worked examples: a position, what happens in it

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
