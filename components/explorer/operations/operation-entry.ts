import type { Operation } from '@/lib/contract/operation';
import { mayCall, type Role } from '@/lib/rules/roles';

/** What the explorer's list knows of an operation: plain data, for the browser. */
export type OperationEntry = Pick<Operation, 'id' | 'area' | 'method' | 'path' | 'summary'> & {
  readonly extension?: boolean;
  readonly readOnly?: boolean;
  readonly writersOnly?: boolean;
  readonly issuesCredential?: boolean;
};

/** Why an operation cannot be sent here, as far as is known; `open` where nothing stands against it. */
export type Standing = 'open' | 'missing' | 'no_right' | 'role' | 'credential';

type Closed = { readonly missing: readonly string[]; readonly noRight: readonly string[] };

/**
 * What of the API the connection's server is known to lack, or does not let its key read. Only reads of whole lists are
 * probed; what lies below such a list (`/deals/{deal_id}/won` below `/deals`) goes with it.
 */
export function standingsOf(
  operations: readonly OperationEntry[],
  closed: Closed,
  role: Role,
): ReadonlyMap<string, Standing> {
  const pathsOf = (ids: readonly string[]) =>
    operations.filter(({ id }) => ids.includes(id)).map(({ path }) => path);
  const missing = pathsOf(closed.missing);
  const noRight = pathsOf(closed.noRight);
  return new Map(
    operations.map((each) => {
      if (each.issuesCredential) return [each.id, 'credential'];
      if (!mayCall(role, each)) return [each.id, 'role'];
      if (isBelow(each, missing, closed.missing)) return [each.id, 'missing'];
      if (isBelow(each, noRight, closed.noRight)) return [each.id, 'no_right'];
      return [each.id, 'open'];
    }),
  );
}

/** Reads without an id in their path are probed themselves. */
function isBelow(
  { id, path, method }: OperationEntry,
  closed: readonly string[],
  ids: readonly string[],
): boolean {
  if (method === 'GET' && !path.includes('{')) return ids.includes(id);
  return closed.some((above) => path === above || path.startsWith(`${above}/`));
}

/** Of each area the operations that hold all words of the text in their name, address, method or summary. */
export function operationsByArea(
  operations: readonly OperationEntry[],
  text: string,
): readonly { readonly area: OperationEntry['area']; readonly operations: readonly OperationEntry[] }[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = operations.filter((each) => {
    const all = `${each.method} ${each.path} ${each.id} ${each.summary}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return [...Map.groupBy(found, ({ area }) => area)].map(([area, some]) => ({ area, operations: some }));
}
