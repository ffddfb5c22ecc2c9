### The siege of the day.

error-counts = This is somebody’s one attempt at the siege of the day. It counts until { $until }, and so long one person plays it, by the usual house rules, where nobody else looks on. Afterwards it may be shared, handed over and brought anywhere.
daily-not-again = Others play by these dice until { $until }: the siege of the day is not over. From then on, `/daily practice` plays it again as often as you like.

name-daily = daily
name-practice = practice
