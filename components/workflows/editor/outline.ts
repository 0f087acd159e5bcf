import type { Flow } from '@/components/workflows/document/document-flow';

/** A line of the outline: a node, or a pointer to one that is written elsewhere. */
export type OutlineRow = {
  readonly id: string;
  readonly node: string;
  readonly level: number;
  /** The handle by which the flow comes here, where there are several. */
  readonly handle: string | undefined;
  readonly isPointer: boolean;
};

/**
 * The flow as lines to read from top to bottom. What follows a step stands below it at the same level; branches stand
 * one level deeper under their handle. A node that several ways lead to is written once, and pointed to after that.
 */
export function outlineOf(flow: Flow): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const written = new Set<string>();
  const roots = flow.nodes.filter(({ key, list }) => list === 'triggers' || flow.into(key).length === 0);
  const rest: { node: string; level: number; handle: string | undefined }[] = [];
  const write = () => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const { node, level, handle } = next;
      const isPointer = written.has(node);
      rows.push({ id: `${rows.length} ${node}`, node, level, handle, isPointer });
      if (isPointer) continue;
      written.add(node);
      const edges = flow.out(node).filter(({ target }) => flow.node(target));
      const isFork = edges.length > 1 || edges.some((edge) => edge.handle !== undefined);
      // The last goes in first, so that the first is written first.
      for (const edge of edges.toReversed()) {
        rest.push({ node: edge.target, level: isFork ? level + 1 : level, handle: edge.handle });
      }
    }
  };
  for (const { key } of roots) {
    rest.push({ node: key, level: 1, handle: undefined });
    write();
  }
  for (const { key } of flow.nodes) {
    if (written.has(key)) continue;
    rest.push({ node: key, level: 1, handle: undefined });
    write();
  }
  return rows;
}

const outlineKeys = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End'] as const;
export type OutlineKey = (typeof outlineKeys)[number];

export function isOutlineKey(key: string): key is OutlineKey {
  return (outlineKeys as readonly string[]).includes(key);
}

/**
 * The line that a key leads to: up and down the lines, right into the branches, left out to the fork that they hang
 * on. Pointers are read with the node that they follow and never stood on.
 */
export function rowAfter(
  key: OutlineKey,
  rows: readonly OutlineRow[],
  standing: OutlineRow,
): OutlineRow | undefined {
  const lines = rows.filter(({ isPointer }) => !isPointer);
  const line = lines.indexOf(standing);
  switch (key) {
    case 'ArrowDown':
      return lines[line + 1];
    case 'ArrowUp':
      return lines[line - 1];
    case 'ArrowRight': {
      const next = lines[line + 1];
      return next && next.level > standing.level ? next : undefined;
    }
    case 'ArrowLeft':
      return lines.slice(0, line).findLast(({ level }) => level < standing.level);
    case 'Home':
      return lines[0];
    case 'End':
      return lines.at(-1);
  }
}
