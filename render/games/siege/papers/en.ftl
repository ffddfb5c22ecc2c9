### What papers say: the day's dispatch and the poster at the end. Set in print, so without Markdown.

paper-name = The Peking Sentinel
paper-place = Peking, { $date }
paper-number = No. { $day }
paper-price = Price: one ration
paper-day = Day
paper-of = of { $days }
paper-map = The Legations at the close of the day
paper-story = From the lines
paper-cost = The day’s losses
paper-stand = Our position
paper-morale = Morale
paper-supplies = Days of supplies left
paper-nothing = No post has sent a report.
paper-days-axis = Days of the siege
paper-since = Since the first day

## What the day cost

cost-soldiers = Soldiers (points)
    .inside = soldiers (points)
cost-weapons = Weapons (points)
    .inside = weapons (points)
cost-civilians = Civilians (points)
    .inside = civilians (points)
cost-chinese = Boxers (points)
    .inside = Boxers (points)
cost-leaders = Officers hit
    .inside = officers hit
cost-ruined = Zones in ruins
    .inside = zones in ruins

## How matters stand

stand-armed = Troops fit to fight (points)
stand-civilians = Civilians (points)
stand-ruins = Zones in ruins
stand-attackers = Boxers who came today (points)
stand-rounds = Rounds fought today

## Since the first day

since-powers = Points the garrison lost
since-chinese = Points the Boxers lost
since-assaults = Assaults faced

## The dispatch in words

dispatch-alt = Front page of “{ $paper }”, { $date }, day { $day } of { $days }. Card: { $card }. Headline: “{ $headline }”. { $deck } The day’s losses: { $cost }. Morale is { $morale }, and there is food for { $supplies ->
    [one] one day
   *[other] { $supplies } days
}. The garrison has { $armed ->
    [one] { $armed } point
   *[other] { $armed } points
} under arms and { $civilians ->
    [one] { $civilians } civilian point
   *[other] { $civilians } civilian points
}. { $ruins ->
    [one] One zone is a ruin
   *[other] { $ruins } zones are ruins
}. The map shows the end of the day.
dispatch-alt-line = { $name }: { $count }

## The poster

poster-title = The Siege of the Legations
poster-relieved = Relieved on day { $day }
poster-held = Held to day { $day }
poster-overrun = Overrun on day { $day }
poster-powers = The Powers
poster-boxers = The Boxers
poster-total = Total
poster-uncounted = The Legations were overrun, so no points are counted. The Boxers win.
poster-winner-powers = The Powers win
poster-winner-boxers = The Boxers win
poster-winner-draw = A draw
poster-bands = Levels of victory
poster-morale = Morale
poster-supplies = Days of supplies left
poster-strength = Strength, in points
poster-armed = The Powers: troops under arms
poster-attackers = The Boxers: attackers day by day
poster-deadliest = The deadliest day
poster-deadliest-line = Day { $day }, { $date }: the Powers lost { $powers ->
    [one] { $powers } point
   *[other] { $powers } points
}, the Boxers { $chinese }.
poster-deadliest-none = Nobody was hurt in this siege.
poster-fates = The officers’ fates
fate-unhurt = unhurt
fate-replaced = replaced by his second-in-command on day { $day } in { $zone }
fate-lost = lost on day { $day } in { $zone }
band-short-1 = Disaster
band-short-2 = Defeat
band-short-3 = Marginal victory
band-short-4 = Victory
band-short-5 = Great victory
poster-alt = Poster of the siege. { $how }. { $winner }.
poster-alt-scenario = Poster of “{ $title }”. { $how }. { $winner }.
poster-alt-curves = Charts. At the end: morale { $morale }, supplies for { $supplies ->
    [one] { $supplies } day
   *[other] { $supplies } days
}, troops of the Powers worth { $armed ->
    [one] { $armed } point
   *[other] { $armed } points
}. The strongest attack came on day { $day }, with { $attackers ->
    [one] { $attackers } point
   *[other] { $attackers } points
}.
poster-alt-items = { $side } { $total }, { $band }: { $items }.
poster-alt-deadliest = Deadliest day: { $said }
poster-alt-fates = Officers lost: { $lost }.

## Headlines: at least eight for each kind of day

deck-quiet = No attack and no bombardment; the defenders make good use of the hours.
headline-quiet-1 = All Quiet Behind the Barricades
headline-quiet-2 = Not a Shot at Dawn
headline-quiet-3 = A Day of Mending and Waiting
headline-quiet-4 = The Lines Hold Their Breath
headline-quiet-5 = Sandbags, Patience and Pony Soup
headline-quiet-6 = The Enemy Keeps His Distance
headline-quiet-7 = All Still over the Tartar Wall
headline-quiet-8 = Sentries Have Nothing to Report

deck-shelling = The enemy’s guns have opened fire; the defenders pile up sandbags.
headline-shelling-1 = The Guns Speak Again
headline-shelling-2 = Shells Fall on the Legations
headline-shelling-3 = Krupp Guns Find Their Range
headline-shelling-4 = A Morning of Iron and Smoke
headline-shelling-5 = Bombardment! Roofs and Walls Struck
headline-shelling-6 = A Hail of Shells on the Quarter
headline-shelling-7 = Gunners on the Wall Give No Rest
headline-shelling-8 = Shrapnel for Breakfast

deck-attack = Attackers: { $attackers ->
    [one] one point
   *[other] { $attackers } points
}. Their losses: { $chinese }. Ours: { $powers }.
headline-attack-1 = The Boxers Advance
headline-attack-2 = Attack on the Lines
headline-attack-3 = Horns at Daybreak, Then the Rush
headline-attack-4 = Red Sashes at the Barricades
headline-attack-5 = Fighting from House to House
headline-attack-6 = The Lines Attacked Again
headline-attack-7 = The Alarm Bell Rings
headline-attack-8 = To Arms at the Bell Tower

headline-repulsed-1 = Assault Beaten Back
headline-repulsed-2 = The Rush Breaks on Our Rifles
headline-repulsed-3 = Boxers Repulsed with Heavy Loss
headline-repulsed-4 = They Came in Hundreds and Fled
headline-repulsed-5 = Steady Volleys Carry the Day
headline-repulsed-6 = The Barricades Stand Firm
headline-repulsed-7 = Charms Do Not Stop Bullets
headline-repulsed-8 = A Gallant Stand, the Enemy Beaten

headline-bloody-1 = A Black Day on the Barricades
headline-bloody-2 = The Line Held at a Heavy Price
headline-bloody-3 = The Hospital Is Full
headline-bloody-4 = Heavy Losses in Savage Fighting
headline-bloody-5 = Blood on Legation Street
headline-bloody-6 = Marines Fall at Their Posts
headline-bloody-7 = The Roll Call Grows Short
headline-bloody-8 = A Grievous Price

headline-fire-1 = Flames over the Quarter
headline-fire-2 = Whole Streets Laid in Ashes
headline-fire-3 = Fire Is Their Weapon Now
headline-fire-4 = Buckets and Bayonets
headline-fire-5 = The Night Sky Was Red
headline-fire-6 = Fire Does What the Sword Could Not
headline-fire-7 = Ruins Smoke Behind the Lines
headline-fire-8 = A Sea of Fire

deck-leader = The garrison has lost an officer whom nobody can replace.
headline-leader-1 = { $leader } Has Fallen
headline-leader-2 = The Death of { $leader }
headline-leader-3 = { $leader } Is No More
headline-leader-4 = Mourning for { $leader }
headline-leader-5 = { $leader } Struck Down at His Post
headline-leader-6 = A Brave Officer Lost: { $leader }
headline-leader-7 = Half-Mast for { $leader }
headline-leader-8 = { $leader } Dies Among His Men

deck-mines = The enemy has tunnelled under our walls.
headline-mines-1 = The Earth Opens: Mines Explode
headline-mines-2 = French Legation Blown Up
headline-mines-3 = A Crater Where Walls Stood
headline-mines-4 = Treachery Underground
headline-mines-5 = Powder Beneath Our Feet
headline-mines-6 = Two Explosions Shake Peking
headline-mines-7 = The Enemy Dug in Secret
headline-mines-8 = The French Lines Undermined

deck-truce = Imperial troops and their general leave the siege for good.
headline-truce-1 = A White Flag on the Bridge
headline-truce-2 = The Regulars Withdraw
headline-truce-3 = Truce! Imperial Troops Step Aside
headline-truce-4 = Melons from the Empress
headline-truce-5 = Rifles Laid Down on the Wall
headline-truce-6 = The Yamen Sends Kind Words
headline-truce-7 = A Strange Peace
headline-truce-8 = Imperial Banners Leave the Field

deck-famine = Civilians die of hunger, and the doctors are helpless.
headline-famine-1 = Hunger in the Compounds
headline-famine-2 = The Last of the Mules
headline-famine-3 = Children’s Rations Cut
headline-famine-4 = Bark and Millet
headline-famine-5 = Famine Among the Converts
headline-famine-6 = Empty Bowls at the Fu
headline-famine-7 = Hunger Kills More Than Shells
headline-famine-8 = Every Crumb Is Counted

deck-supplies = Unexpected stores prolong the defence.
headline-supplies-1 = Stores Found: Wheat and Ponies
headline-supplies-2 = The Larder Is Filled
headline-supplies-3 = Grain for Many Days
headline-supplies-4 = A Granary Is Ours
headline-supplies-5 = Eggs over the Barricade
headline-supplies-6 = Rice Enough, and Even Champagne
headline-supplies-7 = A Cellar Worth More Than Gold
headline-supplies-8 = Full Stores Again

deck-news = A messenger has reached the Legations through the enemy’s pickets.
headline-news-1 = A Runner Slips Through
headline-news-2 = Word from Outside
headline-news-3 = A Message Sewn in a Collar
headline-news-4 = A Message at Last
headline-news-5 = The World Has Not Forgotten Us
headline-news-6 = News Travels by Word of Mouth
headline-news-7 = A Creased but Precious Note
headline-news-8 = Couriers Brave the Pickets

deck-rain = The weather holds back what rifles could not.
headline-rain-1 = Rain Stops the Guns
headline-rain-2 = The Heavens Intervene
headline-rain-3 = Mud in Every Trench
headline-rain-4 = Wet Powder, Quiet Guns
headline-rain-5 = A Downpour Brings Peace
headline-rain-6 = Umbrellas on the Barricades
headline-rain-7 = Thunder of Another Kind
headline-rain-8 = Water in the Canal Again

deck-relieved = The relief column is in the city, and the gates stand open.
headline-relieved-1 = Relieved!
headline-relieved-2 = The Siege Is Raised
headline-relieved-3 = The Column Enters Peking
headline-relieved-4 = Deliverance
headline-relieved-5 = Saved at the Eleventh Hour
headline-relieved-6 = Sikhs Through the Sluice Gate
headline-relieved-7 = Free After Fifty-Four Days
headline-relieved-8 = The Long Watch Is Over

deck-overrun = Nobody is left to hold the walls.
headline-overrun-1 = The Legations Have Fallen
headline-overrun-2 = No Answer from Peking
headline-overrun-3 = The Last Barricade Is Lost
headline-overrun-4 = No Word from the Legations
headline-overrun-5 = Overwhelmed
headline-overrun-6 = They Held Until the End
headline-overrun-7 = The World in Mourning
headline-overrun-8 = Peking: All Hope Abandoned

## Small advertisements, for days on which little happened

paper-notices = Notices
notice-1 = Lost near the Bell Tower: one pony, grey, much regretted. It was dinner.
notice-2 = Sandbags wanted, any colour. Curtains and silk accepted at the British Legation.
notice-3 = The Hôtel de Pékin bakes at six. Bring your own flour.
notice-4 = To let: one dry cellar, safe from shells. Apply before the next bombardment.
notice-5 = Divine service at eleven, unless interrupted by the enemy.
notice-6 = To exchange: two tins of sardines for boots, size nine.
notice-7 = The laundry regrets that shirts come back with holes, but it did not make the holes.
notice-8 = Found cartridges in the street? Please take them to the armourer.
