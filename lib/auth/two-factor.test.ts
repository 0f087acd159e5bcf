import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { POST as authPost } from '@/app/api/auth/[...all]/route';
import { rateLimit } from '@/lib/store/tables/auth';
import {
  browserRequest,
  cookieOf,
  type Json,
  PASSWORD,
  startConsole,
  type TestConsole,
} from '@/lib/testing/console';
import { findSession } from './session-lookup';

let console_: TestConsole;
beforeAll(async () => {
  console_ = await startConsole();
});
afterAll(() => console_.close());
beforeEach(() => console_.runtime.store.db.delete(rateLimit));

async function post(path: string, body: unknown, cookie?: string) {
  const reply = await authPost(browserRequest('POST', `/api/auth${path}`, { body, cookie }));
  const text = await reply.text();
  const json: Json = text === '' ? null : JSON.parse(text);
  return { status: reply.status, body: json, cookie: cookieOf(reply.headers.getSetCookie()) };
}

/** RFC 6238 by hand: what an authenticator app shows for the address that it scanned. */
function codeOf(totpURI: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const encoded = new URL(totpURI).searchParams.get('secret')!.replace(/=+$/, '');
  const bits = [...encoded].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const at = hash.at(-1)! & 0xf;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function userWithTwoFactor() {
  const { email, cookie } = await console_.signIn('admin');
  const enabled = await post('/two-factor/enable', { password: PASSWORD }, cookie);
  const { totpURI, backupCodes } = enabled.body;
  await post('/two-factor/verify-totp', { code: codeOf(totpURI) }, cookie);
  return { email, totpURI, backupCodes };
}

it('asks for the app’s code after the password, and gives no session before it', async () => {
  const { email, totpURI } = await userWithTwoFactor();
  const half = await post('/sign-in/email', { email, password: PASSWORD });
  expect(half.body.twoFactorRedirect).toBe(true);
  expect(await findSession(new Headers({ cookie: half.cookie }))).toBeNull();

  const wrong = await post('/two-factor/verify-totp', { code: '000000' }, half.cookie);
  expect(wrong.status).toBe(401);
  const whole = await post('/two-factor/verify-totp', { code: codeOf(totpURI) }, half.cookie);
  expect(whole.status).toBe(200);
  expect(await findSession(new Headers({ cookie: whole.cookie }))).toMatchObject({
    user: { email, twoFactorEnabled: true },
  });
});

it('takes each backup code once', async () => {
  const { email, backupCodes } = await userWithTwoFactor();
  const spendCode = async () => {
    const half = await post('/sign-in/email', { email, password: PASSWORD });
    return (await post('/two-factor/verify-backup-code', { code: backupCodes[0] }, half.cookie)).status;
  };
  expect(await spendCode()).toBe(200);
  expect(await spendCode()).toBe(401);
});

it('is switched on only after the app has shown that it works, and with the password', async () => {
  const { email, cookie } = await console_.signIn('viewer');
  expect((await post('/two-factor/enable', { password: 'wrong horse battery' }, cookie)).status).toBe(400);
  await post('/two-factor/enable', { password: PASSWORD }, cookie);
  const signedIn = await post('/sign-in/email', { email, password: PASSWORD });
  expect(signedIn.body.twoFactorRedirect).toBeUndefined();
  expect(await findSession(new Headers({ cookie: signedIn.cookie }))).not.toBeNull();
});

it('ends the other sessions when it is switched on, and keeps the one that switched it', async () => {
  const { email, cookie } = await console_.signIn('designer');
  const elsewhere = await post('/sign-in/email', { email, password: PASSWORD });
  const { totpURI } = (await post('/two-factor/enable', { password: PASSWORD }, cookie)).body;
  expect(await findSession(new Headers({ cookie: elsewhere.cookie }))).not.toBeNull();

  const verified = await post('/two-factor/verify-totp', { code: codeOf(totpURI) }, cookie);
  expect(await findSession(new Headers({ cookie: elsewhere.cookie }))).toBeNull();
  expect(await findSession(new Headers({ cookie: verified.cookie }))).toMatchObject({ user: { email } });

  // A code entered at a later sign-in ends nothing.
  const half = await post('/sign-in/email', { email, password: PASSWORD });
  await post('/two-factor/verify-totp', { code: codeOf(totpURI) }, half.cookie);
  expect(await findSession(new Headers({ cookie: verified.cookie }))).not.toBeNull();
});
