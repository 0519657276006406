"""A drawing as a file of its own, with the colours of a theme and the fonts of its words in it."""

import re
from base64 import b64encode

from render.fonts import Face, font_file
from render.svg.drawing import Drawing
from render.svg.page import FACES
from render.svg.style import style_sheet
from render.theme import CLASSIC, DARK, Theme

WRITTEN = re.compile(r'<text [^>]*?font-size="\d+"((?: font-[a-z]+="[^"]*")*)')
FAMILIES = {
    Face.SERIF: ("Source Serif Pro", 600, "normal"),
    Face.SERIF_BOLD: ("Source Serif Pro", 700, "normal"),
    Face.SERIF_ITALIC: ("Source Serif Pro", 600, "italic"),
    Face.SANS: ("Source Sans Pro", 600, "normal"),
    Face.SANS_BOLD: ("Source Sans Pro", 700, "normal"),
}


def standalone(drawing: Drawing, theme: Theme) -> str:
    """The whole drawing, to be opened anywhere; the classic theme turns dark where the reader's screen is."""
    used = set(WRITTEN.findall(drawing.document))
    fonts = [_font(face) for face, written in FACES.items() if written in used]
    colours = [style_sheet(theme)]
    if theme is CLASSIC:
        colours.append(f"@media(prefers-color-scheme:dark){{{style_sheet(DARK)}}}")
    return drawing.with_style("".join((*fonts, *colours)))


def _font(face: Face) -> str:
    family, weight, style = FAMILIES[face]
    packed = b64encode(font_file(face.value).read_bytes()).decode()
    return (
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{style};'
        f"src:url(data:font/ttf;base64,{packed})}}"
    )
