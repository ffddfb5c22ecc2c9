### What is voted for.

person-voters = la votazione
