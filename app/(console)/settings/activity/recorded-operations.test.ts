import { expect, it } from 'vitest';
import { exportOf } from '@/lib/export/exportable';
import { recordedOperations } from './recorded-operations';

it('offers writes, exports and acts on the receiver, each once', () => {
  const ids = recordedOperations().map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['createDeal', 'export:deliveries', 'export:listCompanies', 'receiver:renew']),
  );
  expect(ids).not.toContain('listDeals');
  expect(new Set(ids).size).toBe(ids.length);
});

it('offers no export that there is not', async () => {
  const names = recordedOperations().flatMap(({ id }) => /^export:(.*)/.exec(id)?.[1] ?? []);
  expect(await Promise.all(names.map(exportOf))).not.toContain(undefined);
});
