"""Makes the client's typeface out of the packaged Inter: client/src/theme/inter-latin.woff2.

Inter's figures of equal width ("tnum") widen hyphens, points, brackets and spaces as well, so that "no-limit"
looks like "no - limit" wherever figures stand in columns. Here only figures and the signs before them do.

Run it again when the package of the typeface is renewed. It wants fonttools and brotli, which are no part of the
project: `pip install fonttools brotli; python tools/typeface.py`.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

CLIENT = Path(__file__).parents[1] / "client"
SOURCE = CLIENT / "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
MADE = CLIENT / "src/theme/inter-latin.woff2"
DIGITS = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
SIGNS = {"plus", "minus", "plusminus"}


def main() -> None:
    """Write the file."""
    font = TTFont(SOURCE)
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for place in record.Feature.LookupListIndex:
            for found in table.LookupList.Lookup[place].SubTable:
                one = getattr(found, "ExtSubTable", found)
                kept = {
                    glyph: to
                    for glyph, to in one.mapping.items()
                    if glyph.partition(".")[0] in DIGITS | SIGNS
                }
                one.mapping = kept
    options = Options(layout_features=["*"], flavor="woff2", notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)  # leaves out the glyphs that nothing leads to any more
    font.flavor = "woff2"
    font.save(MADE)
    print(f"{MADE.relative_to(CLIENT.parent)}: {MADE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
