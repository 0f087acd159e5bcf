import { twoFactorClient } from 'better-auth/client/plugins';
import { createAuthClient } from 'better-auth/react';

/** Sign-in, account and two-factor calls of the browser, to this console's own `/api/auth`. */
export const authClient = createAuthClient({ plugins: [twoFactorClient()] });
export type AuthClient = typeof authClient;
