import { z } from 'zod';
import { name, text } from '@/lib/contract/scalars';

const password = text(1_000);
const token = text(200);
const secondFactor = z.strictObject({ code: text(100), trustDevice: z.boolean().optional() });

/** What the console's own pages send to `/api/auth`, by path. Nothing else of better-auth is reachable. */
const posts: Readonly<Record<string, z.ZodType>> = {
  '/sign-in/email': z.strictObject({ email: text(254), password, rememberMe: z.boolean().optional() }),
  '/sign-out': z.strictObject({}),
  '/update-user': z.strictObject({ name }),
  '/change-password': z.strictObject({
    currentPassword: password,
    newPassword: password,
    revokeOtherSessions: z.boolean().optional(),
  }),
  '/revoke-session': z.strictObject({ token }),
  '/revoke-sessions': z.strictObject({}),
  '/revoke-other-sessions': z.strictObject({}),
  '/two-factor/enable': z.strictObject({ password }),
  '/two-factor/disable': z.strictObject({ password }),
  '/two-factor/generate-backup-codes': z.strictObject({ password }),
  '/two-factor/verify-totp': secondFactor,
  '/two-factor/verify-backup-code': secondFactor,
};

const gets: ReadonlySet<string> = new Set(['/get-session', '/list-sessions']);

/** The shape that a POST to this path of `/api/auth` must have; undefined where there is none. */
export function bodyOfPost(path: string): z.ZodType | undefined {
  return Object.hasOwn(posts, path) ? posts[path] : undefined;
}

/** Whether a GET of this path of `/api/auth` is answered. */
export function isAuthRead(path: string): boolean {
  return gets.has(path);
}
