"""Seven's Sevens Heaven's exercises, from easy to hard: end of the link, seat, correct actions."""

LINK = "game=sevens-heaven&v=1&seats=4&"

POSITIONS = """\
seed=a3&deal=1&moves=IXrD&at=11&check=b6c5390b 2 play:R17
seed=a1&deal=1&moves=Hg&at=2&check=cc899286 3 fold
seed=a2&deal=1&moves=EFhD&at=3&check=8ffe51ae 1 bet
seed=a2&deal=1&moves=EFhD&at=9&check=6f2bb8b0 1 play:U16
seed=a3&deal=1&moves=IXrD&at=14&check=c6afcd84 2 play:U7
seed=a0&deal=1&moves=DntJ&at=12&check=24a49ed0 0 play:R9 play:R10
seed=b1&deal=4&moves=5PaugIno&at=1&check=bb28ab1d 1 fold
seed=b0&deal=4&moves=EPjjkjPG1o8tYWE&at=0&check=fcf48d05 1 fold
seed=q21&deal=5&moves=d8DCw6JK6TANpJI&at=4&check=200ab176 1 predict:3
seed=a1&deal=1&moves=Hg&at=0&check=2287f3aa 1 fold
seed=a2&deal=1&moves=EFhD&at=12&check=1902ac31 1 play:U10
seed=q15&deal=5&moves=AkjyBrfbJsmqHg&at=5&check=1d640cbd 3 predict:1
"""
