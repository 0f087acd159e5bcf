import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as authGet, POST as authPost } from '@/app/api/auth/[...all]/route';
import { POST as accept } from '@/app/api/console/invitations/accept/route';
import { POST as invite, GET as listInvitations } from '@/app/api/console/invitations/route';
import { POST as setUp } from '@/app/api/console/setup/route';
import { PATCH as changeUser, DELETE as removeUser } from '@/app/api/console/users/[id]/route';
import { DELETE as revokeSessions } from '@/app/api/console/users/[id]/sessions/route';
import { GET as listUsers } from '@/app/api/console/users/route';
import { invitation, setupLink, signInAttempt } from '@/lib/store/tables/access';
import { rateLimit, session, user } from '@/lib/store/tables/auth';
import {
  browserRequest,
  callHandler,
  cookieOf,
  PASSWORD,
  startConsole,
  type TestConsole,
} from '@/lib/testing/console';
import { findSession } from './session-lookup';
import { hasOwner, makeSetupLink } from './setup-link';

let console_: TestConsole;
beforeAll(async () => {
  console_ = await startConsole();
});
afterAll(() => console_.close());
beforeEach(async () => {
  const { db } = console_.runtime.store;
  for (const table of [invitation, setupLink, signInAttempt, rateLimit, session, user])
    await db.delete(table);
});

const tokenOf = (link: string) => new URL(link).searchParams.get('token')!;
const whoIs = (cookie: string) => findSession(new Headers({ cookie }));
const post = (path: string, body: unknown, cookie?: string) => browserRequest('POST', path, { body, cookie });

function signIn(email: string, password: string, headers: Record<string, string> = {}) {
  return authPost(browserRequest('POST', '/api/auth/sign-in/email', { body: { email, password }, headers }));
}

describe('owner set-up', () => {
  const owner = { name: 'Maria Pérez', email: 'Maria@Example.cl', password: PASSWORD };

  it('creates the owner by the link, signs them in and is used up', async () => {
    const link = await makeSetupLink(console_.runtime);
    const other = await makeSetupLink(console_.runtime);
    const body = { ...owner, token: tokenOf(link!) };
    const reply = await callHandler(setUp, post('/api/console/setup', body));
    expect(reply.status).toBe(201);
    expect(reply.body.user).toMatchObject({ email: 'maria@example.cl', role: 'owner' });
    expect(await whoIs(cookieOf(reply.headers.getSetCookie()))).toMatchObject({ user: { role: 'owner' } });

    for (const token of [tokenOf(link!), tokenOf(other!)]) {
      const again = await callHandler(
        setUp,
        post('/api/console/setup', { ...owner, email: 'b@example.cl', token }),
      );
      expect([again.status, again.body.error.code]).toEqual([410, 'setup_link_invalid']);
    }
    expect(await makeSetupLink(console_.runtime)).toBeUndefined();
  });

  it('makes one owner of those who hold links at the same moment', async () => {
    const links: (string | undefined)[] = [];
    for (let count = 0; count < 6; count++) links.push(await makeSetupLink(console_.runtime));
    const replies = await Promise.all(
      links.map((link, n) =>
        callHandler(
          setUp,
          post('/api/console/setup', { ...owner, email: `o${n}@example.cl`, token: tokenOf(link!) }),
        ),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410, 410, 410]);
  });

  it('keeps the link where the details are refused', async () => {
    const token = tokenOf((await makeSetupLink(console_.runtime))!);
    const short = await callHandler(
      setUp,
      post('/api/console/setup', { ...owner, password: 'short', token }),
    );
    expect(short.body.error.details).toEqual([{ field: 'password', issue: 'too_short' }]);
    expect(await hasOwner()).toBe(false);
    expect((await callHandler(setUp, post('/api/console/setup', { ...owner, token }))).status).toBe(201);
  });

  it('is the only way in: better-auth signs nobody up', async () => {
    const reply = await authPost(post('/api/auth/sign-up/email', owner));
    expect(reply.status).toBe(404);
    expect(await console_.runtime.store.db.select().from(user)).toEqual([]);
  });
});

describe('invitations', () => {
  it('let the invited in once, with the role that the owner chose', async () => {
    const owner = await console_.signIn('owner');
    const created = await callHandler(
      invite,
      post('/api/console/invitations', { email: 'dev@example.cl', role: 'integrator' }, owner.cookie),
    );
    expect(created.status).toBe(201);
    const body = { token: tokenOf(created.body.url), name: 'Dev', password: PASSWORD };
    const accepted = await callHandler(accept, post('/api/console/invitations/accept', body));
    expect(accepted.body.user).toMatchObject({ email: 'dev@example.cl', role: 'integrator' });
    expect(await whoIs(cookieOf(accepted.headers.getSetCookie()))).toMatchObject({
      user: { role: 'integrator' },
    });
    const again = await callHandler(accept, post('/api/console/invitations/accept', body));
    expect([again.status, again.body.error.code]).toEqual([410, 'invitation_invalid']);
  });

  it('give nobody the name of somebody else, and stay good for another name', async () => {
    const owner = await console_.signIn('owner');
    const created = await callHandler(
      invite,
      post('/api/console/invitations', { email: 'dev@example.cl', role: 'viewer' }, owner.cookie),
    );
    const acceptAs = (name: string) =>
      callHandler(
        accept,
        post('/api/console/invitations/accept', {
          token: tokenOf(created.body.url),
          name,
          password: PASSWORD,
        }),
      );
    const refused = await acceptAs(' an  OWNER');
    expect([refused.status, refused.body.error.code]).toEqual([409, 'name_taken']);
    expect(refused.body.error.details).toEqual([{ field: 'name', issue: 'name_taken' }]);
    expect((await acceptAs('Dev')).status).toBe(201);
  });

  it('expire, and a newer one of the same address takes the place of the older', async () => {
    const owner = await console_.signIn('owner');
    const body = { email: 'dev@example.cl', role: 'viewer' };
    const first = await callHandler(invite, post('/api/console/invitations', body, owner.cookie));
    const second = await callHandler(invite, post('/api/console/invitations', body, owner.cookie));
    const listed = await callHandler(listInvitations, browserRequest('GET', '/', { cookie: owner.cookie }));
    expect(listed.body.data).toHaveLength(1);
    const acceptWith = (url: string) =>
      callHandler(
        accept,
        post('/api/console/invitations/accept', { token: tokenOf(url), name: 'Dev', password: PASSWORD }),
      );
    expect((await acceptWith(first.body.url)).status).toBe(410);
    await console_.runtime.store.db.update(invitation).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await acceptWith(second.body.url)).status).toBe(410);
  });

  it('are the owner’s alone, and never make an owner', async () => {
    const admin = await console_.signIn('admin');
    const owner = await console_.signIn('owner');
    const body = { email: 'x@example.cl', role: 'viewer' };
    const refused = await callHandler(invite, post('/api/console/invitations', body, admin.cookie));
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden_role']);
    const tooMuch = await callHandler(
      invite,
      post('/api/console/invitations', { ...body, role: 'owner' }, owner.cookie),
    );
    expect(tooMuch.status).toBe(422);
  });
});

describe('users', () => {
  it('get another role from their next request on', async () => {
    const owner = await console_.signIn('owner');
    const viewer = await console_.signIn('viewer');
    expect((await whoIs(viewer.cookie))?.user.role).toBe('viewer');
    const request = browserRequest('PATCH', '/', { body: { role: 'designer' }, cookie: owner.cookie });
    expect((await callHandler(changeUser, request, { id: viewer.id })).status).toBe(200);
    expect((await whoIs(viewer.cookie))?.user.role).toBe('designer');
  });

  it('are signed out at once when their sessions are revoked or they are removed', async () => {
    const owner = await console_.signIn('owner');
    const viewer = await console_.signIn('viewer');
    const admin = await console_.signIn('admin');
    expect(await whoIs(viewer.cookie)).not.toBeNull();
    expect(await whoIs(admin.cookie)).not.toBeNull();
    const revoked = await callHandler(
      revokeSessions,
      browserRequest('DELETE', '/', { cookie: owner.cookie }),
      { id: viewer.id },
    );
    expect(revoked.body).toEqual({ id: viewer.id, revoked: 1 });
    await callHandler(removeUser, browserRequest('DELETE', '/', { cookie: owner.cookie }), { id: admin.id });
    expect(await whoIs(viewer.cookie)).toBeNull();
    expect(await whoIs(admin.cookie)).toBeNull();
    const listed = await callHandler(listUsers, browserRequest('GET', '/', { cookie: owner.cookie }));
    expect(
      listed.body.data.map((one: { role: string; sessions: number }) => [one.role, one.sessions]),
    ).toEqual([
      ['owner', 1],
      ['viewer', 0],
    ]);
  });

  it('always hold an owner', async () => {
    const owner = await console_.signIn('owner');
    const demote = browserRequest('PATCH', '/', { body: { role: 'admin' }, cookie: owner.cookie });
    const demoted = await callHandler(changeUser, demote, { id: owner.id });
    expect([demoted.status, demoted.body.error.code]).toEqual([409, 'last_owner']);
    const remove = browserRequest('DELETE', '/', { cookie: owner.cookie });
    expect((await callHandler(removeUser, remove, { id: owner.id })).body.error.code).toBe('own_account');
  });

  it.each([
    ['update-user', { role: 'owner' }],
    ['update-user', { connectionId: 'another' }],
    ['update-user', { twoFactorEnabled: true }],
    ['update-user', { email: 'owner@example.cl' }],
    ['update-session', { userId: 'another' }],
    ['change-email', { newEmail: 'owner@example.cl' }],
    ['delete-user', { password: PASSWORD }],
    ['link-social', { provider: 'google' }],
    ['request-password-reset', { email: 'somebody@example.cl' }],
    ['send-verification-email', { email: 'somebody@example.cl' }],
    ['admin/set-role', { role: 'owner' }],
  ])('gain nothing by better-auth’s own %s with %j', async (path, body) => {
    const viewer = await console_.signIn('viewer');
    const { db } = console_.runtime.store;
    const stored = async () => [await db.select().from(user), await db.select().from(session)];
    const before = await stored();
    const reply = await authPost(post(`/api/auth/${path}`, body, viewer.cookie));
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(await stored()).toEqual(before);
  });

  it('are not shown to an admin', async () => {
    const admin = await console_.signIn('admin');
    expect((await callHandler(listUsers, browserRequest('GET', '/', { cookie: admin.cookie }))).status).toBe(
      403,
    );
    expect((await callHandler(listUsers, browserRequest('GET', '/'))).body.error.code).toBe(
      'unauthenticated',
    );
  });
});

describe('sign-in', () => {
  it('takes the right password only', async () => {
    const { email } = await console_.signIn('viewer');
    expect((await signIn(email, 'wrong horse battery')).status).toBe(401);
    const reply = await signIn(email, PASSWORD);
    expect(reply.status).toBe(200);
    const cookie = reply.headers.getSetCookie().find((text) => text.startsWith('console.session_token='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  it('stops after ten wrong passwords of one address, whatever network address the client claims', async () => {
    const { email } = await console_.signIn('viewer');
    await console_.runtime.store.db.delete(signInAttempt);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      statuses.push(
        (await signIn(email, 'wrong horse battery', { 'x-forwarded-for': `203.0.113.${n}` })).status,
      );
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await signIn(email, PASSWORD, { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429);
    const other = await console_.signIn('admin');
    expect((await signIn(other.email, PASSWORD, { 'x-forwarded-for': '203.0.113.98' })).status).toBe(200);
  });

  it('stops one network address that tries many addresses, across processes', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      const reply = await signIn(`nobody${n}@example.cl`, 'x', { 'x-forwarded-for': '203.0.113.7' });
      statuses.push(reply.status);
    }
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses[20]).toBe(429);
    expect(await console_.runtime.store.db.select().from(rateLimit)).not.toEqual([]);
  });

  it('refuses a form of another site', async () => {
    const { email } = await console_.signIn('viewer');
    const reply = await signIn(email, PASSWORD, { origin: 'https://evil.example' });
    expect(reply.status).toBe(403);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  it('ends at once by sign-out', async () => {
    const { cookie } = await console_.signIn('viewer');
    expect(await whoIs(cookie)).not.toBeNull();
    await authPost(post('/api/auth/sign-out', {}, cookie));
    expect(await whoIs(cookie)).toBeNull();
    expect(
      await (await authGet(browserRequest('GET', '/api/auth/get-session', { cookie }))).json(),
    ).toBeNull();
  });
});
