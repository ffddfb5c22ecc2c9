### What is voted for.

person-voters = le vote
