import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '@/lib/database/database';
import { signInAttempt } from '@/lib/store/tables/access';

const MAX_ATTEMPTS = 10;
const WINDOW_MS = 15 * 60_000;

/**
 * Counts a sign-in against its e-mail address, beside better-auth's limit by network address: that one reads a
 * header which a client without a reverse proxy in front may invent.
 *
 * @throws APIError 429 from the eleventh attempt within 15 minutes on
 */
export async function countSignIn(db: Queries, email: unknown): Promise<void> {
  const now = new Date();
  const expired = new Date(now.getTime() - WINDOW_MS);
  await db.delete(signInAttempt).where(lt(signInAttempt.since, expired));
  const [counted] = await db
    .insert(signInAttempt)
    .values({ emailHash: hashOf(email), count: 1, since: now })
    .onConflictDoUpdate({ target: signInAttempt.emailHash, set: { count: sql`${signInAttempt.count} + 1` } })
    .returning();
  if (!counted || counted.count <= MAX_ATTEMPTS) return;
  const seconds = Math.ceil((counted.since.getTime() + WINDOW_MS - now.getTime()) / 1000);
  throw new APIError(
    'TOO_MANY_REQUESTS',
    { code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts with this email address. Try again later.' },
    { 'Retry-After': String(Math.max(1, seconds)) },
  );
}

/** After a right password the count starts anew. */
export async function forgetSignIns(db: Queries, email: unknown): Promise<void> {
  await db.delete(signInAttempt).where(eq(signInAttempt.emailHash, hashOf(email)));
}

function hashOf(email: unknown): string {
  return createHash('sha256').update(String(email).trim().toLowerCase()).digest('base64url');
}
