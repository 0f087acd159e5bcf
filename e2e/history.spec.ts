import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { updateDeal } from '../lib/contract/deals.ts';
import { listEvents } from '../lib/contract/webhooks.ts';
import type { HistoryReply } from '../lib/history/list-history.ts';
import { buildConsole } from '../scripts/start/build.ts';
import { Program } from '../scripts/start/program.ts';
import { consoleProgram } from '../scripts/start/programs.ts';
import { readStartSettings } from '../scripts/start/settings.ts';
import { freePorts } from '../scripts/testing/free-ports.ts';
import { test } from './fixtures.ts';
import { owner } from './support/accounts.ts';
import type { Api } from './support/api.ts';
import { makePipeline } from './support/board.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

test('a console that is killed again and again has each event of a deal once', async ({
  api,
  playwright,
}) => {
  test.setTimeout(400_000);
  const folder = mkdtempSync(join(tmpdir(), 'e2e-history-'));
  const start = await starter(folder, api);
  const { deals } = await makePipeline(api, ['Bajo fuego']);
  const path = { deal_id: deals[0]!.id };
  let console_ = await start();
  const context = await playwright.request.newContext({
    baseURL: console_.url,
    extraHTTPHeaders: { origin: console_.url },
  });
  try {
    const token = new URL(await console_.ownerLink).searchParams.get('token');
    expect((await context.post('/api/console/setup', { data: { ...owner, token } })).status()).toBe(201);
    const { email, password } = owner;
    expect((await context.post('/api/auth/sign-in/email', { data: { email, password } })).status()).toBe(200);
    const connection = (await (await context.get('/api/console/connections')).json()).data[0].id;
    const { cookies } = await context.storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const followed = `${console_.url}/api/live?connection=${connection}`;

    for (let kills = 0; kills < 4; kills++) {
      const stream = await fetch(followed, { headers: { cookie } });
      const heard = stream.text().catch(() => 'cut off');
      let isWriting = true;
      const writing = (async () => {
        for (let amount = 1; isWriting; amount++) {
          await api.call(updateDeal, { path, body: { amount: String(1000 * (kills + 1) + amount) } });
        }
      })();
      const newest = async () =>
        Number((await historyOf(connection)).items[0]?.eventId.replace('evt_', '') ?? 0);
      const before = await newest();
      await expect.poll(newest).toBeGreaterThan(before + 20);
      await console_.program.stop(0);
      isWriting = false;
      await writing;
      await heard;
      console_ = await start();
    }
    const told = await eventsOf(api, String(path.deal_id));
    const seen: string[] = [];
    for (let cursor: number | null | undefined; cursor !== null; ) {
      const page: HistoryReply = await historyOf(connection, cursor);
      seen.push(...page.items.map(({ eventId }) => eventId));
      cursor = page.nextCursor;
    }
    expect(told.length).toBeGreaterThan(20);
    expect(seen.toReversed()).toEqual(told);
  } finally {
    await context.dispose();
    await console_.program.stop(20_000);
    rmSync(folder, { recursive: true, force: true });
  }

  async function historyOf(connection: string, cursor?: number | undefined): Promise<HistoryReply> {
    const page = cursor === undefined ? '' : `&cursor=${cursor}`;
    const reply = await context.get(
      `/api/console/history/deal/${path.deal_id}?connection=${connection}&limit=100${page}`,
    );
    expect(reply.status(), await reply.text()).toBe(200);
    return reply.json();
  }
});

/** The ids of all events about a deal, as the server has them. */
async function eventsOf(api: Api, dealId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await api.call(listEvents, { query: { cursor, limit: 100 } });
    ids.push(
      ...page.data
        .filter(({ type, data }) => type.startsWith('deal.') && String(data.id) === dealId)
        .map(({ id }) => id),
    );
    if (page.data.length < 100) return ids;
    cursor = String(page.next_cursor);
  }
}

/** Starts a console on one folder, at one address, as often as it is asked. */
async function starter(folder: string, api: Api) {
  const standalone = await buildConsole({ root, env: process.env, logDir: folder });
  const [port] = await freePorts(1);
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: String(port),
    CONSOLE_DATA_DIR: join(folder, 'console'),
    SUBACCOUNT_BASE_URL: `${api.url}/api/v1`,
    SUBACCOUNT_API_KEY: api.key,
  };
  const settings = { ...readStartSettings(root, env), logDir: join(folder, 'logs') };
  mkdirSync(settings.logDir);
  return async () => {
    const link = Promise.withResolvers<string>();
    const program = new Program(consoleProgram(settings, env, standalone, link.resolve));
    await program.ready(120_000);
    return { program, url: settings.consoleUrl, ownerLink: link.promise };
  };
}
