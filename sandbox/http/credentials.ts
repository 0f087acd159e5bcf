import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestKey } from '../config.ts';
import { ApiError } from '../core/errors.ts';
import { digestOf, newKey } from '../subaccounts/keys.ts';

/** Subaccount of the key that is made where none is given. */
const FIRST_SUBACCOUNT = 1;

/** Subaccount of the demo that stands for live, where the sandbox makes its keys itself. */
export const LIVE_SUBACCOUNT = 2;
const LIVE_KEY = 'key-live';
export const LIVE_NAME = 'demo live';

/**
 * The keys of the setting; else the one made and kept in the data folder (`key`), the live demo's where there is one
 * (`key-live`) and those added to it (`keys`), files that their owner alone can read.
 */
export function keysOf(given: readonly TestKey[], dataDir: string): readonly TestKey[] {
  if (given.length > 0) return given;
  const first = { key: keptKey(join(dataDir, 'key')), subaccountId: FIRST_SUBACCOUNT };
  const added = addedKeys(dataDir);
  return existsSync(join(dataDir, LIVE_KEY)) ? [first, keepLiveKey(dataDir), ...added] : [first, ...added];
}

/**
 * The key of the demo that stands for live, made where there is none. It names neither environment: a live key is not
 * taken by a sandbox, and from a test key a console would tell that it is none of live.
 */
export function keepLiveKey(dataDir: string): TestKey {
  const key = keptKey(join(dataDir, LIVE_KEY), newKey().replace('_test_', '_demo_'));
  return { key, subaccountId: LIVE_SUBACCOUNT, name: LIVE_NAME };
}

/** Makes a key for a subaccount and keeps it in the data folder. Running sandboxes do not know it. */
export function addKeptKey(dataDir: string, subaccountId: number, name?: string): string {
  const key = newKey();
  const line = name === undefined ? `${key}:${subaccountId}` : `${key}:${subaccountId}:${name}`;
  appendFileSync(join(dataDir, 'keys'), `${line}\n`, { mode: 0o600 });
  return key;
}

function addedKeys(dataDir: string): TestKey[] {
  const file = join(dataDir, 'keys');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [key, subaccountId, name] = line.split(':');
    return { key: key!, subaccountId: Number(subaccountId), ...(name && { name }) };
  });
}

function keptKey(file: string, key = newKey()): string {
  mkdirSync(join(file, '..'), { recursive: true });
  try {
    writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
    return key;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return readFileSync(file, 'utf8').trim();
    }
    throw error;
  }
}

/** What a request presents: `X-Api-Key` counts only where the operation lists it, and `Authorization` wins. */
export interface Presented {
  readonly authorization: string | undefined;
  readonly apiKey: string | undefined;
}

/** Whose credential it is, and what that is called, if anything. */
export type Caller = Pick<TestKey, 'subaccountId' | 'name'>;

/** Tells whose credential a request carries ("Authentication"); a promise where the database is asked. Throws 401. */
export type Authenticate = (presented: Presented) => Caller | Promise<Caller>;

/**
 * Keys are looked up by their SHA-256, so that the time a comparison takes says nothing of a stored key, and the
 * keys themselves are not kept in memory.
 *
 * @param findMade the subaccount of a key that a request made, by its digest: of the database, so that every process
 *   knows it at once
 */
export function createAuthenticate(
  keys: readonly TestKey[],
  findMade: (digest: string) => Promise<number | undefined>,
): Authenticate {
  const callers = new Map(keys.map(({ key, ...caller }): [string, Caller] => [digestOf(key), caller]));
  return (presented) => {
    const key = presentedKey(presented);
    if (!key) throw unauthorized('A credential is required: Authorization: Bearer <API key>');
    if (/^[A-Za-z0-9]+_live_/.test(key)) {
      throw new ApiError('wrong_environment', 'This is the sandbox: use a test credential, not a live one');
    }
    const digest = digestOf(key);
    return callers.get(digest) ?? findMade(digest).then(callerOf);
  };
}

function callerOf(subaccountId: number | undefined): Caller {
  if (subaccountId === undefined) throw unauthorized('The credential is not valid');
  return { subaccountId };
}

/** The key that counts; undefined where there is none. */
export function presentedKey({ authorization, apiKey }: Presented): string | undefined {
  return authorization === undefined ? apiKey : bearerOf(authorization);
}

function bearerOf(authorization: string): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
}

function unauthorized(message: string): ApiError {
  return new ApiError('unauthorized', message, [], { 'WWW-Authenticate': 'Bearer' });
}
