import type { ClientOperation } from './client-operation.ts';
import type { Parts } from './request.ts';

/** The code of a write that a server answered well and did not do. */
export const NOT_APPLIED = 'not_applied';

/**
 * Whether a change was answered by a record that holds something else than was sent: a server may have passed over a
 * field whose name it does not know. Only a doubt, since it may also have put the value into another form.
 */
export function isInDoubt({ method }: ClientOperation, { body }: Parts, reply: object): boolean {
  if (method !== 'PATCH' || typeof body !== 'object' || body === null) return false;
  return Object.entries(body).some(([name, sent]) => {
    const kept: unknown = Reflect.get(reply, name);
    return isPlain(sent) && isPlain(kept) && formOf(sent) !== formOf(kept);
  });
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

const formOf = (value: string | number | boolean) => String(value).trim().toLowerCase();
