"""The Discord bot: settings, one service, its commands and buttons, and the courier that posts the boards."""
