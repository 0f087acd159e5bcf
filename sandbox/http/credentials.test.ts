import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { keysOf } from './credentials.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function get(path: string, headers: Record<string, string>) {
  const response = await fetch(`${sandbox.url}/api/v1${path}`, { headers });
  const body = (await response.json()) as { error?: { code: string } };
  return {
    status: response.status,
    code: body.error?.code,
    challenge: response.headers.get('www-authenticate'),
  };
}

describe('Authorization', () => {
  test.each([
    ['nothing', {}],
    ['an empty credential', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic c2FjOnRlc3Q=' }],
    ['a key that is not known', { authorization: 'Bearer sac_test_unknown000' }],
    ['two keys', { authorization: 'Bearer sac_test_first0000secret sac_test_second000secret' }],
  ])('%s is refused', async (_, headers) => {
    const refused = { status: 401, code: 'unauthorized', challenge: 'Bearer' };
    expect(await get('/pipelines', headers as Record<string, string>)).toEqual(refused);
  });

  test('a live key is told that this is the sandbox', async () => {
    const headers = { authorization: 'Bearer sac_live_first0000secret' };
    expect(await get('/pipelines', headers)).toMatchObject({ status: 401, code: 'wrong_environment' });
  });

  test('the scheme is read whatever its case', async () => {
    expect(await get('/pipelines', { authorization: `bearer ${sandbox.key}` })).toMatchObject({
      status: 200,
    });
  });
});

describe('X-Api-Key', () => {
  test('alone is taken on the contacts operations and on no others', async () => {
    const headers = { 'x-api-key': sandbox.key };
    expect(await get('/contacts', headers)).toMatchObject({ status: 200 });
    expect(await get('/deals', headers)).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  test('loses to Authorization', async () => {
    const bad = { authorization: 'Bearer sac_test_unknown000', 'x-api-key': sandbox.key };
    const good = { authorization: `Bearer ${sandbox.key}`, 'x-api-key': 'sac_test_unknown000' };
    expect(await get('/contacts', bad)).toMatchObject({ status: 401 });
    expect(await get('/contacts', good)).toMatchObject({ status: 200 });
  });
});

test('where no key is given one is made, kept for its owner alone, and found again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [made] = keysOf([], join(folder, 'data'));
  const file = join(folder, 'data', 'key');
  expect(made).toEqual({ key: expect.stringMatching(/^sac_test_[\w-]{32}$/), subaccountId: 1 });
  expect(readFileSync(file, 'utf8').trim()).toBe(made!.key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(keysOf([], join(folder, 'data'))).toEqual([made]);
});
