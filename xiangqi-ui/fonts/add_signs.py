"""Adds to a font file the signs which the Noto SC faces lack: `python3 add_signs.py FILE`.

Spaces are empty glyphs: figure space as wide as a digit, thin space a fifth and hair space a tenth of an em.
The small triangles are the font's own triangles at 0.62 of their size around the same centre.
"""
import sys

from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

SMALL_TRIANGLES = {0x25B8: 0x25B6, 0x25C2: 0x25C0, 0x25B4: 0x25B2, 0x25BE: 0x25BC}
SCALE = 0.62


def add(font, code, glyph, advance):
    name = f"uni{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    for table in font["cmap"].tables:
        if table.isUnicode() and table.format != 14:
            table.cmap[code] = name


def small(font, source):
    name = font.getBestCmap()[source]
    outline = font["glyf"][name]
    middle_x, middle_y = (outline.xMin + outline.xMax) / 2, (outline.yMin + outline.yMax) / 2
    advance = round(font["hmtx"][name][0] * SCALE)
    pen = TTGlyphPen(None)
    shift_x = middle_x * SCALE
    shrunk = TransformPen(pen, (SCALE, 0, 0, SCALE, advance / 2 - shift_x, middle_y * (1 - SCALE)))
    font.getGlyphSet()[name].draw(shrunk)
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    return glyph, advance


def main(path):
    font = TTFont(path, recalcTimestamp=False)
    em = font["head"].unitsPerEm
    digit = font["hmtx"][font.getBestCmap()[ord("0")]][0]
    for code, advance in {0x2007: digit, 0x2009: em // 5, 0x200A: em // 10, 0x202F: em // 5}.items():
        if code not in font.getBestCmap():
            add(font, code, TTGlyphPen(None).glyph(), advance)
    for code, source in SMALL_TRIANGLES.items():
        if code not in font.getBestCmap():
            add(font, code, *small(font, source))
    font.save(path)


main(sys.argv[1])
