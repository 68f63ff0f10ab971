"""Sets ascent and descent of a font file, in thousandths of the em: `python3 set_line.py FILE ASCENT DESCENT`.

The originals place Chinese characters and capitals a sixteenth of an em below the middle of their line, which shows in
every button; with these two figures the middle of a character is the middle of its line, and lines have the heights
of the design (14 px text on 20 px, 20 px titles on 28 px).
"""
import sys

from fontTools.ttLib import TTFont


def main(path, ascent, descent):
    font = TTFont(path, recalcTimestamp=False)
    line, metrics = font["hhea"], font["OS/2"]
    line.ascent = metrics.sTypoAscender = metrics.usWinAscent = ascent
    line.descent = metrics.sTypoDescender = -descent
    metrics.usWinDescent = descent
    line.lineGap = metrics.sTypoLineGap = 0
    font.save(path)


main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
