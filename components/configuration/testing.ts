import type { ComparedKind, ComparedRecord, Comparison, Difference } from '@/lib/configuration/comparison';

const yes = { support: 'yes' } as const;

/** A difference of a field that can be written. */
export function difference(path: readonly string[], more: Partial<Difference> = {}): Difference {
  return { path, change: 'changed', source: 'a', target: 'b', isWritable: true, ...more };
}

/** A record of products; one with differences is on both sides. */
export function record(name: string, more: Partial<ComparedRecord> = {}): ComparedRecord {
  return {
    kind: 'products',
    key: `products/sku:${name}`,
    title: name,
    status: more.differences ? 'different' : 'onlySource',
    differences: [],
    unresolved: [],
    isRemembered: false,
    ...more,
  };
}

/** A kind of record that both servers can read and write. */
export function kind(records: readonly ComparedRecord[], more: Partial<ComparedKind> = {}): ComparedKind {
  return { kind: 'products', area: 'catalog', source: yes, target: yes, records, ...more };
}

/** A comparison of these kinds. */
export function comparison(...kinds: readonly ComparedKind[]): Comparison {
  return {
    source: { kind: 'connection', connectionId: 's', name: 'Test' },
    target: { kind: 'connection', connectionId: 't', name: 'Live' },
    comparedAt: '2026-11-26T12:00:00.000Z',
    kinds,
    questions: [],
  };
}
