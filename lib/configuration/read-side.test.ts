import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Target } from '@/lib/api/queries';
import { Chameleon } from '@/lib/testing/chameleon/chameleon';
import { ChameleonServer } from '@/lib/testing/chameleon/chameleon-server';
import { type Disguise, mildDisguises, plainDisguise, wildDisguises } from '@/lib/testing/chameleon/disguise';
import type { World } from '@/lib/testing/chameleon/world';
import { filledWorld } from '@/lib/testing/chameleon/world-data';
import { compareSides } from './compare';
import type { Difference } from './comparison';
import { readSide } from './read-side';
import type { Side } from './side';
import { viewOf } from './testing/side-of';

/** A server in a disguise, asked without HTTP. */
function serverOf(world: World, disguise: Disguise): Target {
  const chameleon = new Chameleon(world, disguise);
  return {
    baseUrl: 'http://chameleon/api/v1',
    fetch: async (input, init) => {
      init?.signal?.throwIfAborted();
      const url = new URL(String(input));
      const path = decodeURI(url.pathname.replace('/api/v1', ''));
      const { status, text, type } = chameleon.answer({
        method: init?.method ?? 'GET',
        path,
        query: url.searchParams,
      });
      return new Response(text, { status, headers: { 'content-type': type } });
    },
  };
}

const recordsOf = (source: Side, target: Side) =>
  compareSides({
    source,
    target,
    sourceView: viewOf('a'),
    targetView: viewOf('b'),
    remembered: [],
  }).kinds.flatMap(({ records }) => records);

const disguises = fc
  .oneof(mildDisguises, wildDisguises)
  .map((disguise): Disguise => ({ ...disguise, gaps: 'none', extensions: true }));

/** The reader has no words of other languages for the types of products. */
const isUnderstood = ({ path }: Difference) => path[0] !== 'tipo';

describe('a server of any dialect', () => {
  test('is read as the same configuration: whatever it calls its fields, nothing is to be written', async () => {
    const world = filledWorld({ deals: 2, others: 5 });
    const plain = await readSide(serverOf(world, plainDisguise()));
    await fc.assert(
      fc.asyncProperty(disguises, async (disguise) => {
        const side = await readSide(serverOf(world, disguise));
        for (const [source, target] of [
          [plain, side],
          [side, plain],
        ] as const) {
          const records = recordsOf(source, target);
          expect(records.length).toBeGreaterThan(15);
          expect(records.filter(({ status }) => status.startsWith('only'))).toEqual([]);
          const writable = records.flatMap(({ key, differences }) =>
            differences.filter((one) => one.isWritable && isUnderstood(one)).map((one) => ({ key, ...one })),
          );
          expect(writable).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('that is one with the document has nothing that differs at all', async () => {
    const world = filledWorld({ deals: 2, others: 5 });
    const [server, other] = await Promise.all([
      ChameleonServer.start(world, plainDisguise({ coding: 'gzip', pageCap: 3 })),
      ChameleonServer.start(world, plainDisguise({ ids: 'uuid', list: 'items', chunked: true })),
    ]);
    const [source, target] = await Promise.all([readSide(server), readSide(other)]);
    await Promise.all([server.stop(), other.stop()]);
    expect(recordsOf(source, target).filter(({ status }) => status !== 'equal')).toEqual([]);
  });
});

/** A server that answers some paths in its own way. */
function answering(world: World, odd: (path: string, calls: number) => Response | undefined): Target {
  const target = serverOf(world, plainDisguise());
  const calls = new Map<string, number>();
  return {
    ...target,
    fetch: async (input, init) => {
      const path = new URL(String(input)).pathname.replace('/api/v1', '');
      calls.set(path, (calls.get(path) ?? 0) + 1);
      return odd(path, calls.get(path)!) ?? target.fetch!(input, init);
    },
  };
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ error: { code: 'no', message: 'Not now', details: [], request_id: 'r' } }), {
    status,
    headers,
  });

describe('what a server does not let read', () => {
  const world = filledWorld({ deals: 2, others: 3 });

  test.each([
    [404, 'missing'],
    [405, 'missing'],
    [501, 'missing'],
    [401, 'no_right'],
    [403, 'no_right'],
    [500, 'failed'],
  ] as const)('%d of a list greys its kind as %s, and all others are read', async (status, support) => {
    const side = await readSide(
      answering(world, (path) => (path === '/calendars' ? refusal(status) : undefined)),
    );
    expect(side.kinds.get('calendars')).toEqual({ support: { support, message: 'Not now' }, records: [] });
    expect(side.kinds.get('workflows')).toMatchObject({ support: { support: 'yes' } });
    expect(side.names.isKnown('calendars')).toBe(false);
  });

  test('a server that is busy gets the time that it asks for', async () => {
    const side = await readSide(
      answering(world, (path, calls) =>
        calls <= 2 && path === '/products' ? refusal(429, { 'retry-after': '0' }) : undefined,
      ),
    );
    expect(side.kinds.get('products')!.records).toHaveLength(3);
  });

  test('a record that is deleted while it is read is left out, and one that fails fails its kind', async () => {
    const of = (status: number) =>
      readSide(answering(world, (path) => (/^\/workflows\/\d+$/.test(path) ? refusal(status) : undefined)));
    expect((await of(404)).kinds.get('workflows')).toEqual({ support: { support: 'yes' }, records: [] });
    expect((await of(500)).kinds.get('workflows')).toMatchObject({
      support: { support: 'failed' },
      records: [],
    });
  });

  test.each([
    ['whose cursors are ever new', (calls: number) => ({ data: [{ id: calls }], next_cursor: `c${calls}` })],
    [
      'whose page is very long',
      () => ({ data: Array.from({ length: 50_001 }, (_, id) => ({ id })), next_cursor: null }),
    ],
  ])('a list %s fails its kind, and is not taken for all there is', async (__, pageOf) => {
    let pages = 0;
    const side = await readSide(
      answering(world, (path, calls) => {
        if (path !== '/product-categories') return undefined;
        pages = calls;
        return new Response(JSON.stringify(pageOf(calls)));
      }),
      { kinds: ['products', 'endpoints', 'categories'] },
    );
    expect(pages).toBeLessThanOrEqual(500);
    expect(side.kinds.get('categories')).toEqual({
      support: { support: 'failed', message: expect.stringContaining('more than 500 pages') },
      records: [],
    });
    expect(side.names.isKnown('categories')).toBe(false);
    expect(side.kinds.get('products')).toMatchObject({ support: { support: 'yes' } });
  });

  test('an abort ends it', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(readSide(serverOf(world, plainDisguise()), { signal })).rejects.toThrow('enough');
  });

  test('some kinds alone are read with the names that they need', async () => {
    const asked: string[] = [];
    const target = answering(world, (path) => void asked.push(path));
    const side = await readSide(target, { kinds: ['products'] });
    expect([...side.kinds.keys()]).toEqual(['products']);
    expect(new Set(asked)).toEqual(new Set(['/products', '/product-categories']));
    expect(side.kinds.get('products')!.records[0]!.value.categoria_id).toMatchObject({
      $categories: [expect.any(String)],
    });
  });
});
