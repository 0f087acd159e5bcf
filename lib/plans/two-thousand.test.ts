import { afterAll, beforeAll, expect, it } from 'vitest';
import { POST as compare } from '@/app/api/console/configuration/compare/route';
import type { Comparison } from '@/lib/configuration/comparison';
import type { CompareLine } from '@/lib/configuration/requests';
import { createConnection } from '@/lib/connection/connections';
import { browserRequest, startConsole, type TestConsole } from '@/lib/testing/console';
import { emptyPage, FakeApi } from '@/lib/testing/fake-api';
import { expectedOf, MANY, manyOf, manyRecords, pagesOf } from '@/lib/testing/many-records';

const apiKey = 'sk_test_0123456789abcdwxyz';

let console_: TestConsole;
let cookie: string;
const servers: FakeApi[] = [];
beforeAll(async () => {
  console_ = await startConsole();
  cookie = (await console_.signIn('viewer')).cookie;
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await console_.close();
});

async function connect(side: 'source' | 'target'): Promise<string> {
  const pages = pagesOf(manyRecords(side));
  const server = await new FakeApi(
    ({ path, query }) => pages.get(`${path} ${query.get('cursor') ?? 0}`) ?? emptyPage,
  ).start();
  servers.push(server);
  return (await createConnection({ name: side, baseUrl: server.baseUrl, apiKey })).id;
}

/** All lines, as they arrive. */
async function linesOf(body: object): Promise<CompareLine[]> {
  const reply = await compare(browserRequest('POST', '/x', { cookie, body }), {
    params: Promise.resolve({}),
  });
  const lines: CompareLine[] = [];
  let rest = '';
  for await (const text of reply.body!.pipeThrough(new TextDecoderStream())) {
    const [last = '', ...whole] = (rest + text).split('\n').toReversed();
    rest = last;
    for (const line of whole.toReversed()) lines.push(JSON.parse(line));
  }
  return lines;
}

const placeOf: Readonly<Record<string, string>> = {
  categories: 'product-categories',
  endpoints: 'webhooks/endpoints',
};

it('compares 2,000 records a side, each as it is, and tells how far it is all along', async () => {
  const [source, target] = [await connect('source'), await connect('target')];
  const lines = await linesOf({ source: { kind: 'connection', connectionId: source }, target });
  const { comparison } = lines.at(-1) as { comparison: Comparison };
  const counted = comparison.kinds.map(({ kind, records }) => [
    kind,
    Object.fromEntries(
      (['equal', 'different', 'onlySource', 'onlyTarget'] as const).map((status) => [
        status,
        records.filter((record) => record.status === status).length,
      ]),
    ),
  ]);
  const expected = Object.entries(manyOf).map(([path, count]) => [
    Object.keys(placeOf).find((kind) => placeOf[kind] === path) ?? path,
    expectedOf(count),
  ]);
  expect(MANY).toBe(2_000);
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected));
  expect(comparison.questions).toEqual([]);

  const told = lines
    .slice(0, -1)
    .map((line) => (line as Extract<CompareLine, { progress: object }>).progress);
  for (const side of ['source', 'target'] as const) {
    const products = told.filter((one) => one.side === side && one.kind === 'products');
    // Page by page, each with what there is so far.
    expect(products.map(({ read }) => read)).toEqual(
      Array.from({ length: 11 }, (_, page) => (page + 1) * 100),
    );
  }
});
