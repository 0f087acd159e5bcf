import { expect, test } from 'vitest';
import { parseJson } from '@/lib/json/parse-json';
import { type DraftPlace, draftStore, textOfDraft } from './draft-store';

/** As a browser's own: what comes out was written before. */
function drafts() {
  const values = new Map<string, unknown>();
  const store = {
    get: async (key: string) => values.get(key),
    keysFrom: async (start: string) => [...values.keys()].filter((key) => key.startsWith(start)),
    change: async (key: string, change: (value: unknown) => unknown) => {
      const next = change(values.get(key));
      if (next === undefined) values.delete(key);
      else values.set(key, structuredClone(next));
      return true;
    },
  };
  return { values, drafts: draftStore<unknown>('', store) };
}

const place: DraftPlace = { person: 'ana', connectionId: 'c', id: '7' };
const draft = (document: unknown, at: number) => ({ document, base: {}, at });
const shown = async (store: ReturnType<typeof drafts>['drafts'], of = place) =>
  (await store.all(of)).map(({ tab, document }) => [tab, document]);

test('each tab keeps its own draft, the newest is offered first, and none removes the other', async () => {
  const { drafts: store, values } = drafts();
  await store.keep(place, 'one', draft('a', 1));
  await store.keep(place, 'two', draft('b', 2));
  await store.keep(place, 'one', draft('c', 3));
  expect(await shown(store)).toEqual([
    ['one', 'c'],
    ['two', 'b'],
  ]);
  await store.remove(place, 'one');
  expect(await shown(store)).toEqual([['two', 'b']]);
  await store.remove(place, 'two');
  expect(values.size).toBe(0);
});

test('nobody finds the draft of another person, connection or record', async () => {
  const { drafts: store } = drafts();
  await store.keep(place, 'one', draft('a', 1));
  for (const other of [{ person: 'eva' }, { connectionId: 'd' }, { connectionId: undefined }, { id: '8' }]) {
    expect(await shown(store, { ...place, ...other })).toEqual([]);
  }
});

test('what an earlier version kept without saying whose it is, is offered to nobody', async () => {
  const { drafts: store, values } = drafts();
  values.set('c/7', textOfDraft(draft('old', 1)));
  expect(await shown(store)).toEqual([]);
});

test('a number that JavaScript has not and JSON that is not applied come back as they were typed', async () => {
  const { drafts: store } = drafts();
  const document = parseJson('{"n":12345678901234567890.10}');
  const typed = new Map([['form', { of: null, text: '{"a":' }]]);
  await store.keep(place, 'one', { ...draft(document, 1), typed });
  const [found] = await store.all(place);
  expect(found).toMatchObject({ typed });
  expect(JSON.stringify(found!.document)).toBe('{"n":12345678901234567890.10}');
});

test('which records have a draft is known by person and connection', async () => {
  const { drafts: store } = drafts();
  await store.keep(place, 'one', draft('a', 1));
  await store.keep({ ...place, id: '71' }, 'one', draft('b', 1));
  await store.keep({ ...place, person: 'eva', id: '8' }, 'one', draft('c', 1));
  await store.keep({ ...place, connectionId: 'd', id: '9' }, 'one', draft('d', 1));
  expect(await store.ids({ person: 'ana', connectionId: 'c' })).toEqual(new Set(['7', '71']));
});
