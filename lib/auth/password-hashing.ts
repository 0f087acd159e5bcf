import { APIError } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { processWide } from '@/lib/store/process-wide';
import { TooBusy, Turns } from './turns';

/**
 * One hash (scrypt) takes 32 MB and a thread of the four that Node also reads files and resolves names with. Two at
 * once leave room for both; who would wait for more than 64 others is sent away.
 */
const turns = processWide('password-hashing', () => new Turns({ atOnce: 2, mayWait: 64 }));

/** better-auth's hashing, so many at once in the whole process. Throws APIError 503 `TOO_BUSY`. */
export const passwordHashing = {
  hash: (password: string): Promise<string> => inTurn(() => hashPassword(password)),
  verify: (sent: { hash: string; password: string }): Promise<boolean> => inTurn(() => verifyPassword(sent)),
};

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turns.take(work);
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    const message = 'Too many people are signing in at this moment. Try again in a few seconds.';
    throw new APIError('SERVICE_UNAVAILABLE', { code: 'TOO_BUSY', message }, { 'Retry-After': '5' });
  }
}
