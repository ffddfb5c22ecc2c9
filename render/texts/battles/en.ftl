### Mistakes in the file of a battle.

battle-wrong = Line { $line }: { $text }
battle-wrong-near = Did you mean “{ $near }”?

battle-wrong-too-large = The file is larger than { $most } KiB. Shorten it.
battle-wrong-too-many-lines = The file has too many lines. The maximum is { $most }.
battle-wrong-no-battle = The first line must be “battle 1” or “series 1”, then the name of a game: { $known }.
battle-wrong-newer = This file has format { $version }, but the bot can only read format { $known }.
battle-wrong-game = “{ $what }” is not a game you can use here. Use one of these: { $known }.
battle-wrong-twice = “{ $what }” appears twice. Keep one of them.
battle-wrong-strange-sign = The line contains a character that cannot be shown ({ $sign }). Delete it.
battle-wrong-link = Links are not allowed in a battle. Delete the link.
battle-wrong-open-quote = A quotation mark is missing.
battle-wrong-no-key = The bot does not understand “{ $what }” here. This line needs a word, a colon and a value.
battle-wrong-missing = “{ $what }” is missing.
battle-wrong-unknown = “{ $what }” does not work here. Use one of these: { $known }.
battle-wrong-heading = There is no section “{ $what }”. The sections are { $known }.
battle-wrong-number = “{ $what }” must be a number from { $low } to { $high }.
battle-wrong-id = “{ $what }” cannot be a short name. Use at most 24 characters: a to z, digits and hyphens.
battle-wrong-word = “{ $what }” does not belong here. Correct or delete it.
battle-wrong-no-name = The name is empty.
battle-wrong-long = “{ $what }” is too long. The maximum number of characters is { $most }.
battle-wrong-too-many = “{ $what }” has too many entries. The maximum is { $most }.

## Maps of hexes.

battle-wrong-hex = “{ $what }” is not a hex. Write four digits: the column, then the row.
battle-wrong-off-map = Hex { $hex } is off the map. Its last column is { $columns }, its last row { $rows }.
battle-wrong-place = There is no place “{ $what }”.
battle-wrong-map-columns = The map’s number of columns must be from { $low } to { $high }, not { $got }.
battle-wrong-map-rows = The map’s number of rows must be from { $low } to { $high }, not { $got }.
battle-wrong-row-length = This row does not have the same length as the first: { $got } instead of { $wanted }.
battle-wrong-sign = “{ $sign }” in column { $column } is not a type of terrain. Use { $known }.
battle-wrong-height-rows = Give one row of heights for each row of the map: { $wanted }, not { $got }.
battle-wrong-height = “{ $sign }” in column { $column } is not a height. Use 0 to 9.
battle-wrong-level = “{ $what }” is not a height. Begin the line with a digit and a colon.

## Tables in millimetres.

battle-wrong-point = “{ $what }” is not a point on the table. Write x,y from 0,0 to { $wide },{ $deep }.
battle-wrong-too-many-points = This shape has too many points. The maximum is { $most }.
battle-wrong-outline = The outline crosses itself or encloses no area.
battle-wrong-line = A line needs two different points.
battle-wrong-no-room = The rectangle is too small for this group. Only { $places } out of { $figures } fit.
battle-wrong-table = The size of the table must be between { $least } and { $most } mm.

## Counters.

battle-wrong-two-owners = Both sides list hex { $hex }. Delete it from one of them.
battle-wrong-not-in-fort = The redoubt { $hex } is outside the fort. Add its hex to the fort.
battle-wrong-one-hex = Write exactly one hex.
battle-wrong-lull-without-fort = The section [lull] needs “kind: fort” in [victory]. Add that, or delete [lull].
battle-wrong-no-units = The section [{ $side }] needs at least one unit that starts on the map.
battle-wrong-too-many-leaders = This side has too many leaders. The maximum is { $most }.
battle-wrong-no-zone = { $unit } has no zone. Add “{ $side }:” to [zones].
battle-wrong-never = { $unit } can never enter { $hex } ({ $ground }).
battle-wrong-outside = { $hex } is outside the zone of { $unit }.
battle-wrong-taken = Hex { $hex } already has a unit: { $other }.
battle-wrong-steps = “{ $what }” must be one or two values up to { $most }, such as 2/1.
battle-wrong-faces = Some values of { $unit } have one number and others have two. Write one number for all of them, or two.
battle-wrong-one-step = { $unit } has only one step, so it cannot begin reduced. Delete “reduced”.

## Figures.

battle-wrong-roof-of-nothing = No building has the outline of this roof. Copy the outline of the building.
battle-wrong-group = “{ $what }” cannot be the name of a group. Start the line with a character from a to z and a colon.
battle-wrong-figures = Each figure of group { $group } needs a place. Figures: { $figures }, places: { $places }.
battle-wrong-rectangle = Write two opposite corners, such as 200,30 to 290,60.
battle-wrong-too-many-figures = This side has too many figures. The maximum is { $most }.
battle-wrong-too-many-columns = Too many columns come in from the corners. The maximum is { $most }.
battle-wrong-base-off = { $what } is too near the edge. Leave { $margin } mm for the base.
battle-wrong-overlap = { $one } and { $other } overlap.
battle-wrong-figure = There is no figure “{ $what }”.
battle-wrong-other-side = { $what } belongs to the other side. Choose a figure of the { $side }.
battle-wrong-busy = { $what } already carries something or serves a gun. Choose another figure.
battle-wrong-edge = An exit must be a straight part of the table’s edge.
battle-wrong-too-few = The { $side } do not have enough figures for the objective: { $has } instead of { $needed }.

## Series.

battle-wrong-battles = The number of battles must be from { $low } to { $high }, not { $got }.
battle-wrong-unknown-battle = The library has no battle “{ $what }”. Add it first, put its text here, or use one of these: { $known }.
battle-wrong-two-sources = This section already contains the text of a battle. Delete either that text or this line.
battle-wrong-not-later = “{ $what }” comes earlier in the file. A series never goes back: name a later battle, or “end”.
battle-wrong-unreached = No victory leads to the battle “{ $what }”. Name that battle in an earlier section, or delete it.
battle-wrong-other-sides = This battle does not have the same sides as the first one. All battles need the same sides: { $known }.

## Own starts of games whose board is printed.

battle-wrong-placed = “{ $what }” is already in “{ $place }”. Delete one of them.
battle-wrong-wrong-place = “{ $what }” cannot be in “{ $place }”. Choose another place.
battle-wrong-one-side = “{ $what }” has no reduced side. Delete the hyphen after its name.
battle-wrong-no-boxers = “{ $what }” is a Chinese unit. Chinese units start in the reserve, so delete this one.
battle-wrong-no-shelter = “{ $what }” cannot be in “{ $place }”. Civilians need a Legation that is not in ruins.
battle-wrong-no-ruin = “{ $what }” cannot be in ruins. Only Legations and buildings burn down.
battle-wrong-no-barricade = “{ $what }” cannot have a barricade. Choose another zone.
battle-wrong-few-cards = The deck needs a card for each day: { $needed } in all. It has only { $has }.
battle-wrong-no-defenders = Nobody defends the Legations. Add soldiers, weapons or civilians.
battle-wrong-either = Write “{ $one }” or “{ $other }”, not both.
battle-wrong-no-action = The deck has no action card left, so nobody could play a turn. Leave at least one action card in the deck.
battle-wrong-no-post = There is no room for “{ $what }”: “{ $place }” holds at most { $most }. Move it to another line of [posts].
battle-wrong-no-strength = “{ $what }” has strength 0, so it cannot be on the board.
battle-wrong-lane-taken = “{ $what }” already has a Chinese unit. Delete one of them.
battle-wrong-streets-lost = Too many Chinese units are in the streets. The maximum is { $most }.

## The set-up.

battle-wrong-cannot-begin = The battle cannot be set up with the house rule “{ $rule }: { $choice }”.
battle-wrong-fault = The set-up breaks a rule: { $fault }.

### The library of a server: the battles that its members have written.

name-battle = battle
name-battle-add = add
name-battle-list = list
name-battle-show = show
name-battle-play = play
name-battle-share = share
name-battle-edit = edit
name-battle-remove = remove
name-battle-report = report
name-battle-settings = settings
name-option-battle = battle
name-option-code = code
name-option-random = random
command-battle = Battles and series made by members of this server
command-battle-add = Add a battle or a series from a file, a form, or another server’s code
command-battle-list = List the battles of this server
command-battle-show = Show a battle: its map, its forces and its results
command-battle-play = Play a battle in this channel
command-battle-share = Get a code that lets other servers add a battle
command-battle-edit = Change a battle, or make your own copy of it
command-battle-remove = Remove a battle from this server
command-battle-report = Report a battle to the server managers
command-battle-settings = Choose the role that may add battles (for server managers)
option-battle = The battle’s name
option-battle-file = A text file with the battle (default: you get a form to fill in)
option-battle-code = The code from another server
option-battle-random = Make a random, balanced battle of this kind
choice-battle-small = small: 13 by 10 hexes
choice-battle-medium = medium: 15 by 12 hexes
choice-battle-large = large: 19 by 14 hexes
choice-battle-gate = gate: the table measures 120 by 90 cm
choice-battle-outpost = outpost: the table measures 100 by 80 cm
choice-battle-rampart = rampart: the table measures 120 by 40 cm
option-battle-why = The reason for your report
option-battle-role = The role that may add battles (default: everyone)

battle-added = **The battle is in this server’s library.** Start it with the button, or with `/siege new`.
battle-changed = **The battle has been changed.** Games already under way keep the old version.
battle-mistakes = **The file has mistakes, so it was not saved.** Correct these lines:
battle-title = **The battles of this server.** Add your own battle or series with `/battle add`.
battle-line = **{ $name }** · { $game }.
battle-by = By { $who }.
battle-after = Based on a battle by { $who }.
battle-somebody = somebody
battle-by-game = This battle comes with the bot.
battle-by-file = From the file `{ $file }`.
battle-draw = drawn
battle-look-out-of-reach = ⚠ One side ({ $side }) cannot reach these victory hexes before the game ends: { $hexes }. Move these hexes, or add turns.
battle-trying = The autopilot is testing the battle…
battle-balance = Games the autopilot played against itself: { $games }. { $shares }. Average number of turns: { $turns }.
battle-balance-alone = Games played by the autopilot: { $games }. { $shares }.
battle-share = { $side } { $share } in 100 (± { $doubt })
battle-share-alone = The autopilot wins { $share } of 100 games (± { $doubt })
battle-even = **Even enough** (40 to 60 in 100). People may play better or worse than the autopilot.
battle-fair = **Fair** (20 to 80 in 100). People may play better or worse than the autopilot.
battle-easy = **Too easy.** The autopilot nearly always wins. People may play better or worse.
battle-hard = **Too hard.** The autopilot nearly always loses. People may play better or worse.
battle-uneven = **Uneven.** Stronger side: { $side }. People may play better or worse than the autopilot.
battle-remedy-turns = To make the battle even, change the number of turns to { $value }: { $shares }.
battle-remedy-needed = To make the battle even, change the value of “needed” to { $value } ({ $shares }).
battle-remedy-rule = To make the battle even, use the house rule “{ $rule }: { $choice }” ({ $shares }).
battle-remedy-value = “{ $what }: { $value }” would make the start fairer. { $shares }.
battle-remedy-none = No small change makes the battle even. Move some units, or change their number.
button-battletry = Try it out
battle-played = Games played here: { $games } ({ $won })
battle-played-alone = Games played here: { $games }
battle-versions = Versions so far: { $count }
battle-reported = ⚠ **{ $name }**: { $who } has reported this battle: “{ $why }”. To remove it, use `/battle remove`.
battle-file-faulty = ⚠ `{ $file }` has mistakes, so nobody can play it. { $first }
battle-file = Here is the battle as a text file. You can change it and add it with `/battle add`.
battle-shared = The code of **{ $name }** is `{ $code }`. To add the battle on another server, use `/battle add code:{ $code }` there.
battle-removed = **{ $name }** has been removed. Games with this battle go on. In case you want it back, here is its text.
battle-report-sent = The server managers will see your report in `/battle list`. Thank you.
battle-role = Only members with the role { $role } and server managers can now add battles.
battle-all = Everyone who can post here can now add battles.
battle-form = The text of the battle
battle-part = Part { $number } of the text
button-battleplay = Play
button-battleedit = Edit
button-battlefile = Text file
button-battlemap = Map editor
button-battleagain = Correct it
button-battle-before = Back
button-battle-next = More

battle-server-only = Battles belong to a server. Use this command in a channel of a server.
battle-unknown = This server has no such battle. To see all its battles, use `/battle list`.
battle-gone = This battle was changed or removed. Use `/siege new` to choose a battle again.
battle-no-code = No battle has this code. Ask the author to use `/battle share` and send you the code.
battle-known = This server already has a battle with the same text. You can find it with `/battle list`.
battle-full-hour = { $count ->
    [one] You can add only one battle an hour.
   *[other] You can add at most { $count } battles an hour.
} Try again later.
battle-full-person = { $count ->
    [one] You can have only one battle here.
   *[other] You can have at most { $count } battles here.
} Remove one of yours first.
battle-full-server = The library is full. It can hold only { $count ->
    [one] one battle.
   *[other] { $count } battles.
} A server manager can remove a battle.
battle-too-long = The text is too long for a form. Send it as a file with `/battle edit`.
battle-not-yours = Only the author and server managers can do this. To make your own copy, use `/battle edit`.
battle-with-game = This battle comes with the bot. To make your own copy, use `/battle edit`.
battle-is-file = This battle is in the file `{ $file }` on the bot’s computer. To share it, send the file.
battle-managers = Only server managers can choose who may add battles. Ask one of them.
battle-not-in-role = Only members with the role { $role } may add battles here. Ask a server manager.
battle-too-slow = The autopilot takes too long to play this battle. Use a smaller map, fewer units or fewer turns.
battle-trial-later = The bot is busy with other battles. Use `/battle show` later and click “Try it out” there.
battle-unrated = Battles made by players are never rated. Choose a scenario that comes with the bot, or play an unrated game.

## Series of battles.

series-card = **A series of battles.** Losses, fallen leaders and captured places carry over to the next battle. This card shows the map and the forces of the first one.
series-battle = { $number }. **{ $battle }**. Points for the winner: { $worth }.
series-way = Next battle if the winner is { $side }: { $battle }.
series-end = The series ends if the winner is { $side }.
series-first = Series **{ $name }**, battle { $number }.
series-begins = Series **{ $name }**, battle { $number }. Losses from earlier battles carry over. Points: { $score }.
series-now = Series **{ $name }**, battle { $number }. Points: { $score }.
series-goes-on = Series **{ $name }**. Points: { $score }. The next battle is **{ $battle }**.
series-over = The series **{ $name }** is over. Winner: { $side }. Points: { $score }.
series-over-even = The series **{ $name }** is over. The points are equal ({ $score }), so the winner of the last battle wins the series: { $side }.
series-broken = Nobody has won this battle, so the series **{ $name }** is over. Points: { $score }.
series-begun = The next battle has already begun: { $link }
series-here = The channel of the previous battle is gone. The next battle begins here: { $link }
series-at-its-end = This series has no more battles. To play it again, use `/battle play`.
button-seriesnext = Next battle
