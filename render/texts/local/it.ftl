## La pagina locale

local-channels = Canali
local-language = Lingua
local-you = Sei
local-hour = Salta un’ora
local-hour-sign = +1 h
local-day = Salta un giorno
local-day-sign = +1 giorno
local-time = L’ora in questo mondo (UTC)
local-unread = da leggere
local-close = Chiudi
local-stopped = Il bot non è in funzione. Riavvialo: questa pagina riprende da sola.
local-empty = In questo canale non si gioca ancora nulla.
local-begin = Comincia: { $game }
local-begin-hint = Oppure scrivi / per vedere tutti i comandi.
local-changed = Quel messaggio era appena cambiato, perciò la tua scelta non è valsa. Guardalo di nuovo, poi scegli.
local-refused = Adesso non si può fare. Riprova.
local-command-alike = Non c’è alcun comando `{ $command }`. Intendevi `{ $meant }`?
local-command-unknown = Non c’è alcun comando `{ $command }`. Scrivi / per vederli tutti.
local-option-none = `{ $command }` non ha opzioni. Invialo da solo.
local-option-unknown = `{ $command }` ha queste opzioni: { $options }. Scrivine il nome, come in `{ $example }`.
local-option-missing = A `{ $command }` manca ancora: { $options }. Scrivi nome:valore.
local-option-wrong = Per `{ $option }` non si può dire `{ $said }`. Si può dire: { $possible }.
