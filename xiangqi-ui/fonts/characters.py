"""Prints the characters of one shipped face: `python3 characters.py regular|medium|semibold|bold`.

regular   interface text, comments and names of game files: GB 2312 whole, Big5 level 1
medium    interface text that is pressed or stressed: GB 2312 level 1, Big5 level 1
semibold  names and titles: as medium
bold      pieces, river, seals, coordinates: nothing else
"""
import sys
from pathlib import Path

HERE = Path(__file__).parent


def double_byte(codec, leads, trails):
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                text = bytes((lead, trail)).decode(codec)
            except UnicodeDecodeError:
                continue
            if len(text) == 1:
                found.add(text)
    return found


def span(first, last):
    return {chr(code) for code in range(first, last + 1)}


def listed(name):
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return {sign for line in lines if not line.startswith("#") for sign in line.strip()}


GB_TRAILS = range(0xA1, 0xFF)
BIG5_TRAILS = [*range(0x40, 0x7F), *range(0xA1, 0xFF)]
GB_SIGNS = double_byte("gb2312", range(0xA1, 0xAA), GB_TRAILS)
GB_LEVEL_1 = double_byte("gb2312", range(0xB0, 0xD8), GB_TRAILS)
GB_LEVEL_2 = double_byte("gb2312", range(0xD8, 0xF8), GB_TRAILS)
BIG5_LEVEL_1 = double_byte("big5", range(0xA4, 0xC6), BIG5_TRAILS) | double_byte("big5", [0xC6], range(0x40, 0x7F))

ASCII = span(0x20, 0x7E)
FULL_WIDTH = span(0xFF01, 0xFF5E) | span(0xFFE0, 0xFFE6) | {"\u3000"}
# Latin-1, the vowels of Pinyin, the letters of Vietnamese; the sources have no other part of Latin Extended-A
LATIN = span(0xA0, 0xFF) | set("āēěīōūńňǎǐǒǔǖǘǚǜŒœ") | set("ĂăĐđĨĩŨũƠơƯư") | span(0x1EA0, 0x1EF9)

INTERFACE = ASCII | LATIN | FULL_WIDTH | GB_LEVEL_1 | BIG5_LEVEL_1
INTERFACE |= listed("signs.txt") | listed("words.txt") | listed("names.txt")

FACES = {
    "regular": INTERFACE | GB_SIGNS | GB_LEVEL_2,
    "medium": INTERFACE,
    "semibold": INTERFACE,
    "bold": span(0x30, 0x39)
    | span(0x41, 0x5A)
    | span(0x61, 0x7A)
    | span(0xFF10, 0xFF19)
    | set(" 一二三四五六七八九十")
    | set("帥仕相俥傌炮兵將士象車馬砲卒帅车马将楚河漢汉界勝負和胜负"),
}

if __name__ == "__main__":
    print("".join(sorted(FACES[sys.argv[1]])), end="")
