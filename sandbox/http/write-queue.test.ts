import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../lib/database/database.ts';
import { sendAhead } from '../../lib/database/transaction.ts';
import type { WriteContext } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { CommitUnknown, type Write } from './run-writes.ts';
import { WriteQueue } from './write-queue.ts';

let sandbox: Harness;
let transactions = 0;
let counted: Database;
beforeAll(async () => {
  sandbox = await startSandbox();
  await sandbox.database.db.execute(sql`create table notes (text text primary key, at int not null)`);
  counted = {
    ...sandbox.database,
    transaction: (work) => {
      transactions++;
      return sandbox.database.transaction(work);
    },
  };
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  transactions = 0;
  await sandbox.database.db.execute(sql`delete from notes`);
});

const now = new Date('2026-11-20T12:00:00Z');
const note = (text: string, at = 1) => sql`insert into notes values (${text}, ${at}::int)`;

function writeOf(verb: (context: WriteContext) => Promise<unknown>, key?: string, subaccountId = 1): Write {
  const keyed = key === undefined ? undefined : { subaccountId, key, fingerprint: key, now };
  return { subaccountId, now, publicUrl: '', status: 200, keyed, verb };
}

const noting = (text: string, key?: string, subaccountId?: number) =>
  writeOf(
    async ({ db, emit }) => {
      await db.execute(note(text));
      const data = { id: text };
      emit('deal.created', data);
      return data;
    },
    key,
    subaccountId,
  );

async function notes(): Promise<string[]> {
  const { rows } = await sandbox.database.db.execute<{ text: string }>(
    sql`select text from notes order by text`,
  );
  return rows.map(({ text }) => text);
}

async function eventsOfNotes(): Promise<string[]> {
  const { rows } = await sandbox.database.db.execute<{ body: string }>(
    sql`select body from events order by id`,
  );
  return rows.map(({ body }) => String(JSON.parse(body).data.id));
}

test('writes that arrive together are committed together, in their order, each with its own answer', async () => {
  const queue = new WriteQueue(counted);
  const names = Array.from({ length: 30 }, (_, at) => `junto-${String(at).padStart(2, '0')}`);
  const outcomes = await Promise.all(names.map((name) => queue.run(noting(name, `clave-${name}`))));
  expect(outcomes.map(({ answer }) => answer)).toEqual(
    names.map((id) => ({ status: 200, body: JSON.stringify({ id }) })),
  );
  expect(await notes()).toEqual(names);
  expect((await eventsOfNotes()).filter((id) => id.startsWith('junto'))).toEqual(names);
  expect(transactions).toBe(1);
});

test('a refusal undoes its own changes alone, and is the answer again', async () => {
  const queue = new WriteQueue(counted);
  const refused = writeOf(async ({ db, emit }) => {
    await db.execute(note('rechazada'));
    emit('deal.created', { id: 'rechazada' });
    throw new ApiError('email_taken', 'Somebody has it');
  }, 'clave-rechazada');
  const all = () =>
    Promise.all([noting('una', 'clave-una'), refused, noting('otra')].map((write) => queue.run(write)));
  const [, refusal] = await all();
  expect(refusal).toMatchObject({ replayed: false, answer: { refusal: { code: 'email_taken' } } });
  expect(await notes()).toEqual(['otra', 'una']);
  expect(await eventsOfNotes()).not.toContain('rechazada');
  await sandbox.database.db.execute(sql`delete from notes`);
  const [una, again] = await all();
  expect(una).toMatchObject({ replayed: true, answer: { body: '{"id":"una"}' } });
  expect(again).toMatchObject({ replayed: true, answer: { refusal: { code: 'email_taken' } } });
});

test('one that fails takes nobody with it', async () => {
  const queue = new WriteQueue(counted);
  const broken = writeOf(() => Promise.reject(new TypeError('a fault of ours')));
  const unstorable = writeOf(({ db }) => db.execute(sql`insert into notes values ('desborda', 3000000000)`));
  const writes = [noting('antes', 'clave-antes'), broken, noting('entre'), unstorable, noting('después')];
  const [antes, fault, entre, stored, después] = await Promise.allSettled(
    writes.map((write) => queue.run(write)),
  );
  expect([antes, entre, después].map((one) => one?.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(fault).toMatchObject({ status: 'rejected', reason: { message: 'a fault of ours' } });
  expect(stored).toMatchObject({ status: 'rejected' });
  expect(await notes()).toEqual(['antes', 'después', 'entre']);
});

test('of twins that arrive together one acts', async () => {
  const queue = new WriteQueue(counted);
  const twins = Array.from({ length: 5 }, () => queue.run(noting('gemela', 'clave-gemela')));
  const outcomes = await Promise.all(twins);
  expect(outcomes.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(new Set(outcomes.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  expect(await notes()).toEqual(['gemela']);
});

test('a statement that nobody waited for fails the write that sent it', async () => {
  const queue = new WriteQueue(counted);
  const careless = writeOf(async ({ db }) => {
    void db.execute(sql`insert into notes values (null, 1)`).then(undefined, () => {});
    return { stored: true };
  });
  await expect(queue.run(careless)).rejects.toThrow();
  expect(await notes()).toEqual([]);
});

test('a refusal behind a write whose last statement failed does not undo it silently', async () => {
  const queue = new WriteQueue(counted);
  const careless = writeOf(async ({ db, emit }) => {
    await db.execute(note('descuidada'));
    sendAhead(db, db.execute(sql`insert into notes values (null, 1)`));
    emit('deal.created', { id: 'descuidada' });
    return {};
  });
  const refusing = writeOf(() => Promise.reject(new ApiError('email_taken', 'Somebody has it')));
  const [failed, refused] = await Promise.allSettled([queue.run(careless), queue.run(refusing)]);
  expect(failed).toMatchObject({ status: 'rejected' });
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'email_taken' } });
  expect(await notes()).toEqual([]);
  expect(await eventsOfNotes()).not.toContain('descuidada');
});

test('subaccounts take turns: a flood of one leaves the other its place', async () => {
  const queue = new WriteQueue(counted);
  const order: string[] = [];
  const mark = (name: string) => () => order.push(name);
  const flood = Array.from({ length: 200 }, (_, at) => queue.run(noting(`a-${at}`)).then(mark('a')));
  const other = queue.run(noting('b', undefined, 2)).then(mark('b'));
  await Promise.all([...flood, other]);
  // Behind at most the transactions that may be under way, each of 32.
  expect(order.indexOf('b')).toBeLessThanOrEqual(64);
});

test('what was cut off on its way to the commit is not tried again, and is said not to be known', async () => {
  const cut = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  let tries = 0;
  const breaking: Database = {
    ...sandbox.database,
    transaction: async (work) => {
      tries++;
      await sandbox.database.transaction(work);
      throw cut;
    },
  };
  const queue = new WriteQueue(breaking);
  const ended = await Promise.allSettled([queue.run(noting('quizás')), queue.run(noting('tal vez'))]);
  for (const one of ended)
    expect(one).toMatchObject({ status: 'rejected', reason: expect.any(CommitUnknown) });
  expect(tries).toBe(1);
  expect(await notes()).toEqual(['quizás', 'tal vez']);
});

test('a connection that is cut in the middle of a write is another one’s turn', async () => {
  const cut = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  let tries = 0;
  const breaking: Database = {
    ...sandbox.database,
    transaction: (work) =>
      sandbox.database.transaction(async (tx) => {
        tries++;
        if (tries < 3) {
          await tx.execute(note('a medias'));
          throw cut;
        }
        return work(tx);
      }),
  };
  await new WriteQueue(breaking).run(noting('entera'));
  expect(tries).toBe(3);
  expect(await notes()).toEqual(['entera']);
});
