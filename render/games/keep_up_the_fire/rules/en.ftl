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

s-0 = Eight legations stand at four walls around Fort Halliday, two at each, as in 1900; the international gun stands in the north. No wall is fortified. The column is at Taku; its two tracks stand where the board says. Before the first card you may post everybody otherwise.
    .title = Setting up
s-1 = Turn the top card. An *event* is resolved at once, and the next card is turned. An *action card* makes a turn: it holds a compass, actions, command points, and perhaps a special rule. A *feat* may be tried by one legation: a die of 4 or more, with +1 for the card’s own legation, is a heroic effort.
    .title = The card
s-2-a = The card’s compass says on which sides Chinese appear, of which kind and how strong (§I.a).
    .title = Placement
s-2-b = The card gives actions. Each fortifies a wall (§II.1), lets a wall fire (§II.2), or is a mêlée (§II.3). What is not used is lost.
    .title = Actions
s-2-c = All Chinese advance one space (§III).
    .title = Advance
s-2-d = Legations and the gun may change their walls (§IV.1).
    .title = Redeployment
s-3-a = When the card says so, a force is drawn and blocks the column (§I.b).
    .title = The blockade
s-3-b = When the card says so, that force attacks (§IV.2).
    .title = The blockade attacks
s-3-c = The card’s command points are spent one by one (§V). What is not used is lost.
    .title = Command
s-4 = In Peking the game is over. Otherwise the blocking force goes back among the others, and another turn begins while there are cards.
    .title = The end of a turn

s-c-1 = Red cards are of the siege, gold cards of the relief. The cards are our own, after what happened between 10 June and 14 August 1900. No Chinese unit is ever stronger than 6.
    .title = Two kinds of cards
s-c-2 = A special rule is carried out first, at the start of the phase that it names. In phase 2: arson, mine and shelling hurt a wall; rain stops the advance; a truce stops everything; marksmen and short ammunition change the die to hit; bayonets add to Chinese losses in mêlée; a rush advances one unit; fury strengthens all Boxers. In phase 3: reinforcements, forced march, a clear road, scouts, boats.
    .title = Special rules
s-c-3 = Replacements give points of strength back, never above the starting strength. A legation that comes from 0 to 1 stands at once at a wall with room.
    .title = Replacements
s-c-4 = A card may reduce a fortification, never below 0.
    .title = Works reduced
s-c-5 = Some cards open the way into the Peitang cathedral: a siege within the siege. At most two legations may hold it. When it is attacked, a die with the card’s value above 5 is what they lose.
    .title = The Peitang

s-i-a = A unit is placed at extreme range of each side that the compass names, if nobody is before that wall or on it.
    .title = Before the walls
s-i-b = The force that blocks the column is drawn at random from ten.
    .title = On the road

s-ii-1 = An action raises a wall’s fortification by 1, up to 4.
    .title = Fortification
s-ii-2 = A wall fires at the unit before it, at long or extreme range. A die, with +1 for each of Italians, French and Americans there and +1 for the gun, must be *higher* than the unit’s strength. A second die is its loss: +1 with the gun, +1 against Boxers, −1 at extreme range. At 0 it is gone.
    .title = Fire
s-ii-3 = On a wall, and in the streets, one die hurts both sides, the Chinese first. Their loss: +1 Boxers, +1 streets, +1 for each of Austrians, British and Germans, +3 for the gun on a wall. Ours: +1 Boxers, +1 streets, +1 Russians, −1 Japanese, −1 when the unit’s strength is 1, minus the wall’s value.
    .title = Mêlée
s-ii-4 = Losses fall on whoever defends the wall: two legations bear halves, you decide the odd point. Fortification takes one for one, but a second point only when each legation has taken one. A legation at 0 leaves the board, and what is left goes to the other one or to the fortification.
    .title = Losses
s-ii-5 = The gun fires and fights without a legation beside it, and is never lost. Its +3 does not hold in the streets.
    .title = The international gun

s-iii = After the actions every Chinese unit goes on by one space: extreme range, long range, wall, streets, Fort Halliday.
    .title = Advance

s-iv-1 = Legations and the gun go from wall to wall for nothing, at most two legations and the gun at each. Where Chinese stand on the wall, or in the streets behind it, nobody leaves.
    .title = Redeployment
s-iv-2 = A die, combat power and the card’s modifier against the force’s strength. Less is a defeat and a loss; as much is a loss only in a danger zone; more is a victory.
    .title = The blockade’s attack

s-v = Each command point raises a track (§V.1), attacks (§V.2) or marches (§V.3). The road has ten stations from Taku to Peking; those with a warning sign are danger zones.
    .title = The column
s-v-1 = A point raises speed by 1, up to +3, or combat power by 1, up to +5.
    .title = Speed and combat power
s-v-2 = A die, combat power and the card’s modifier against the force’s strength. More disperses it for this turn; as much is a loss in a danger zone; less is a loss, two in a danger zone. After the second attack of a turn, and each further one, combat power falls by 1.
    .title = Attack
s-v-3 = While nobody blocks the road: a die, speed and the card’s modifier. More than 6 is an advance; 6 is a loss in a danger zone; less is a loss. After the second march of a turn, and each further one, speed falls by 1.
    .title = March
s-v-4 = Each point costs two steps of speed, two of combat power, one of each, or a station back towards Taku. What can be paid in no way is ignored.
    .title = The column’s losses

s-vi = The game ends as soon as one of these things comes about.
    .title = The end
s-vi-1 = *Decisive defeat*: a Chinese unit in Fort Halliday, or three in the streets. *Substantial defeat*: no legation is left. *Moderate defeat*: the last card has been played, and the column is not in Peking.
    .title = Defeats
s-vi-2 = In Peking you win. Points: each point of strength, each card left, each step of speed and combat power, and 5 for each heroic effort. 75 and more is a decisive victory, 63 a major one, 46 a moderate one, 29 a minor one, less a Pyrrhic one.
    .title = Victory

r-1 = Where everybody begins is ours, after 1900: British and Italians in the north, Japanese and French in the east, Americans and Germans on the Tartar Wall in the south, Russians and Austrians in the west.
r-2 = A house rule makes every legation stronger or weaker by one: the aid names no strengths, so they are ours, too.
r-3 = When the last card is an event, it is resolved, and the game is lost as in §VI.1.
r-4 = A natural 1 costs the legation that tried the feat a point of strength, whether it came off or not. Heroic efforts are said to be gained by events; how is ours.
r-5 = When no force is drawn the road is open, and the column may march without an attack.
r-6 = Which cards there are, and how many, is ours: the aid says what a card can hold.
r-7 = A house rule plays the months in their order, each shuffled by itself.
r-8 = “Short ammunition” and “marksmen” hold until the turn is over. During a truce walls may still be fortified.
r-9 = A mine’s losses are shared as those of a mêlée (§II.4).
r-33 = The effects of cards on walls are our own ruling. Arson takes 1 off the fortification. A mine costs its die less 3. Shells hit the wall that the die names: 1 north, 2 east, 3 south, 4 west; 5 and 6 miss. They take 1 off the fortification or, with none left, a point of strength. A rush does not go beyond the wall.
r-10 = Strength comes back point by point, each to a legation of your choice.
r-11 = Only free legations go in, each once a step; they come back in the same way, to a wall with room.
r-12 = The stronger legation in the Peitang loses first. While somebody holds it, units that come in the west are weaker by 1, but not below 1: the besiegers are busy.
r-13 = Who is in the Peitang counts for §VI, and keeps the game from a substantial defeat.
r-34 = When an event attacks the Peitang, the card’s value is 1, and a defender who still holds it gains a heroic effort. Of two equally strong legations, the one that has lost less loses next.
r-14 = A lane is taken while a unit is at extreme or long range, or on the wall. Units in the streets have left it.
r-15 = Sides are served in the order north, east, south, west.
r-16 = The ten forces and their strengths are ours.
r-17 = All legations of the wall take part, and the gun where it stands. A wall without either cannot fire, and fires only before itself.
r-18 = The die counts for both sides even if the unit is destroyed by it. Its strength for the −1 is what it had before.
r-19 = In the streets those fight who hold the wall over which the unit came, and the wall’s value and fortification still help; a house rule takes both away.
r-20 = Austrians, British and Germans add 1 each, as abilities of legations do elsewhere; a house rule lets them add 1 together.
r-21 = Two legations differ by one point at most, unless one of them has no more to give.
r-22 = What nobody can bear is lost.
r-23 = Where the gun stands alone, no losses are taken.
r-24 = All advance at once. A unit that is in the fort ends the game before anything else is looked at.
r-25 = Two legations may change places, even where there is no room. Others may come to a wall that cannot be left.
r-26 = Stations and danger zones are ours, after the real road: by rail to Yangcun, along the river to Tongzhou, over the plain to Peking.
r-27 = A beaten force lies in the box “dispersed” until the turn ends; then the column may march as often as it has points.
r-28 = Reaching Peking ends the game at once: no wear, no losses.
r-29 = A point is paid whole, or not at all.
r-30 = The fort and the streets are looked at after each advance.
r-31 = 28 points are a Pyrrhic victory, too: the aid’s table leaves a gap there.
r-32 = Defeats have no points; among them the one nearer to Peking is the better.

house-rule = -# *House rule, { $ruling }:* { $title }: { $choices }
example-before = **Before:** { $place }
example-after = **Then:**
example-nothing = Nothing follows.
