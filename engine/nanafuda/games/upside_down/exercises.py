"""Upside Down's exercises, from easy to hard: rest of the replay link, seat, correct actions."""

LINK = "game=upside-down&v=1&seats=4&"

POSITIONS = """\
seed=a0&deal=1&moves=bV7Ll5swRaGVWQ&at=20&check=e4201f84 0 play:S6.S7.S8
seed=a1&deal=1&moves=E-VN8tlA7SB0Tg&at=55&check=55f89bca 3 play:B3.B4 play:H7
seed=a2&deal=1&moves=CGwltYtUE4WPmW_o&at=28&check=c003d9df 3 play:C6.C7.C8
seed=a1&deal=1&moves=E-VN8tlA7SB0Tg&at=47&check=a2edcba7 2 play:S7.S8
seed=b0&deal=2&moves=AYfxGuvHMPp3qjfavkIE4TNUq2d6yGx_eU4&at=32&check=b0d96df1 3 play:T9.S9.C9
seed=b1&deal=2&moves=Anv1RZEZVOdpwIbFo1eSeG-DVlC4zROy&at=12&check=efb64461 0 pass
seed=a1&deal=1&moves=E-VN8tlA7SB0Tg&at=25&check=1ab90d0d 1 play:C8
seed=a0&deal=1&moves=bV7Ll5swRaGVWQ&at=36&check=14588bf0 2 play:F8.F9 play:S10.S11
seed=a3&deal=1&moves=wkQaoOkopr-Wjkvm&at=46&check=abbfa605 2 play:B6.O6.H6
seed=a4&deal=1&moves=BghWsU4G2v-5dKBe&at=22&check=e99237af 3 pass
seed=a0&deal=1&moves=bV7Ll5swRaGVWQ&at=29&check=9dfca720 1 pass
seed=a3&deal=1&moves=wkQaoOkopr-Wjkvm&at=13&check=a6a2a6cf 1 play:F7.T7.C7.H7
"""
