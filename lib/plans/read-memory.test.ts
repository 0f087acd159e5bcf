import { expect, it } from 'vitest';
import { Names } from '@/lib/configuration/names';
import type { Side, SideRecord } from '@/lib/configuration/side';
import { generationOf, type Kept, keepRead, keptOf } from './read-memory';

function keep(id: string, records: number): void {
  const list = Array.from({ length: records }, () => ({}) as SideRecord);
  const side: Side = {
    names: new Names(),
    kinds: new Map([['products', { support: { support: 'yes' }, records: list }]]),
  };
  keepRead({ side, readAt: 0, connection: { id } as Kept['connection'] }, generationOf(id));
}

const kept = (ids: readonly string[]) => ids.filter((id) => keptOf(id));

it('keeps the last that were read, not more of them than so many', () => {
  const ids = Array.from({ length: 8 }, (_, n) => `small ${n}`);
  for (const id of ids) keep(id, 10);
  expect(kept(ids)).toEqual(ids.slice(2));
});

it('keeps not more records than so many, and of those that were read last', () => {
  const ids = ['large 1', 'large 2', 'large 3'];
  for (const id of ids) keep(id, 8_000);
  expect(kept(ids)).toEqual(['large 2', 'large 3']);
  keep('beyond all', 50_000);
  expect(kept([...ids, 'beyond all'])).toEqual([]);
});
