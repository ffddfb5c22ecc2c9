"""What everybody is told of a tournament, in words: announcement, rounds, pages, log, reasons."""
