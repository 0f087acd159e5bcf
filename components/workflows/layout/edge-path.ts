import type { Point } from './route';

/** An edge as it is drawn: its line with the head of the arrow as one path, and where its + stands. */
export type EdgePath = { readonly path: string; readonly middle: Point };

const RADIUS = 8;
const HEAD = 5;
/** A + needs so much of a line, the head of the arrow left aside. */
const PLUS = 24;
/** And keeps clear of a branch's name. */
const NAME = 22;

/** Draws a way of corners with rounded ones and an arrow's head at its end, which points down. */
export function pathOf(corners: readonly Point[]): EdgePath {
  const points = withoutRepeats(corners);
  const end = points.at(-1)!;
  const line = points.map((point, index) => cornerOf(points[index - 1], point, points[index + 1])).join('');
  const head = `M${round(end.x - HEAD)} ${round(end.y - HEAD - 1)}L${round(end.x)} ${round(end.y - 1)}L${round(end.x + HEAD)} ${round(end.y - HEAD - 1)}`;
  return { path: line + head, middle: middleOf(points) };
}

/** A way between two places that was not worked out: down, over in the middle, and down; beside where it leads up. */
export function plainWay(from: Point, to: Point): readonly Point[] {
  if (Math.abs(from.x - to.x) < 0.5 && to.y > from.y) return [from, to];
  if (to.y - from.y > 2 * PLUS) {
    const y = (from.y + to.y) / 2;
    return [from, { x: from.x, y }, { x: to.x, y }, to];
  }
  const x = Math.max(from.x, to.x) + 150;
  const [below, above] = [from.y + PLUS, to.y - PLUS];
  return [from, { x: from.x, y: below }, { x, y: below }, { x, y: above }, { x: to.x, y: above }, to];
}

function cornerOf(before: Point | undefined, at: Point, after: Point | undefined): string {
  if (!before) return `M${round(at.x)} ${round(at.y)}`;
  if (!after) return `L${round(at.x)} ${round(at.y)}`;
  const radius = Math.min(RADIUS, distance(before, at) / 2, distance(at, after) / 2);
  const into = towards(at, before, radius);
  const out = towards(at, after, radius);
  return `L${round(into.x)} ${round(into.y)}Q${round(at.x)} ${round(at.y)} ${round(out.x)} ${round(out.y)}`;
}

/** In the middle of the longest upright part that holds a +, below the branch's name; else of the longest part. */
function middleOf(points: readonly Point[]): Point {
  const parts = points.slice(1).map((to, index) => {
    const from = points[index]!;
    // The name of the branch stands on the first part.
    const isNamed = index === 0 && points.length > 2 && to.y > from.y;
    return { from: isNamed ? { x: from.x, y: Math.min(from.y + NAME, to.y) } : from, to };
  });
  const length = ({ from, to }: (typeof parts)[number]) => distance(from, to);
  const longest = (some: typeof parts) =>
    some.reduce((best, part) => (length(part) >= length(best) ? part : best), some[0]!);
  const upright = parts.filter((part) => part.from.x === part.to.x && length(part) >= PLUS);
  const { from, to } = longest(upright.length > 0 ? upright : parts);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The corners where a way turns: none twice, and none on a straight part. */
function withoutRepeats(points: readonly Point[]): readonly Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    const [before, last] = corners.slice(-2);
    if (!last && before?.x === point.x && before.y === point.y) continue;
    if (last && last.x === point.x && last.y === point.y) continue;
    const isOnLine =
      before &&
      last &&
      ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y));
    if (isOnLine) corners.pop();
    corners.push(point);
  }
  return corners;
}

const distance = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

const round = (value: number) => Math.round(value * 10) / 10;
