import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthMiddleware } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { withoutValues } from '@/lib/database/logged-error';
import { log } from '@/lib/http/log';
import { trustedOrigins } from '@/lib/http/same-origin';
import { getRuntime, type Runtime } from '@/lib/store/store';
import * as tables from '@/lib/store/tables/auth';
import { passwordHashing } from './password-hashing';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-length';
import { countSignIn, forgetSignIns } from './sign-in-attempts';

const DAY_S = 24 * 3600;

function createAuth({ config, store }: Runtime) {
  return betterAuth({
    appName: 'Subaccount Console',
    baseURL: config.url,
    secret: config.secret,
    trustedOrigins: (request) => (request ? trustedOrigins(config, request.headers) : []),
    database: drizzleAdapter(store.db, { provider: 'pg', schema: tables }),
    emailAndPassword: {
      enabled: true,
      // Users come by the owner's set-up link or by an invitation only.
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: passwordHashing,
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        connectionId: { type: 'string', required: false, input: false },
      },
    },
    // A session ends 14 days after the sign-in: no cookie is renewed behind a page.
    session: { expiresIn: 14 * DAY_S, disableSessionRefresh: true },
    plugins: [twoFactor({ issuer: 'Subaccount Console' })],
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 10,
      max: 100,
      customRules: { '/sign-in/email': { window: 60, max: 20 }, '/two-factor/*': { window: 60, max: 20 } },
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        if (ctx.path === '/sign-in/email') await countSignIn(store.db, ctx.body?.email);
      }),
      after: createAuthMiddleware(async (ctx) => {
        if (ctx.path === '/sign-in/email' && ctx.context.newSession) {
          await forgetSignIns(store.db, ctx.body.email);
        }
      }),
    },
    advanced: {
      cookiePrefix: 'console',
      useSecureCookies: config.url.startsWith('https://'),
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log[level]({ part: 'auth' }, withoutValues(message)) },
  });
}

export type Auth = ReturnType<typeof createAuth>;

const made = new WeakMap<Runtime, Auth>();

/** better-auth over the process's store. It keeps no state of its own beside the store. */
export async function getAuth(): Promise<Auth> {
  const runtime = await getRuntime();
  const auth = made.get(runtime) ?? createAuth(runtime);
  made.set(runtime, auth);
  return auth;
}
