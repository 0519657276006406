"""Several pictures as one: side by side, or one after the other."""

import io
from collections.abc import Sequence

from PIL import Image

from render.picture import Picture

GAP = 12
PAPER = (244, 236, 216)
FRAME_MS, LAST_MS = 900, 2500
COLOURS = 64


def side_by_side(before: Picture, after: Picture, alt: str) -> Picture:
    """Two pictures of the same board, the earlier one on the left."""
    left, right = _frame(before), _frame(after)
    sheet = Image.new("RGB", (left.width + GAP + right.width, max(left.height, right.height)), PAPER)
    sheet.paste(left, (0, 0))
    sheet.paste(right, (left.width + GAP, 0))
    out = io.BytesIO()
    sheet.quantize(256, dither=Image.Dither.NONE).save(out, "PNG")
    return Picture(out.getvalue(), sheet.width, sheet.height, alt)


def film(pictures: Sequence[Picture]) -> bytes:
    """An animated GIF that stays longest on its last picture."""
    frames = [_frame(picture) for picture in pictures]
    palette = frames[-1].quantize(COLOURS, dither=Image.Dither.NONE)
    flat = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    out = io.BytesIO()
    flat[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=flat[1:],
        duration=[FRAME_MS] * (len(flat) - 1) + [LAST_MS],
        loop=0,
        optimize=False,
    )
    return out.getvalue()


def _frame(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png)).convert("RGB")
