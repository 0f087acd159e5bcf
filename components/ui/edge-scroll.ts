/** How near to an edge a held card makes its list scroll, in pixels, and how fast at most, in pixels a second. */
const EDGE = 96;
const FASTEST = 1_100;

/**
 * How fast a list between `start` and `end` scrolls under a card held at `at`, in pixels a second; negative is
 * back. Faster the nearer to the edge.
 */
export function edgeSpeed(at: number, start: number, end: number): number {
  const zone = Math.min(EDGE, (end - start) / 4);
  if (zone <= 0) return 0;
  const depth = Math.max(start + zone - at, 0) - Math.max(at - (end - zone), 0);
  return 0 - FASTEST * Math.min(Math.max(depth / zone, -1), 1);
}

/** How far it scrolls in `elapsed` milliseconds, in whole pixels: less than one a frame would be none. */
export function edgeStep(at: number, start: number, end: number, elapsed: number): number {
  const pixels = (edgeSpeed(at, start, end) * elapsed) / 1000;
  return pixels < 0 ? Math.floor(pixels) : Math.ceil(pixels);
}
