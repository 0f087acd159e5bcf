import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { json, startUpstream, type Upstream } from '../lib/testing/fake-api.ts';

const script = fileURLToPath(new URL('listen.ts', import.meta.url));
const secret = 'whsec_of_a_developer';

type Received = { readonly id: string; readonly body: string; readonly headers: IncomingHttpHeaders };

/** Every event of the API under test, `evt_1` first. */
let total: number;
let folder: string;
let api: Upstream;
let receiver: {
  url: string;
  received: Received[];
  answer: (reply: ServerResponse) => void;
  close(): Promise<void>;
};
let running: ChildProcess[];

beforeEach(async () => {
  total = 3;
  running = [];
  folder = mkdtempSync(join(tmpdir(), 'listen-'));
  api = await startUpstream();
  serveEvents();
  receiver = await startReceiver();
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all([api.close(), receiver.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const eventOf = (n: number) => ({
  id: `evt_${n}`,
  type: n % 2 === 0 ? 'deal.won' : 'contact.created',
  api_version: 'v1',
  data: { id: n, title: 'Compañía «Ñuble»', unknown: [null, 1.5] },
});

function serveEvents(): void {
  api.answerWith((request, reply) => {
    const query = new URL(request.url ?? '/', api.baseUrl).searchParams;
    const after = Number((query.get('cursor') ?? '0').replace('evt_', ''));
    const types = query.get('type')?.split(',');
    const events = Array.from({ length: total }, (_, index) => eventOf(index + 1))
      .slice(after)
      .filter(({ type }) => !types || types.includes(type))
      .slice(0, Number(query.get('limit')));
    json(reply, 200, { data: events, next_cursor: events.at(-1)?.id ?? query.get('cursor') });
  });
}

async function startReceiver() {
  const received: Received[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    received.push({ id: JSON.parse(body).id, body, headers: request.headers });
    receiver.answer(reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (reply: ServerResponse) => void reply.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      LISTEN_DATA_DIR: folder,
      SUBACCOUNT_BASE_URL: api.baseUrl,
      SUBACCOUNT_API_KEY: 'sk_test_listen',
      ...env,
    },
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const finished = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, finished, output: () => output };
}

const forward = (...more: string[]) => run(['--forward', receiver.url, '--secret', secret, ...more]);
const ids = () => receiver.received.map(({ id }) => id);
const patiently = { timeout: 25_000, interval: 50 };

async function stop({ child, finished }: ReturnType<typeof run>) {
  child.kill('SIGINT');
  return finished;
}

describe('forwards', () => {
  test("every event in order, with the service's headers and a signature that stripe accepts", async () => {
    const listener = forward('--from', 'beginning');
    await expect.poll(ids, patiently).toEqual(['evt_1', 'evt_2', 'evt_3']);
    const { body, headers } = receiver.received[1]!;
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Service-Webhooks/1.0',
      'x-service-event': 'deal.won',
      'x-service-delivery': '2',
    });
    const signature = headers['x-service-signature'] as string;
    expect(Stripe.webhooks.constructEvent(body, signature, secret)).toEqual(eventOf(2));
    expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
    expect(api.seen[0]!.headers.authorization).toBe('Bearer sk_test_listen');

    total = 5;
    await expect.poll(ids, patiently).toEqual(['evt_1', 'evt_2', 'evt_3', 'evt_4', 'evt_5']);
    const { code, output } = await stop(listener);
    expect(code).toBe(0);
    expect(output.match(/^\S+Z {2}evt_\d+ {2}\S+ {2}204 {2}\d+ ms$/gm)).toHaveLength(5);
    expect(output).toMatch(/Stopped\. The next run continues from here\.\n$/);
    expect(output).not.toContain('sk_test_listen');
  });

  test('what comes after the start, where there is no saved position', async () => {
    total = 1_000;
    const listener = forward();
    await expect.poll(listener.output, patiently).toContain('after evt_1000');
    total = 1_001;
    await expect.poll(ids, patiently).toEqual(['evt_1001']);
    expect(api.seen.length).toBeLessThan(100);
  });

  test('from an event on, of some types', async () => {
    total = 8;
    forward('--from', 'evt_4', '--types', 'deal.won,deal.lost');
    await expect.poll(ids, patiently).toEqual(['evt_4', 'evt_6', 'evt_8']);
  });

  test('after a kill in the middle of an event: that one again, then what came meanwhile', async () => {
    receiver.answer = (reply) => {
      if (receiver.received.length === 1) reply.writeHead(200).end();
    };
    const killed = forward('--from', 'beginning');
    await expect.poll(ids, patiently).toEqual(['evt_1', 'evt_2']);
    killed.child.kill('SIGKILL');
    await killed.finished;
    total = 5;
    receiver.answer = (reply) => void reply.writeHead(200).end();
    forward();
    await expect.poll(ids, patiently).toEqual(['evt_1', 'evt_2', 'evt_2', 'evt_3', 'evt_4', 'evt_5']);
  });
});

test('only one listener goes by a position at a time, and a killed one leaves it free', async () => {
  const first = forward('--from', 'beginning');
  await expect.poll(ids, patiently).toEqual(['evt_1', 'evt_2', 'evt_3']);
  const { code, output } = await forward().finished;
  expect(code).toBe(1);
  expect(output).toContain('Another listener already forwards these events there.');
  first.child.kill('SIGKILL');
  await first.finished;
  total = 4;
  forward();
  await expect.poll(ids, patiently).toEqual(['evt_1', 'evt_2', 'evt_3', 'evt_4']);
});

describe('goes on, in order, when', () => {
  test.each([500, 301])('the receiver answers %i', async (status) => {
    receiver.answer = (reply) =>
      void reply.writeHead(receiver.received.length === 2 ? status : 200, { location: '/elsewhere' }).end();
    const listener = forward('--from', 'beginning');
    await expect.poll(ids, patiently).toEqual(['evt_1', 'evt_2', 'evt_2', 'evt_3']);
    expect(listener.output()).toContain(`evt_2  deal.won  ${status}`);
  });

  test('the receiver refuses one event for ever: that one is set aside, told of, and kept for the next run', async () => {
    total = 4;
    receiver.answer = (reply) =>
      void reply.writeHead(receiver.received.at(-1)!.id === 'evt_2' ? 422 : 200).end();
    const listener = forward('--from', 'beginning');
    await expect
      .poll(ids, patiently)
      .toEqual(['evt_1', 'evt_2', 'evt_2', 'evt_2', 'evt_2', 'evt_3', 'evt_4']);
    const { output } = await stop(listener);
    expect(output).toMatch(
      /evt_2 {2}deal\.won {2}422 {2}\d+ ms {2}set aside after 4 attempts; the others continue/,
    );
    expect(output).toContain('evt_2 was not accepted; the next run retries it first.');

    receiver.received.length = 0;
    receiver.answer = (reply) => void reply.writeHead(200).end();
    total = 5;
    const next = forward();
    await expect.poll(() => ids().toSorted(), patiently).toEqual(['evt_2', 'evt_5']);
    await expect.poll(next.output, patiently).toContain('accepted on retry');
    const file = readdirSync(folder).find((name) => /^cursor-.*json$/.test(name))!;
    expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toMatchObject({
      cursor: 'evt_5',
      aside: [],
    });
  });

  test('the receiver cuts the connection', async () => {
    receiver.answer = (reply) =>
      void (receiver.received.length === 2 ? reply.destroy() : reply.writeHead(200).end());
    const listener = forward('--from', 'beginning');
    await expect.poll(ids, patiently).toEqual(['evt_1', 'evt_2', 'evt_2', 'evt_3']);
    expect(listener.output()).toContain('the connection was cut');
  });

  test('the receiver crashes by one event for ever: that one is set aside like one that is refused', async () => {
    receiver.answer = (reply) =>
      void (receiver.received.at(-1)!.id === 'evt_2' ? reply.destroy() : reply.writeHead(200).end());
    const listener = forward('--from', 'beginning');
    await expect.poll(ids, patiently).toEqual(['evt_1', 'evt_2', 'evt_2', 'evt_2', 'evt_2', 'evt_3']);
    expect((await stop(listener)).output).toMatch(/the connection was cut .*set aside after 4 attempts/);
  });

  test('a gateway answers in the place of the API', async () => {
    api.answerWith((_, reply) => {
      reply.writeHead(502, { 'content-type': 'text/html' }).end('<title>Bad gateway</title>');
      serveEvents();
    });
    const listener = forward('--from', 'beginning');
    await expect.poll(ids, patiently).toEqual(['evt_1', 'evt_2', 'evt_3']);
    expect(listener.output()).toContain('HTTP 502: Bad gateway');
    expect(listener.output()).toContain('The API answers again.');
  });
});

describe('the secret', () => {
  test('is made once, for its owner alone', async () => {
    const shown = await run(['--print-secret']).finished;
    expect(shown.output).toMatch(/^whsec_[\w-]{43}\n$/);
    expect((await run(['--print-secret']).finished).output).toBe(shown.output);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);

    const listener = run(['--forward', receiver.url, '--from', 'beginning']);
    await expect.poll(ids, patiently).toHaveLength(3);
    const { body, headers } = receiver.received[0]!;
    const signature = headers['x-service-signature'] as string;
    expect(() => Stripe.webhooks.constructEvent(body, signature, shown.output.trim())).not.toThrow();
    expect(listener.output()).not.toContain(shown.output.trim());
  });
});

describe('refused in plain words', () => {
  test.each([
    [[], 'Pass the address of your receiver'],
    [['--forward', 'http://192.0.2.1/hook'], '192.0.2.1 is not this machine'],
    [['--forward', 'http://localhost.example.cl/hook'], 'is not this machine'],
    [['--forward', 'ftp://localhost/'], '--forward takes an http or https address'],
    [['--forward', 'http://localhost/', '--from', 'yesterday'], '--from takes now, beginning'],
    [['--forward', 'http://localhost/', '--base-url', 'http://192.0.2.1/api/v1'], 'https_required'],
    [['--fowrard', 'http://localhost/'], "Unknown option '--fowrard'"],
  ])('%j', async (args, words) => {
    const { code, output } = await run(args).finished;
    expect(code).toBe(1);
    expect(output).toContain(words);
    expect(output).not.toMatch(/^\s+at /m);
  });

  test('a key that the API does not take', async () => {
    api.answerWith((_, reply) =>
      json(reply, 401, { error: { code: 'unauthorized', message: 'Unknown key' } }),
    );
    const { code, output } = await forward().finished;
    expect(code).toBe(1);
    expect(output).toContain('The API refused the key: Unknown key');
  });

  test('no key for a server that is not the sandbox', async () => {
    const { output } = await run(['--forward', receiver.url], { SUBACCOUNT_API_KEY: '' }).finished;
    expect(output).toContain('Set SUBACCOUNT_API_KEY');
  });

  test('a position that cannot be read, rather than leaving events out', async () => {
    const listener = forward('--from', 'beginning');
    await expect.poll(ids, patiently).toHaveLength(3);
    await stop(listener);
    const file = readdirSync(folder).find((name) => /^cursor-.*json$/.test(name))!;
    writeFileSync(join(folder, file), '{"cursor":');
    const { code, output } = await forward().finished;
    expect(code).toBe(1);
    expect(output).toContain('Pass --from to say where to start');
  });
});
