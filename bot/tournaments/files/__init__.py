"""Files of a tournament: spreadsheets, rankings, calendars, its record, and what its verification says."""
