import { randomUUID } from 'node:crypto';
import { invalidField } from '@/lib/http/console-error';

/** What servers keep keys in is seldom longer; visible ASCII goes through every gateway. */
const acceptable = /^[\x21-\x7e]{1,255}$/;

/**
 * The key under which a write is sent ("Writes" of the API document): the browser's, or a new one where it sent none
 * or an empty one, so that no write goes out without.
 *
 * @throws ConsoleError 422 for a key that a server could not keep as it is
 */
export function idempotencyKeyOf(headers: Headers): string {
  const sent = headers.get('idempotency-key')?.trim();
  if (!sent) return randomUUID();
  if (!acceptable.test(sent)) throw invalidField('Idempotency-Key', 'invalid_format');
  return sent;
}
