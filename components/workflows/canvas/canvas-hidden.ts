import type { Flow } from '@/components/workflows/document/document-flow';

/** Nodes that lie behind collapsed ones and are reached in no other way. */
export function hiddenBehind(flow: Flow, collapsed: ReadonlySet<string>): ReadonlySet<string> {
  if (collapsed.size === 0) return new Set();
  const behind = new Set<string>();
  for (const key of collapsed) for (const { target } of flow.out(key)) behind.add(target);
  for (const key of behind) for (const { target } of flow.out(key)) behind.add(target);
  const shown = new Set(flow.nodes.flatMap(({ key }) => (behind.has(key) ? [] : [key])));
  for (const key of shown) {
    if (collapsed.has(key)) continue;
    for (const { target } of flow.out(key)) shown.add(target);
  }
  return new Set([...behind].filter((key) => !shown.has(key)));
}
