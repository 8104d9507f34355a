export type Box = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
};

const gap = 6;
const edge = 8;

/** Where a card stands beside something: below it, above it where there is no room, and never over the edge of the window. */
export function cardPlace(
  beside: Box,
  card: Pick<Box, "width" | "height">,
  window: { width: number; height: number },
): { top: number; left: number } {
  const below = beside.bottom + gap;
  const fits = below + card.height + edge <= window.height;
  const above = beside.top - gap - card.height;
  return {
    top: Math.max(edge, fits || above < edge ? Math.min(below, window.height - card.height - edge) : above),
    left: Math.max(edge, Math.min(beside.left, window.width - card.width - edge)),
  };
}
