import { type Forward, type LayoutEdge, type LayoutNode, passedBefore } from './forward';
import { clearShift, joinOutlines, Outline, type Standing, shiftRightOf } from './outline-of-block';

/** Between cards side by side: wide enough for edges that run between them. */
const GAP = 60;
/** What an edge keeps free that leads past rows to where its branch meets the others. */
const LANE = 60;

/** A node with all that hangs under it, in places relative to the node's own. */
type Block = { readonly outline: Outline; readonly places: ReadonlyMap<string, number> };

/**
 * The middle of each node, left to right. Branches stand side by side in the order of their handles, each with all
 * that follows it alone; where branches meet, the flow goes on in their middle; a node stands in the middle of its
 * branches. No two nodes of a row come nearer than the gap.
 */
export function columnsOf(
  nodes: readonly LayoutNode[],
  forward: Forward,
  rows: ReadonlyMap<string, number>,
  width: number,
): ReadonlyMap<string, number> {
  const before = passedBefore(forward);
  const under = Map.groupBy(forward.keys, (key) => before.get(key));
  const stood = new Map(nodes.map(({ key, x }) => [key, x]));
  const blocks = new Map<string, Block>();
  const arrange = (key: string | undefined): Block => {
    const own = key === undefined ? undefined : rows.get(key)!;
    const hung = under.get(key) ?? [];
    const isBranch = (one: string) => forward.into(one).every(({ source }) => source === key);
    const branches =
      key === undefined
        ? hung
            .filter((one) => forward.into(one).length === 0)
            .toSorted((a, b) => stood.get(a)! - stood.get(b)!)
        : hung.filter(isBranch);
    const meetings = hung.filter((one) => !branches.includes(one));
    const { placed, places } =
      key === undefined
        ? sideBySide(branches.map((one) => ({ name: one, outline: blocks.get(one)!.outline })))
        : sideBySide(branchesOf(forward.out(key), branches, meetings, own!, rows, blocks));
    for (const one of meetings) {
      const sources = forward.into(one).flatMap(({ source, key: edge }) => {
        const at = source === key ? places.get(`lane ${edge}`) : places.get(ancestor(before, source, key));
        return at === undefined ? [] : [at];
      });
      const middle = sources.length === 0 ? 0 : (Math.min(...sources) + Math.max(...sources)) / 2;
      const by = clearShift(placed, blocks.get(one)!.outline, middle, GAP);
      placed.push({ outline: blocks.get(one)!.outline, by });
      places.set(one, by);
    }
    const outline = placed.length > 0 ? joinOutlines(placed) : new Outline(own ?? 0);
    if (own !== undefined) outline.add(own, -width / 2, width / 2);
    return { outline, places };
  };
  // What hangs under a node comes after it, so from the last to the first all that is asked for is there.
  for (const key of forward.keys.toReversed()) blocks.set(key, arrange(key));
  const columns = new Map<string, number>();
  const whole = arrange(undefined);
  for (const key of forward.keys) {
    const above = before.get(key);
    const from = above === undefined ? whole : blocks.get(above)!;
    columns.set(key, (above === undefined ? 0 : columns.get(above)!) + from.places.get(key)!);
  }
  return columns;
}

type Part = { readonly name: string; readonly outline: Outline };

/** The branches of a fork in the order of their handles; an edge straight to a later meeting is one too. */
function branchesOf(
  edges: readonly LayoutEdge[],
  branches: readonly string[],
  meetings: readonly string[],
  row: number,
  rows: ReadonlyMap<string, number>,
  blocks: ReadonlyMap<string, Block>,
): Part[] {
  const seen = new Set<string>();
  return edges.flatMap(({ key, target }): Part[] => {
    if (branches.includes(target)) {
      if (seen.has(target)) return [];
      seen.add(target);
      return [{ name: target, outline: blocks.get(target)!.outline }];
    }
    const end = rows.get(target)!;
    if (!meetings.includes(target) || end <= row + 1) return [];
    const lane = new Outline(end - 1);
    for (let at = end - 1; at > row; at--) lane.add(at, -LANE / 2, LANE / 2);
    return [{ name: `lane ${key}`, outline: lane }];
  });
}

/** Parts from left to right, as near as their outlines let them, with the middle of their firsts at 0. */
function sideBySide(parts: readonly Part[]): { placed: Standing[]; places: Map<string, number> } {
  const placed: Standing[] = [];
  for (const { outline } of parts) {
    const shift = Math.max(...placed.map((one) => shiftRightOf(one, outline, GAP)));
    placed.push({ outline, by: Number.isFinite(shift) ? shift : 0 });
  }
  const middle = placed.length === 0 ? 0 : (placed[0]!.by + placed.at(-1)!.by) / 2;
  return {
    placed: placed.map(({ outline, by }) => ({ outline, by: by - middle })),
    places: new Map(parts.map(({ name }, index) => [name, placed[index]!.by - middle])),
  };
}

/** What hangs right under a node and has another one under it. */
function ancestor(
  before: ReadonlyMap<string, string | undefined>,
  key: string,
  under: string | undefined,
): string {
  let at = key;
  for (let above = before.get(at); above !== under && above !== undefined; above = before.get(at)) at = above;
  return at;
}
