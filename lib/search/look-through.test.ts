import fc from 'fast-check';
import { expect, test } from 'vitest';
import { call } from '@/lib/api/client';
import { listDeals } from '@/lib/api/contract/deals';
import type { DealRecord } from '@/lib/api/records';
import { holdsWords } from '@/lib/format/fold';
import { FakeApi, json, refused } from '@/lib/testing/fake-api';
import type { Looking, Round } from './look';
import { lookThrough } from './look-through';

type Server = {
  readonly titles: readonly string[];
  readonly does: 'search' | 'ignore' | 'refuse' | 'guess';
  /** The longest text that the server takes. */
  readonly longest?: number;
  /** The server searches what its rows do not show. */
  readonly hidden?: string;
  readonly total?: boolean;
  readonly breaksAt?: number;
};

/** A list of deals by cursor, newest first, on a server that searches, passes over `q`, or refuses it. */
async function withServer<Result>(
  { titles, does, longest, hidden, total, breaksAt }: Server,
  work: (looking: Looking, api: FakeApi) => Promise<Result>,
): Promise<Result> {
  const all = titles.map((title, at) => ({ id: titles.length - at, title }));
  const api = new FakeApi(({ query }) => {
    const q = query.get('q');
    if (q !== null && (does === 'refuse' || q.length > (longest ?? q.length)))
      return refused(422, 'validation_error', 'q is not known');
    const fits = ({ title }: { title: string }) => holdsWords([title, hidden], q!);
    const answers = { search: () => all.filter(fits), guess: () => all.slice(-1), ignore: () => all };
    const kept = q === null || does === 'refuse' ? all : answers[does]();
    const from = Number(query.get('cursor') ?? 0);
    if (from >= (breaksAt ?? Number.POSITIVE_INFINITY)) return refused(500, 'broken', 'It broke');
    const to = from + Number(query.get('limit'));
    return {
      data: kept.slice(from, to),
      next_cursor: to < kept.length ? to : null,
      ...(total && { total: all.length }),
    };
  });
  await api.start();
  const target = { baseUrl: api.baseUrl };
  const looking: Looking = {
    read: (operation, sent) => call(operation, sent, target),
    now: 0,
    locale: 'en',
    timeZone: 'UTC',
  };
  return work(looking, api).finally(() => api.stop());
}

const look = lookThrough<DealRecord>({
  list: listDeals,
  by: { name: 'q', isExtension: true },
  holds: ({ title }, text) => holdsWords([title], text),
});

async function rounds(text: string, looking: Looking): Promise<readonly Round<DealRecord>[]> {
  const all = [await look(text, undefined, looking)];
  while (all.at(-1)!.next) all.push(await look(text, all.at(-1)!.next, looking));
  return all;
}

const titlesOf = (all: readonly Round<DealRecord>[]) =>
  all.flatMap(({ found }) => found.map(({ title }) => title));
const many = (count: number, title: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => title(at));

test('a server that searches is trusted, also for what its rows do not show', async () => {
  await withServer({ titles: ['Uno', 'Dos'], does: 'search', hidden: 'Ana' }, async (looking, api) => {
    const all = await rounds('ana', looking);
    expect(titlesOf(all)).toEqual(['Uno', 'Dos']);
    expect(all[0]!.searched).toBeUndefined();
    expect(api.seen.map(({ query }) => query.get('limit'))).toEqual(['100', '1']);
  });
});

test('a server that searches and refuses the word that none has keeps what it found, and its list is read on', async () => {
  const titles = many(700, (at) => (at === 300 ? 'Ana' : `Venta ${at}`));
  await withServer({ titles, does: 'search', hidden: 'Ana', longest: 3 }, async (looking) => {
    const first = await look('ana', undefined, looking);
    expect(titlesOf([first])).toEqual(['Ana', ...titles.slice(0, 100)]);
    expect(first).toMatchObject({ searched: 500, next: { isHere: true } });
  });
});

test('a server that answers something to any word is read on from the beginning of its list', async () => {
  const titles = many(700, (at) => (at % 300 === 10 ? `Renovación ${at}` : `Venta ${at}`));
  await withServer({ titles, does: 'guess' }, async (looking) => {
    const all = await rounds('renovacion', looking);
    expect(titlesOf(all)).toEqual(['Renovación 10', 'Renovación 310', 'Renovación 610']);
  });
});

test('a total smaller than what was read is none', async () => {
  const api = new FakeApi(() => ({ data: [{ id: 1 }, { id: 2 }], next_cursor: null, total: 1 }));
  await api.start();
  const looking = { read: (operation, sent) => call(operation, sent, { baseUrl: api.baseUrl }) } as Looking;
  const round = await look('ana', undefined, looking).finally(() => api.stop());
  expect(round).toMatchObject({ searched: 2, total: undefined });
});

test('where all that came holds the text and nothing follows, nothing more is asked', async () => {
  for (const does of ['search', 'ignore'] as const) {
    await withServer({ titles: ['Renovación'], does }, async (looking, api) => {
      expect(titlesOf(await rounds('renovacion', looking))).toEqual(['Renovación']);
      expect(api.seen).toHaveLength(1);
    });
  }
});

test.each(['ignore', 'refuse'] as const)(
  'a server that would %s the text is read on, 500 a round',
  async (does) => {
    const titles = many(700, (at) => (at % 300 === 50 ? `Renovación ${at}` : `Venta ${at}`));
    await withServer({ titles, does, total: true }, async (looking) => {
      const all = await rounds('RENOVACION', looking);
      expect(titlesOf(all)).toEqual(['Renovación 50', 'Renovación 350', 'Renovación 650']);
      expect(all.map(({ searched, total }) => [searched, total])).toEqual([
        [500, 700],
        [200, 700],
      ]);
    });
  },
);

test('a list in which every record holds the text is asked about before its rows are trusted', async () => {
  const titles = many(150, (at) => (at < 100 ? `Plan ${at}` : `Otro ${at}`));
  await withServer({ titles, does: 'ignore' }, async (looking) => {
    expect(titlesOf(await rounds('plan', looking))).toHaveLength(100);
  });
});

test('a page that breaks ends a round; the next one says so', async () => {
  const titles = many(300, (at) => (at === 3 ? 'Renovación' : `Venta ${at}`));
  await withServer({ titles, does: 'ignore', breaksAt: 200 }, async (looking) => {
    const first = await look('renovacion', undefined, looking);
    expect(first).toMatchObject({ found: [{ title: 'Renovación' }], searched: 200 });
    await expect(look('renovacion', first.next, looking)).rejects.toMatchObject({ status: 500 });
  });
});

test('whoever searches, all that hold the text are found, each once, in their order', async () => {
  const word = fc.constantFrom('lirio', 'cardo', 'lírio cardo', 'rosa');
  await fc.assert(
    fc.asyncProperty(
      fc.array(word, { maxLength: 260 }),
      fc.constantFrom('search', 'ignore', 'refuse'),
      fc.constantFrom('lirio', 'CARDO', 'cardo lirio', 'malva'),
      async (words, does, text) => {
        const titles = words.map((each, at) => `${each} ${at}`);
        const wanted = titles.filter((title) => holdsWords([title], text));
        await withServer({ titles, does } as Server, async (looking) => {
          expect(titlesOf(await rounds(text, looking))).toEqual(wanted);
        });
      },
    ),
    { numRuns: 25 },
  );
});

test('a failure of the server is thrown', async () => {
  const api = new FakeApi(() => (reply) => json(reply, 503, {}));
  await api.start();
  const looking = {
    read: (operation, sent) => call(operation, sent, { baseUrl: api.baseUrl }),
    now: 0,
    locale: 'en',
    timeZone: 'UTC',
  } as Looking;
  await expect(look('ana', undefined, looking).finally(() => api.stop())).rejects.toMatchObject({
    status: 503,
  });
});
