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

s-0 = Eight legations hold four walls around Fort Halliday. Two are at each wall, as in 1900, and the international gun is in the north. No wall is fortified. The column is at Taku, and the board shows its speed and combat power. Before the first card you may move every legation and the gun.
    .title = Setting up
s-1 = Turn the top card. An *event* is resolved immediately, and the next card is turned. An *action card* is one turn. It has a compass, actions and command points, and perhaps a special rule. Some events let one legation try a *feat*. Roll a die, with +1 for the legation that the card names. A total of 4 or more is a heroic effort.
    .title = The card
s-2-a = The card’s compass shows on which sides Chinese units appear, of which kind and how strong (§I.a).
    .title = Placement
s-2-b = The card gives you actions. With an action you fortify a wall (§II.1), fire from a wall (§II.2) or fight a mêlée (§II.3). Unused actions are lost.
    .title = Actions
s-2-c = All Chinese units advance one space (§III).
    .title = Advance
s-2-d = Legations and the gun may move to other walls (§IV.1).
    .title = Redeployment
s-3-a = If the card says so, a Chinese force is drawn and blocks the column (§I.b).
    .title = The blockade
s-3-b = If the card says so, the blocking force attacks the column (§IV.2).
    .title = The blocking force attacks
s-3-c = You spend the card’s command points one by one (§V). Unused points are lost.
    .title = Command
s-4 = If the column is in Peking, the game is over. Otherwise the blocking force can be drawn again. If there are cards left, another turn begins.
    .title = The end of a turn

s-c-1 = Red cards belong to the siege, gold cards to the relief. We wrote the cards ourselves, based on the events of 10 June to 14 August 1900. No Chinese unit is ever stronger than 6.
    .title = Two kinds of cards
s-c-2 = A card says in which phase its special rule applies. The rule is carried out first, at the start of that phase. In phase 2, arson, mines and shelling damage a wall. Rain stops the advance, and a truce stops everything. Marksmen and short ammunition change the roll to hit. Bayonets add to Chinese losses in mêlée. A rush advances one unit, and fury strengthens all Boxers. The special rules of phase 3 are reinforcements, forced march, clear road, scouts and boats.
    .title = Special rules
s-c-3 = Replacements restore points of strength to legations, but never above the starting strength. A legation that returns from 0 goes immediately to a wall with room.
    .title = Replacements
s-c-4 = A card may reduce a wall’s fortification, but never below 0.
    .title = Fortification reduced
s-c-5 = Some cards open the way into the Peitang cathedral, a siege within the siege. At most two legations may hold it. When the cathedral is attacked, roll a die and add the card’s value. For each point of the total above 5, the legations inside lose one point of strength.
    .title = The Peitang

s-i-a = The card’s compass names one or more sides. On each of these sides, a unit appears at extreme range. No unit appears if a Chinese unit is already in front of that side’s wall or on it.
    .title = Before the walls
s-i-b = The force that blocks the column is drawn at random from ten forces.
    .title = On the road

s-ii-1 = An action raises the fortification of one wall by 1, up to 4.
    .title = Fortification
s-ii-2 = The troops at a wall fire at the unit in front of it, at long or extreme range. Roll a die. Add 1 for each of these at the wall: Italians, French, Americans, the gun. The shot hits if the total is *higher* than the unit’s strength. Then roll a second die for the unit’s loss. Add 1 with the gun and 1 against Boxers, and subtract 1 at extreme range. A unit with strength 0 is eliminated.
    .title = Fire
s-ii-3 = In every mêlée, on a wall or in the streets, one die decides the losses of both sides. The Chinese lose first.

    The Chinese loss is the die. Add 1 against Boxers and 1 in the streets. Add 1 each for Austrians, British and Germans, and 3 for the gun on a wall.

    Your loss is the same die. Add 1 against Boxers, 1 in the streets and 1 for Russians. Subtract 1 for Japanese, 1 if the Chinese unit has strength 1, and the wall’s value.
    .title = Mêlée
s-ii-4 = The wall’s defenders take the losses. Two legations take half each, and you decide which takes the odd point. Each point of fortification absorbs one point of loss. The fortification can absorb a second point only when each legation has taken one. A legation at 0 leaves the board. Any remaining loss goes to the other legation or to the fortification.
    .title = Losses
s-ii-5 = The gun can fire and fight without a legation at its wall, and is never lost. Its +3 does not apply in the streets.
    .title = The international gun

s-iii = After the actions every Chinese unit advances one space. The spaces are extreme range, long range, wall, streets and Fort Halliday.
    .title = Advance

s-iv-1 = You may move legations and the gun from wall to wall for free. A wall holds at most two legations and the gun. They may not leave a wall if Chinese units are on it or in the streets behind it.
    .title = Redeployment
s-iv-2 = Roll a die and add combat power and the card’s modifier. Compare the total with the force’s strength. If the total is lower, the column is defeated and takes a loss. If the two are equal, the column takes a loss only in a danger zone. If the total is higher, the column wins.
    .title = The blocking force’s attack

s-v = Each command point raises speed or combat power (§V.1), or pays for an attack (§V.2) or a march (§V.3). The road has ten stations from Taku to Peking. Stations with a warning sign are danger zones.
    .title = The column
s-v-1 = A command point raises speed by 1, up to +3, or combat power by 1, up to +5.
    .title = Speed and combat power
s-v-2 = Roll a die and add combat power and the card’s modifier. Compare the total with the force’s strength. If the total is higher, the force is dispersed for this turn. If it is equal, the column takes a loss in a danger zone. If it is lower, the column takes a loss, or two in a danger zone. Each attack after the first in a turn also lowers combat power by 1.
    .title = Attack
s-v-3 = The column can march when no force blocks the road. Roll a die and add speed and the card’s modifier. On a total of more than 6, the column advances one station. On exactly 6, it takes a loss if it is in a danger zone. On less than 6, it takes a loss anywhere. Each march after the first in a turn then lowers speed by 1.
    .title = March
s-v-4 = For each loss you pay two steps of speed, two of combat power, or one of each. The column may go back one station towards Taku instead. Losses that cannot be paid are ignored.
    .title = The column’s losses

s-vi = The game ends as soon as you suffer one of the defeats (§VI.1) or the column reaches Peking (§VI.2).
    .title = The end
s-vi-1 = *Decisive defeat*: a Chinese unit is in Fort Halliday, or three are in the streets. *Substantial defeat*: no legation is left. *Moderate defeat*: the last card has been played, and the column is not in Peking.
    .title = Defeats
s-vi-2 = You win when the column is in Peking. You score 1 for each point of strength, each card left, and each step of speed and combat power. Each heroic effort adds 5. 75 or more points are a decisive victory, 63 a major one, 46 a moderate one, 29 a minor one. Fewer are a Pyrrhic victory.
    .title = Victory

r-1 = The legations start where their guards were in 1900. The British and Italians are in the north, the Japanese and French in the east. The Americans and Germans are on the Tartar Wall in the south, the Russians and Austrians in the west.
r-2 = The play aid does not give the strengths of the legations, so we chose them. A house rule makes every legation one point stronger or weaker.
r-3 = If the last card is an event, the event takes place. Then the game is lost (§VI.1).
r-4 = On a natural 1, the legation that tried the feat loses a point of strength, even if the feat succeeded. The play aid says only that events give heroic efforts. We decided the rest.
r-5 = If no force is drawn, the road is open, and the column may march without an attack.
r-6 = We decided which cards there are, and how many. The play aid says only what can be on a card.
r-7 = With a house rule, the cards are played month by month, and the cards of each month are shuffled separately.
r-8 = The effects of “short ammunition” and “marksmen” last until the turn is over. During a truce you may still fortify walls.
r-9 = The losses from a mine are shared like those from a mêlée (§II.4).
r-33 = The play aid does not say what cards do to walls. Arson lowers the fortification by 1. For a mine, roll a die and subtract 3: the defenders lose that many points. Roll a die for shells: 1 hits the north wall, 2 east, 3 south, 4 west. A hit lowers the fortification by 1, or the defenders’ strength if there is none. A rush stops at the wall.
r-10 = Strength comes back point by point. You choose a legation for each point.
r-11 = Only legations that are free to move may enter the Peitang. Each legation may enter only once in this step. A legation that is free to move may also leave the Peitang for a wall with room.
r-12 = In the Peitang, the stronger legation takes losses first. While a legation holds the Peitang, some of the Chinese are busy there. So units from the west have 1 point of strength less, but at least 1.
r-13 = While you have a legation in the Peitang, not all your legations are lost (§VI). So the game cannot end in a substantial defeat.
r-34 = When an event attacks the Peitang, the card’s value is 1. If a legation still holds the Peitang afterwards, you gain a heroic effort. If two legations are equally strong, the next loss falls on the one that has lost less.
r-14 = If a Chinese unit is on a wall, no new unit appears on that side. The same applies to a Chinese unit at long or extreme range. Chinese units in the streets do not matter.
r-15 = The sides come in this order: north, east, south, west.
r-16 = We invented the ten forces that can block the column, and chose their strengths.
r-17 = All legations at a wall fire together, with the gun if it is there. A wall without a legation or gun cannot fire. A wall fires only at the unit in front of it.
r-18 = One die decides the losses of both sides, even if it eliminates the Chinese unit. The −1 for strength 1 depends on the unit’s strength before the roll.
r-19 = The defenders of a wall fight the units that have crossed the wall into the streets. The wall’s value and fortification still help the defenders. A house rule takes both away.
r-20 = Austrians, British and Germans add 1 each. Under a house rule, they add only 1 in total.
r-21 = The losses of two legations at a wall may differ by one point at most. Only a legation without strength left is an exception.
r-22 = If no legation and no fortification can take a loss, that loss is ignored.
r-23 = If only the gun is at a wall, nobody takes losses.
r-24 = All units advance at the same time. If a unit enters the fort, the game ends before anything else is checked.
r-25 = Two legations may change places even if both walls are full. If a wall has room, a legation may move there even if the legations already there may not leave.
r-26 = We chose the stations and danger zones. They follow the real route: by rail to Yangcun, along the river to Tongzhou, over the plain to Peking.
r-27 = A beaten force stays in the box “dispersed” until the turn ends. Until then, the column may march as often as its command points allow.
r-28 = The game ends as soon as the column reaches Peking. The column then loses no more steps of speed or combat power.
r-29 = You must pay for a loss in full or not at all.
r-30 = After each advance, the bot checks whether Chinese units are in the fort or in the streets.
r-31 = A score of 28 points also counts as a Pyrrhic victory. The play aid’s table leaves this number out.
r-32 = A defeat scores no points. If you compare two defeats, the one with the column nearer to Peking is better.

house-rule = -# *House rule, { $ruling }:* { $title }: { $choices }
example-before = **Before:** { $place }
example-after = **Then:**
example-nothing = Nothing changes.
