# What the newspaper and the poster say.

paper-name = The Barricade
paper-place = Peking, { $date }
paper-number = No. { $turn }
paper-price = Price: one cartridge
paper-map = The Legation Quarter at the end of the day
paper-story = The day’s events
paper-cost = The cost
paper-stand = The situation
paper-none = Nothing to report.
row-chinese = Chinese losses
row-legations = losses of the Legations
row-fortified = fortification built
row-strength = strength of the Legations
row-foes = Chinese in front of the walls
row-heroic = heroic efforts
row-cards = cards left
row-station = position of the column
row-tracks = speed and combat power
dispatch-alt = Front page of { $paper }, { $date }, turn { $turn }. Headline: “{ $headline }”. { $deck } Losses this turn: Chinese { $chinese }, Legations { $legations }. The Legations’ strength is { $strength }. The column is at { $station }.
poster-title = Keep Up the Fire!
poster-when = { $turns ->
    [one] one turn
   *[other] { $turns } turns
} · { $date }
poster-count = The score
poster-total = Points
poster-curves = Turn by turn
poster-strength = strength of the Legations
poster-foes = Chinese in front of the walls
poster-station = position of the column
poster-fates = The fate of the Legations
poster-heroes = Heroic efforts
fate-held = strength { $strength } of { $start } left
fate-fell = fell in turn { $turn }
fate-unhurt = no losses, strength { $strength }
hero-line = Turn { $turn }: { $unit } ({ $card })
hero-none = None.
poster-alt = The end of a siege: { $band }. { $count } The column is at { $station } after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. { $fates }
