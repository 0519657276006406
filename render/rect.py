"""Rectangles in page units."""

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle by its left top corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, x: float, y: float, w: float, h: float) -> "Rect":
        """A rectangle of this size around a centre."""
        return cls(x - w / 2, y - h / 2, w, h)

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def with_margin(self, by: float) -> "Rect":
        """The same rectangle with a margin around it, or within it when negative."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def overlap(self, other: "Rect") -> float:
        """The area that two rectangles have in common."""
        x, y, w, h = self
        left, top, width, height = other
        if x + w <= left or left + width <= x or y + h <= top or top + height <= y:
            return 0.0  # most are apart, and many are looked at
        wide = min(x + w, left + width) - max(x, left)
        high = min(y + h, top + height) - max(y, top)
        return wide * high if wide > 0 and high > 0 else 0.0

    def holds(self, other: "Rect") -> bool:
        """Whether the other lies entirely inside."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def passage(self, start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
        """Where a line from 0 to 1 comes in and where it goes out; 0 twice where it stays out."""
        enters, leaves = 0.0, 1.0
        sides = ((start[0], end[0], self.x, self.right), (start[1], end[1], self.y, self.bottom))
        for begin, goal, low, high in sides:
            if begin != goal:
                near, far = sorted((edge - begin) / (goal - begin) for edge in (low, high))
                enters, leaves = max(enters, near), min(leaves, far)
            elif not low < begin < high:
                return 0.0, 0.0
        return (enters, leaves) if enters < leaves else (0.0, 0.0)

    def columns(self, count: int, gap: float = 0) -> tuple["Rect", ...]:
        """This many equal rectangles side by side, with a gap between."""
        w = (self.w - gap * (count - 1)) / count
        return tuple(Rect(self.x + i * (w + gap), self.y, w, self.h) for i in range(count))

    def rows(self, count: int, gap: float = 0) -> tuple["Rect", ...]:
        """This many equal rectangles one below the other, with a gap between."""
        h = (self.h - gap * (count - 1)) / count
        return tuple(Rect(self.x, self.y + i * (h + gap), self.w, h) for i in range(count))
