### Mistakes in the file of a battle.

battle-wrong = Line { $line }: { $text }
battle-wrong-near = Did you mean “{ $near }”?

battle-wrong-too-large = The file is larger than { $most } KiB. Shorten it.
battle-wrong-too-many-lines = The file has too many lines. The maximum is { $most }.
battle-wrong-no-battle = The first line must be “battle 1” and the game: { $known }.
battle-wrong-newer = The file has format { $version }. This bot reads format { $known }.
battle-wrong-game = “{ $what }” has no battles of its own. These games do: { $known }.
battle-wrong-twice = “{ $what }” appears twice. Keep one of them.
battle-wrong-strange-sign = The line contains a character that cannot be shown ({ $sign }). Delete it.
battle-wrong-link = Links are not allowed in a battle. Delete the link.
battle-wrong-open-quote = A quotation mark is missing.
battle-wrong-no-key = “{ $what }” has no meaning here. This line needs a word, a colon and a value.
battle-wrong-missing = “{ $what }” is missing.
battle-wrong-unknown = “{ $what }” is unknown here. Use one of these: { $known }.
battle-wrong-heading = There is no section “{ $what }”. The sections are { $known }.
battle-wrong-number = “{ $what }” must be a number from { $low } to { $high }.
battle-wrong-id = “{ $what }” cannot be a short name. Use at most 24 characters: a to z, digits and hyphens.
battle-wrong-word = “{ $what }” is not expected here.
battle-wrong-no-name = The name is empty.
battle-wrong-long = “{ $what }” is too long. The maximum number of characters is { $most }.
battle-wrong-too-many = “{ $what }” has too many entries. The maximum is { $most }.

## Maps of hexes.

battle-wrong-hex = “{ $what }” is not a hex. Write four digits: the column, then the row.
battle-wrong-off-map = Hex { $hex } is off the map. Its last column is { $columns }, its last row { $rows }.
battle-wrong-place = There is no place “{ $what }”.
battle-wrong-map-columns = The map’s number of columns is { $got }. It must be from { $low } to { $high }.
battle-wrong-map-rows = The map’s number of rows is { $got }. It must be from { $low } to { $high }.
battle-wrong-row-length = This row is not as long as the first. Characters: { $got } instead of { $wanted }.
battle-wrong-sign = “{ $sign }” in column { $column } is not a terrain. Use { $known }.
battle-wrong-height-rows = The heights do not have as many rows as the map: { $got } instead of { $wanted }.
battle-wrong-height = “{ $sign }” in column { $column } is not a height. Use 0 to 9.
battle-wrong-level = “{ $what }” is not a height. Begin the line with a digit and a colon.

## Tables in millimetres.

battle-wrong-point = “{ $what }” is not a point of the table. Write x,y from 0,0 to { $wide },{ $deep }.
battle-wrong-too-many-points = This shape has too many points. The maximum is { $most }.
battle-wrong-outline = The outline crosses itself or encloses no area.
battle-wrong-line = A line needs two different points.
battle-wrong-no-room = The rectangle is too small for this group. Figures: { $figures }, places: { $places }.
battle-wrong-table = The table must measure from { $least } to { $most } mm.

## Counters.

battle-wrong-two-owners = Both sides control hex { $hex }. Remove the hex from one of them.
battle-wrong-not-in-fort = The redoubt { $hex } is not among the hexes of the fort. Add the redoubt there.
battle-wrong-one-hex = Name exactly one hex.
battle-wrong-lull-without-fort = The section [lull] needs “kind: fort” in [victory]. Add that, or delete [lull].
battle-wrong-no-units = The section [{ $side }] has no unit that is on the map from the start.
battle-wrong-too-many-leaders = This side has too many leaders. The maximum is { $most }.
battle-wrong-no-zone = { $unit } has no zone. Add “{ $side }:” to [zones].
battle-wrong-never = { $unit } can never enter { $hex } ({ $ground }).
battle-wrong-outside = { $hex } is outside the zone of { $unit }.
battle-wrong-taken = Hex { $hex } already has a unit: { $other }.
battle-wrong-steps = “{ $what }” must be one or two values up to { $most }, such as 2/1.
battle-wrong-faces = { $unit } has one value in some places and two in others. Write one everywhere, or two everywhere.

## Figures.

battle-wrong-roof-of-nothing = No building has the outline of this roof. Copy the outline of the building.
battle-wrong-group = “{ $what }” cannot name a group. Begin the line with a character from a to z and a colon.
battle-wrong-figures = Group { $group } needs a place for each figure. Figures: { $figures }, places: { $places }.
battle-wrong-rectangle = Name two opposite corners: 200,30 to 290,60.
battle-wrong-too-many-figures = This side has too many figures. The maximum is { $most }.
battle-wrong-too-many-columns = Too many columns come in from the corners. The maximum is { $most }.
battle-wrong-base-off = { $what } is too near the edge. Leave { $margin } mm for the base.
battle-wrong-overlap = { $one } and { $other } overlap.
battle-wrong-figure = There is no figure “{ $what }”.
battle-wrong-other-side = { $what } belongs to the other side. Choose a figure of the { $side }.
battle-wrong-busy = { $what } already has something to carry or to serve.
battle-wrong-edge = An exit must be a straight part of the table’s edge.
battle-wrong-too-few = The { $side } do not have enough figures for the objective. Needed: { $needed }, present: { $has }.

## The set-up.

battle-wrong-cannot-begin = The battle cannot be set up with the house rule “{ $rule }: { $choice }”.
battle-wrong-fault = The set-up breaks a rule: { $fault }.
