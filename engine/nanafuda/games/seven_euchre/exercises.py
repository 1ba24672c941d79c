"""Seven Euchre's exercises, from easy to hard: rest of the replay link, seat, correct actions."""

LINK = "game=seven-euchre&v=1&seats=4&"

POSITIONS = """\
seed=a0&deal=1&moves=BbHOadLesi0ZI8rzqBJjxilr&at=41&check=3af1b66b 3 play:B3 play:H7
seed=a4&deal=1&moves=G5X7XCC1j0CC6tYTpQ&at=17&check=356b3bdb 2 play:B3
seed=a1&deal=1&moves=sk3_G-q9X8XuoBJAV7rkOyeoOw&at=44&check=d662acac 1 play:O7
seed=a5&deal=1&moves=RbyN1wSEczDv6mwODarRXt3R&at=32&check=29a4f8f9 1 play:O2
seed=a7&deal=1&moves=Ck_iUzEIn9crwFNFa8rqXmk&at=8&check=cb4b9671 0 pass
seed=a1&deal=1&moves=sk3_G-q9X8XuoBJAV7rkOyeoOw&at=30&check=9e4efe72 2 play:C10
seed=b0&deal=1&moves=B1iunXG1AkRUJhsZrXTiRlyDdek&at=56&check=a247a4a4 1 play:O2
seed=a0&deal=1&moves=BbHOadLesi0ZI8rzqBJjxilr&at=48&check=432d0ecf 1 play:H6
seed=a2&deal=1&moves=FowtcgV6AzvhKGSnIk-CuA&at=20&check=2740d4cf 2 play:T12
seed=a6&deal=1&moves=kJ0D8L97jEFQlGNOmEP6YSBoYQ&at=13&check=83255d6f 0 pass
seed=a6&deal=1&moves=kJ0D8L97jEFQlGNOmEP6YSBoYQ&at=43&check=fe52a92a 3 play:T10
seed=a3&deal=1&moves=Aznw-09Vk3qHArBSHIz-8Xgv&at=6&check=a4ac0bca 2 bid:N10 bid:N11
seed=a3&deal=1&moves=Aznw-09Vk3qHArBSHIz-8Xgv&at=28&check=e57915b2 3 play:O7
"""
