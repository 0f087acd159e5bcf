import { expect, test } from 'vitest';
import type { PriceRecord } from '@/lib/api/records';
import { changesOf } from '@/lib/catalog/sheet/changes';
import { edit } from '@/lib/catalog/sheet/draft';
import { openDraft } from '@/lib/catalog/sheet/open-draft';
import { DraftKeeper, draftOfKept } from './kept-draft';

const opened = openDraft([
  { id: 1, moneda: 'CLP', monto: '10', tipo_precio: 'unico' },
] as unknown as PriceRecord[]);
const typed = (text: string) =>
  edit(opened, { kind: 'set', cells: [{ row: '1', currency: 'CLP', to: { text } }] });
const none = new Map();

/** Two tabs of one product in one browser, and a third that is opened later. */
function tabs() {
  const values = new Map<string, unknown>();
  const store = {
    get: async (key: string) => values.get(key),
    change: async (key: string, change: (value: unknown) => unknown) => {
      const next = change(values.get(key));
      if (next === undefined) values.delete(key);
      else values.set(key, next);
      return true;
    },
  };
  const keepers = [1, 2, 3].map(() => new DraftKeeper('1/1/7', store));
  return [values, ...keepers] as unknown as [typeof values, DraftKeeper, DraftKeeper, DraftKeeper];
}
const amountsOf = async (keeper: DraftKeeper) =>
  (await keeper.others()).map((kept) => changesOf(draftOfKept(kept))[0]?.after?.monto).sort();

test('a tab without changes leaves what another one keeps, and removes its own', async () => {
  const [values, one, other, later] = tabs();
  await one.keep(typed('11'), none);
  await other.keep(opened, none);
  expect(await amountsOf(later)).toEqual(['11']);
  expect(await amountsOf(one)).toEqual([]);
  await one.keep(opened, none);
  expect(values.size).toBe(0);
});

test('two tabs write over each other no more than over themselves', async () => {
  const [, one, other, later] = tabs();
  await one.keep(typed('11'), none);
  await other.keep(typed('12'), none);
  await one.keep(typed('13'), none);
  expect(await amountsOf(later)).toEqual(['12', '13']);
});

test('what is sent while a draft is offered is kept beside that draft, with its key', async () => {
  const [, one, other, later] = tabs();
  await one.keep(typed('11'), none);
  const send = { text: '{}', key: 'k', at: 1 };
  await other.keep(typed('12'), new Map([['1|CLP', send]]));
  expect(await amountsOf(later)).toEqual(['11', '12']);
  expect((await later.others()).flatMap(({ sends }) => sends)).toEqual([['1|CLP', send]]);
});

test('one that is taken over or thrown away is gone, and the others stay', async () => {
  const [, one, other, later] = tabs();
  await one.keep(typed('11'), none);
  await other.keep(typed('12'), none);
  const found = (await later.others()).find((kept) => changesOf(draftOfKept(kept))[0]?.after?.monto === '11');
  await later.keep(typed('11'), none, found);
  expect(await amountsOf(other)).toEqual(['11']);
  const [left] = await later.others();
  await later.forget(left!);
  expect(await amountsOf(later)).toEqual([]);
  expect(await amountsOf(one)).toEqual(['11']);
});

test('what cannot be read as drafts is no draft', async () => {
  const [values, one] = tabs();
  for (const text of ['{"sheet":{}}', '[null,{"tab":"x"}]', 'null', 7]) {
    values.set('1/1/7', text);
    expect(await one.others()).toEqual([]);
  }
});
