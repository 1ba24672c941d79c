"""Seven Bridge's exercises, from easy to hard: rest of the replay link, seat, correct actions."""

LINK = "game=seven-bridge&v=1&seats=4&"

POSITIONS = """\
seed=a9&deal=1&moves=Fv8bJEsUpyIT_Q&at=44&check=8fe0e46c 2 lay:S6@1 lay:D6@5
seed=a1&deal=1&moves=JRG1CHCKlrgFW7gy&at=56&check=0b21d5d9 3 lay:D4@2
seed=a0&deal=1&moves=BpJ39SPU4g&at=28&check=e3288f0c 2 meld:D9.D10.X0=D8 meld:D9.D10.X0=D11 \
meld:S10.D10.X0
seed=a2&deal=1&moves=qmxPIR2l0NP_VrQ&at=63&check=3ccff32e 1 chi:H1.H2
seed=a1&deal=1&moves=JRG1CHCKlrgFW7gy&at=53&check=7b4b2156 2 lay:C1@4
seed=a3&deal=1&moves=Z7v2ZyKjQZZQ1w&at=49&check=9bef9f22 2 lay:D5@3
seed=a0&deal=1&moves=BpJ39SPU4g&at=11&check=b1d9646b 1 meld:C7
seed=p1&deal=1&moves=B3St4W8&at=12&check=3ed9f697 0 discard:S12 discard:D9
seed=a0&deal=1&moves=BpJ39SPU4g&at=25&check=9d99f3b1 1 chi:H8.H10
seed=a7&deal=1&moves=IxHTOzUL-n6jdw&at=24&check=34445a98 1 chi:S4.S6
seed=a4&deal=1&moves=A2SdscskMQY&at=15&check=0f1ee8c7 2 pon:H12.D12
seed=a6&deal=1&moves=DNI-tr8u&at=16&check=17566e92 0 pon:S11.H11
"""
