# The rules in our own words. A message for each section (s-ii-3 is §II.3, with its title) and for each ruling (r-18 is
# R18): how we play what the play aid leaves open, and why.

chapter-t = The turn
chapter-c = Cards
chapter-i = Chinese placement
chapter-ii = The Legations’ actions
chapter-iii = Chinese advance
chapter-iv = Movement and blockade
chapter-v = The relief column
chapter-vi = The end

s-0 = Eight legations hold four walls around Fort Halliday, two at each, as in 1900. The international gun is in the north. No wall is fortified. The column is at Taku, and the board shows its two tracks. Before the first card you may change everybody’s place.
    .title = Setting up
s-1 = Turn the top card. An *event* is resolved immediately, and the next card is turned. An *action card* makes a turn: it holds a compass, actions, command points, and perhaps a special rule. One legation may try a *feat*: roll a die, with +1 for the card’s own legation. 4 or more is a heroic effort.
    .title = The card
s-2-a = The card’s compass shows on which sides Chinese units appear, of which kind and how strong (§I.a).
    .title = Placement
s-2-b = The card gives actions. Each action fortifies a wall (§II.1), lets a wall fire (§II.2), or is a mêlée (§II.3). Unused actions are lost.
    .title = Actions
s-2-c = All Chinese units advance one space (§III).
    .title = Advance
s-2-d = Legations and the gun may move to other walls (§IV.1).
    .title = Redeployment
s-3-a = If the card says so, a force is drawn and blocks the column (§I.b).
    .title = The blockade
s-3-b = If the card says so, that force attacks (§IV.2).
    .title = The blockade attacks
s-3-c = You spend the card’s command points one by one (§V). Unused points are lost.
    .title = Command
s-4 = If the column is in Peking, the game is over. Otherwise the blocking force goes back among the others. Another turn begins while there are cards.
    .title = The end of a turn

s-c-1 = Red cards belong to the siege, gold cards to the relief. The cards are our own, after the events of 10 June to 14 August 1900. No Chinese unit is ever stronger than 6.
    .title = Two kinds of cards
s-c-2 = A special rule is carried out first, at the start of the phase that it names. In phase 2, arson, mines and shelling damage a wall. Rain stops the advance, and a truce stops everything. Marksmen and short ammunition change the die to hit. Bayonets add to Chinese losses in mêlée. A rush advances one unit, and fury strengthens all Boxers. In phase 3 the special rules are reinforcements, forced march, a clear road, scouts and boats.
    .title = Special rules
s-c-3 = Replacements give points of strength back, never above the starting strength. A legation that comes from 0 to 1 is immediately placed at a wall with room.
    .title = Replacements
s-c-4 = A card may reduce a wall’s fortification, never below 0.
    .title = Fortification reduced
s-c-5 = Some cards open the way into the Peitang cathedral: a siege within the siege. At most two legations may hold it. When it is attacked, roll a die and add the card’s value. The defenders lose the points above 5.
    .title = The Peitang

s-i-a = A unit is placed at extreme range of each side that the compass names. A side with a Chinese unit before its wall or on it gets none.
    .title = Before the walls
s-i-b = The force that blocks the column is drawn at random from ten.
    .title = On the road

s-ii-1 = An action raises a wall’s fortification by 1, up to 4.
    .title = Fortification
s-ii-2 = A wall fires at the unit in front of it, at long or extreme range. Roll a die: +1 for each of Italians, French and Americans there, +1 for the gun. The total must be *higher* than the unit’s strength. A second die gives the unit’s loss: +1 with the gun, +1 against Boxers, −1 at extreme range. A unit at 0 is eliminated.
    .title = Fire
s-ii-3 = On a wall, and in the streets, one die hurts both sides, the Chinese first. Their loss: +1 Boxers, +1 streets, +1 for each of Austrians, British and Germans. The gun on a wall adds +3. Our loss: +1 Boxers, +1 streets, +1 Russians, −1 Japanese, minus the wall’s value. It is also −1 when the unit’s strength is 1.
    .title = Mêlée
s-ii-4 = The wall’s defenders take the losses. Two legations take half each, and you decide who takes the odd point. Each point of fortification absorbs one point of loss. The wall absorbs a second only when each legation has taken one. A legation at 0 leaves the board. Any remaining loss goes to the other legation or to the fortification.
    .title = Losses
s-ii-5 = The gun fires and fights without a legation at its wall, and is never lost. Its +3 does not apply in the streets.
    .title = The international gun

s-iii = After the actions every Chinese unit advances by one space: extreme range, long range, wall, streets, Fort Halliday.
    .title = Advance

s-iv-1 = Legations and the gun move from wall to wall for free, at most two legations and the gun at each. No legation or gun leaves a wall with Chinese on it or in the streets behind it.
    .title = Redeployment
s-iv-2 = Roll a die, and add combat power and the card’s modifier. Compare the total with the force’s strength. A lower total is a defeat and a loss. An equal total is a loss only in a danger zone. A higher total is a victory.
    .title = The blockade’s attack

s-v = Each command point raises a track (§V.1), attacks (§V.2) or marches (§V.3). The road has ten stations from Taku to Peking. Stations with a warning sign are danger zones.
    .title = The column
s-v-1 = A point raises speed by 1, up to +3, or combat power by 1, up to +5.
    .title = Speed and combat power
s-v-2 = Roll a die, and add combat power and the card’s modifier. Compare the total with the force’s strength. A higher total disperses the force for this turn. An equal total is a loss in a danger zone. A lower total is a loss, two in a danger zone. After the second attack of a turn, and each further one, combat power falls by 1.
    .title = Attack
s-v-3 = While nobody blocks the road, roll a die and add speed and the card’s modifier. More than 6 is an advance. 6 is a loss in a danger zone. Less is a loss. After the second march of a turn, and each further one, speed falls by 1.
    .title = March
s-v-4 = Each point costs two steps of speed, two of combat power, one of each, or a station back towards Taku. A point that cannot be paid in any way is ignored.
    .title = The column’s losses

s-vi = The game ends as soon as one of these things happens.
    .title = The end
s-vi-1 = *Decisive defeat*: a Chinese unit in Fort Halliday, or three in the streets. *Substantial defeat*: no legation is left. *Moderate defeat*: the last card has been played, and the column is not in Peking.
    .title = Defeats
s-vi-2 = You win when the column is in Peking. Points: each point of strength, each card left, and each step of speed and combat power. Each heroic effort adds 5. 75 or more is a decisive victory, 63 a major one, 46 a moderate one, 29 a minor one. Less is a Pyrrhic victory.
    .title = Victory

r-1 = The starting places are ours, after 1900. British and Italians are in the north, Japanese and French in the east. Americans and Germans are on the Tartar Wall in the south, Russians and Austrians in the west.
r-2 = A house rule makes every legation stronger or weaker by one. The aid names no strengths, so they are ours as well.
r-3 = If the last card is an event, it is resolved, and the game is lost as in §VI.1.
r-4 = A natural 1 costs the legation that tried the feat a point of strength, even if the feat succeeded. The aid says only that events give heroic efforts; the rest is our ruling.
r-5 = If no force is drawn, the road is open, and the column may march without an attack.
r-6 = The choice and number of cards are ours: the aid says what a card can hold.
r-7 = A house rule plays the months in their order, each month shuffled separately.
r-8 = “Short ammunition” and “marksmen” apply until the turn is over. During a truce walls may still be fortified.
r-9 = A mine’s losses are shared like those of a mêlée (§II.4).
r-33 = The effects of cards on walls are our own ruling. Arson takes 1 off the fortification. A mine costs its die less 3. Shells hit the wall that the die names: 1 north, 2 east, 3 south, 4 west; 5 and 6 miss. They take 1 off the fortification or, with none left, a point of strength. A rush does not go beyond the wall.
r-10 = Strength comes back point by point, each to a legation of your choice.
r-11 = Only free legations go in, each once a step. They come back in the same way, to a wall with room.
r-12 = The stronger legation in the Peitang loses first. While a legation holds it, units that come in the west are weaker by 1, but not below 1. The besiegers are busy.
r-13 = A legation in the Peitang counts for §VI, and keeps the game from a substantial defeat.
r-34 = When an event attacks the Peitang, the card’s value is 1. A defender who still holds it gains a heroic effort. Of two equally strong legations, the one that has lost less loses next.
r-14 = A lane is taken while a unit is at extreme or long range, or on the wall. Units in the streets have left the lane.
r-15 = Sides are handled in the order north, east, south, west.
r-16 = The ten forces and their strengths are ours.
r-17 = All legations of the wall take part, and the gun if it is there. A wall without either cannot fire. A wall fires only at the unit before it.
r-18 = The die counts for both sides even if it destroys the unit. For the −1, the unit’s strength is its strength before the roll.
r-19 = In the streets, the defenders of the wall that the unit came over fight it. The wall’s value and fortification still help. A house rule takes both away.
r-20 = Austrians, British and Germans add 1 each, as abilities of legations do elsewhere. A house rule lets them add 1 together.
r-21 = The losses of two legations differ by one point at most, unless one of them has no more to give.
r-22 = Losses that nobody can take are ignored.
r-23 = Where the gun is alone, no losses are taken.
r-24 = All units advance at the same time. A unit in the fort ends the game before anything else is checked.
r-25 = Two legations may change places, even where there is no room. Others may come to a wall that cannot be left.
r-26 = Stations and danger zones are ours. They follow the real road: by rail to Yangcun, along the river to Tongzhou, over the plain to Peking.
r-27 = A beaten force lies in the box “dispersed” until the turn ends. The column may then march as often as it has points.
r-28 = Reaching Peking ends the game immediately: no wear, no losses.
r-29 = A point is paid completely or not at all.
r-30 = The fort and the streets are checked after each advance.
r-31 = 28 points are a Pyrrhic victory as well: the aid’s table leaves a gap there.
r-32 = Defeats have no points. Of two defeats, the one with the column nearer to Peking is better.

house-rule = -# *House rule, { $ruling }:* { $title }: { $choices }
example-before = **Before:** { $place }
example-after = **Then:**
example-nothing = Nothing changes.
