"""Ring of Sevens' exercises, from easy to hard: rest of the replay link, seat, correct actions."""

LINK = "game=ring-of-sevens&v=1&seats=4&"

POSITIONS = """\
seed=a6&deal=1&moves=S64258aA&at=22&check=7ab89c22 0 play:S6
seed=a8&deal=1&moves=AbTB8zsATg&at=28&check=6f77d8a0 1 play:S10
seed=j1&rules=b1&deal=1&moves=HPwUwEnryvSzYw&at=17&check=281a0cab 2 pass
seed=a3&deal=1&moves=Ln9YDl7ftw&at=39&check=c940dfef 0 play:D2
seed=a0&deal=1&moves=JzYxl7_0&at=30&check=31e523a4 0 play:C2
seed=a8&deal=1&moves=AbTB8zsATg&at=32&check=96b900ff 3 play:D2
seed=a2&deal=1&moves=CT3rS7-9rQ&at=41&check=f185784f 3 play:C10
seed=q1&rules=b1&deal=1&moves=AQCWEtuWVoTu&at=37&check=b48f5bb6 3 pass
seed=j1&rules=b1&deal=1&moves=HPwUwEnryvSzYw&at=47&check=556df8ee 2 play:X0@K11
seed=j2&rules=b1&deal=1&moves=Aqt4JLllZnQa&at=38&check=1c096277 0 play:S11
seed=a2&deal=1&moves=CT3rS7-9rQ&at=45&check=f6e8bc56 3 play:C11
seed=j0&rules=b1&deal=1&moves=MxHHMxjWKETa&at=42&check=8410b68a 3 pass
"""
