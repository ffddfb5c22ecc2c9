### What is voted for.

person-voters = the vote
