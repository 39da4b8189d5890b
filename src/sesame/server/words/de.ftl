# Was der Server sagt. Man siezt.

## Zu viel auf einmal

too-much-work = Das ist viel Arbeit auf einmal: Warten Sie einige Sekunden.
overloaded = Zu viele Anfragen zur selben Zeit: Kommen Sie gleich wieder.
too-fast = Zu viele Anfragen auf einmal: Warten Sie { $seconds } s.
