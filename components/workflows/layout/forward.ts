/** A node of the flow as the layout knows it; `x` is where it stands now. */
export type LayoutNode = { readonly key: string; readonly x: number };

/** An edge by the place of its handle among those of its source. */
export type LayoutEdge = {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  readonly order: number;
};

/** The flow without the edges that lead back. */
export type Forward = {
  /** Each node after all that lead to it. */
  readonly keys: readonly string[];
  /** By handle, then by where the targets stood. */
  readonly out: (key: string) => readonly LayoutEdge[];
  readonly into: (key: string) => readonly LayoutEdge[];
};

/** Walks the flow from where it starts; an edge back to what the walk is still in closes a loop and is left out. */
export function forwardOf(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): Forward {
  const places = new Map(nodes.map(({ key, x }) => [key, x]));
  const known = edges.filter(({ source, target }) => places.has(source) && places.has(target));
  const byOrder = (a: LayoutEdge, b: LayoutEdge) =>
    a.order - b.order || places.get(a.target)! - places.get(b.target)!;
  const out = Map.groupBy(known.toSorted(byOrder), ({ source }) => source);
  const led = new Set(known.map(({ target }) => target));
  const starts = nodes.filter(({ key }) => !led.has(key)).toSorted((a, b) => a.x - b.x);

  const state = new Map<string, 'open' | 'done'>();
  const back = new Set<LayoutEdge>();
  const finished: string[] = [];
  for (const { key: start } of [...starts, ...nodes]) {
    if (state.has(start)) continue;
    // The last branch first, so that the first one comes first when all is turned around.
    const path = [{ key: start, rest: [...(out.get(start) ?? [])] }];
    state.set(start, 'open');
    while (path.length > 0) {
      const { key, rest } = path.at(-1)!;
      const edge = rest.pop();
      if (!edge) {
        state.set(key, 'done');
        finished.push(key);
        path.pop();
      } else if (state.get(edge.target) === 'open') back.add(edge);
      else if (!state.has(edge.target)) {
        state.set(edge.target, 'open');
        path.push({ key: edge.target, rest: [...(out.get(edge.target) ?? [])] });
      }
    }
  }
  const into = Map.groupBy(
    known.filter((edge) => !back.has(edge)),
    ({ target }) => target,
  );
  for (const [key, list] of out)
    out.set(
      key,
      list.filter((edge) => !back.has(edge)),
    );
  return {
    keys: finished.toReversed(),
    out: (key) => out.get(key) ?? [],
    into: (key) => into.get(key) ?? [],
  };
}

/** The row of each node: below all that lead to it. A start stands right above what it leads to. */
export function rowsOf({ keys, out, into }: Forward): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  for (const key of keys)
    rows.set(key, Math.max(-1, ...into(key).map(({ source }) => rows.get(source)!)) + 1);
  for (const key of keys) {
    const below = out(key).map(({ target }) => rows.get(target)!);
    if (into(key).length === 0 && below.length > 0) rows.set(key, Math.min(...below) - 1);
  }
  return rows;
}

/**
 * For each node the nearest one that every way to it passes; undefined where ways begin at several starts. What hangs
 * together in a flow (a fork, its branches, where they meet) hangs under one node here.
 */
export function passedBefore({ keys, into }: Forward): ReadonlyMap<string, string | undefined> {
  const before = new Map<string, string | undefined>();
  const depth = new Map<string | undefined, number>([[undefined, 0]]);
  for (const key of keys) {
    const sources = into(key).map(({ source }) => source);
    let common: string | undefined = sources[0];
    for (let other of sources.slice(1) as (string | undefined)[]) {
      while (common !== other) {
        if (depth.get(common)! >= depth.get(other)!)
          common = common === undefined ? undefined : before.get(common);
        else other = other === undefined ? undefined : before.get(other);
      }
    }
    before.set(key, common);
    depth.set(key, depth.get(common)! + 1);
  }
  return before;
}
