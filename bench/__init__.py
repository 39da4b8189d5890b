"""How fast Sésame is, beside OpenSpiel, on this machine: `make bench` prints and writes it.

`sample.py` says how a speed is taken, `rules.py` and `openspiel.py` what is timed,
`search.py` the same for tree search, `interpreted.py` and `startup.py` what needs a process of its
own, `report.py` and `tables.py` how it is shown. `python -m bench.vector` and `python -m bench.gpu`
write chapters of their own.
"""
