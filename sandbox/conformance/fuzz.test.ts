import fc from 'fast-check';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectDocumented } from '../testing/documented.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { type FuzzRequest, fuzzRequest } from './requests.ts';
import { createWorld } from './world.ts';

/** `npm run fuzz` sends 20,000; a run of all tests fewer, with another seed each time. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000);
const AT_ONCE = 8;
/** What takes longer hangs. */
const HANG_MS = 30_000;

let sandbox: Harness;

beforeAll(async () => {
  sandbox = await startSandbox();
  await createWorld(sandbox, 1);
});
afterAll(() => sandbox.close());

/** Faults are begun in a subaccount of their own, where they strike none of the other requests. */
const keyFor = (path: string) => (path.startsWith('/sandbox/faults') ? sandbox.secondKey : sandbox.key);

async function send({ method, path, headers, body }: FuzzRequest) {
  const reply = await request(`${sandbox.url}/api/v1${path}`, {
    method: method as 'GET',
    headers: { authorization: `Bearer ${keyFor(path)}`, ...headers },
    body: body ?? null,
    headersTimeout: HANG_MS,
    bodyTimeout: HANG_MS,
  });
  const text = await reply.body.text();
  return {
    status: reply.statusCode,
    headers: new Headers(Object.entries(reply.headers).map(([name, value]) => [name, String(value)])),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

/** Headers that the client itself refuses to send say nothing of the server. */
function sendable({ headers }: FuzzRequest): boolean {
  return !('transfer-encoding' in headers) && !('expect' in headers);
}

test('no odd request makes a fault of the server, and none stays without an answer', {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fuzzRequest.filter(sendable), { minLength: AT_ONCE, maxLength: AT_ONCE }),
      async (requests) => {
        const answers = await Promise.all(requests.map(send));
        for (const [index, answer] of answers.entries()) {
          const { method, path } = requests[index]!;
          expect([method, path, answer.status < 500]).toEqual([method, path, true]);
          if (method !== 'HEAD') expectDocumented(method, path, answer);
        }
      },
    ),
    { numRuns: Math.ceil(REQUESTS / AT_ONCE) },
  );
  expect((await sandbox.request('GET', '/pipelines')).status).toBe(200);
});
