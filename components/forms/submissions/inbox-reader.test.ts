import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FormRecord } from '@/components/forms/records';
import type { Submission } from '@/lib/forms/answers';
import { InboxReader } from './inbox-reader';

const PAGE = 3;
const form = (id: number) => ({ id, nombre: `F${id}` }) as FormRecord;
const sent = (id: number, minute: number) =>
  ({ id, created_at: new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString() }) as Submission;

/** Forms with their submissions, newest first, read three at a time. */
function inboxOf(
  lists: Submission[][],
  fails: ReadonlySet<string> = new Set(),
  ask: (formId: string, from: number) => unknown = () => {},
) {
  return new InboxReader(
    lists.map((_, index) => form(index)),
    async (formId, cursor) => {
      if (fails.has(formId)) throw new Error(`no ${formId}`);
      const from = Number(cursor ?? 0);
      await ask(formId, from);
      const rows = lists[Number(formId)]!;
      const next = from + PAGE < rows.length ? from + PAGE : null;
      return { items: rows.slice(from, from + PAGE), nextCursor: next, beside: {} };
    },
  );
}

async function readAll(inbox: InboxReader) {
  while (inbox.getView().hasMore) await inbox.readOn();
  return inbox.getView().rows.map(({ submission }) => submission.created_at);
}

const lists = fc
  .array(fc.array(fc.nat(500), { maxLength: 12 }), { maxLength: 5 })
  .map((all) =>
    all.map((minutes, list) =>
      minutes.sort((a, b) => b - a).map((minute, row) => sent(list * 100 + row, minute)),
    ),
  );

test('page by page it becomes all that was sent, newest first, and what was shown stays in its place', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (all) => {
      const inbox = inboxOf(all);
      let before: unknown[] = [];
      while (inbox.getView().hasMore) {
        await inbox.readOn();
        const now = inbox.getView().rows.map(({ submission }) => submission);
        expect(now.slice(0, before.length)).toEqual(before);
        before = now;
      }
      const moments = await readAll(inbox);
      expect(moments).toEqual(
        all
          .flat()
          .map((row) => row.created_at)
          .sort()
          .reverse(),
      );
    }),
  );
});

test('a form whose list cannot be read is named and keeps nothing back; trying again brings it in', async () => {
  const fails = new Set(['1']);
  const inbox = inboxOf([[sent(1, 5)], [sent(2, 9)]], fails);
  expect(await readAll(inbox)).toHaveLength(1);
  expect(inbox.getView().failed.map(({ form: { id } }) => id)).toEqual([1]);
  fails.clear();
  await inbox.retry();
  expect(inbox.getView()).toMatchObject({ failed: [], hasMore: false });
  expect(inbox.getView().rows.map(({ form: { id } }) => id)).toEqual([1, 0]);
});

test('what arrives stands where it belongs, once', async () => {
  const rows = [[sent(1, 5)], [sent(2, 9)]];
  const inbox = inboxOf(rows);
  await readAll(inbox);
  rows[0]!.unshift(sent(3, 20));
  await inbox.refresh('0');
  await inbox.refresh(undefined);
  expect(inbox.getView().rows.map(({ submission: { id } }) => id)).toEqual([3, 2, 1]);
});

test('what arrives while pages are read is shown once, however much it is', async () => {
  const rows = [0, 1, 2, 3].map((id) => sent(id, 100 - id));
  const inbox = inboxOf([rows]);
  await inbox.readOn();
  for (let id = 10; id < 18; id++) {
    rows.unshift(sent(id, 100 + id));
    if (id === 10) await inbox.readOn();
  }
  await inbox.refresh('0');
  const shown = inbox.getView().rows.map(({ submission }) => submission.id);
  expect(shown).toEqual([17, 16, 15, 14, 13, 12, 11, 10, 0, 1, 2, 3]);
});

test('two events that find the same rows at once show each once', async () => {
  const rows = [sent(4, 4), sent(3, 3), sent(2, 2)];
  const inbox = inboxOf([rows]);
  await readAll(inbox);
  rows.unshift(sent(6, 6), sent(5, 5));
  await Promise.all([inbox.refresh('0'), inbox.refresh(undefined)]);
  expect(inbox.getView().rows.map(({ submission: { id } }) => id)).toEqual([6, 5, 4, 3, 2]);
});

test('forms that are read again keep what was read, by their names of now; new ones come in, others go', async () => {
  const all = [[sent(5, 5), sent(4, 4), sent(3, 3), sent(1, 1)], [sent(2, 2)], [sent(9, 9)]];
  const asked: string[] = [];
  const inbox = inboxOf(all, new Set(), (formId, cursor) => asked.push(`${formId} from ${cursor}`));
  inbox.setForms([form(0), form(1)]);
  await readAll(inbox);
  expect(asked).toEqual(['0 from 0', '1 from 0', '0 from 3']);
  inbox.setForms([{ ...form(0), nombre: 'Now' }, form(1)]);
  const shown = () => inbox.getView().rows.map(({ form: { nombre }, submission: { id } }) => [nombre, id]);
  expect(shown().slice(0, 4)).toEqual([
    ['Now', 5],
    ['Now', 4],
    ['Now', 3],
    ['F1', 2],
  ]);
  inbox.setForms([form(0), form(2)]);
  await readAll(inbox);
  expect(asked.slice(3)).toEqual(['2 from 0']);
  expect(shown().map(([, id]) => id)).toEqual([9, 5, 4, 3, 1]);
});

test('a list that two ask for at once is read to its end', async () => {
  const rows = Array.from({ length: 11 }, (_, row) => sent(row, 100 - row));
  const slowly = (formId: string) => formId === '4' && new Promise((done) => setImmediate(done));
  const one = rows.slice(0, 1);
  const inbox = inboxOf([rows, one, one, one, rows], new Set(), slowly);
  await Promise.all([inbox.readOn(), inbox.readOn()]);
  await readAll(inbox);
  expect(inbox.getView().rows.length).toBe(11 + 3 + 11);
});
