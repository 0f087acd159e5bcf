import { forgetEarly } from '@/lib/api/early-replies';
import { newIdempotencyKey } from '@/lib/api/idempotency';
import { pageId } from '@/lib/api/page-id';
import { type Answer, send } from '@/lib/api/send';
import { type RequestRecord, targetOf } from './logged-request';

const BASE = '/api/v1';

/**
 * The address of a logged request behind the console's proxy; undefined where its path would lead elsewhere once a
 * browser has folded its dots: the log is a server's word.
 */
export function proxyAddress(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined;
  const address = `${BASE}${target}`;
  const folded = new URL(address, 'http://console.invalid');
  const isSame = folded.pathname + folded.search === address;
  return isSame && folded.pathname.startsWith(`${BASE}/`) ? address : undefined;
}

/** True where sending it changes something, as far as its method tells. */
export const isWriting = ({ method }: Partial<RequestRecord>): boolean => method !== 'GET';

type Again = {
  readonly connectionId: string | undefined;
  /** The key that it went by; another one where it is left out. */
  readonly idempotencyKey?: string | undefined;
};

/**
 * Sends a logged request once more, through the console's proxy as whoever is signed in.
 *
 * @returns what was answered, a refusal too
 * @throws ApiError where no answer arrived; TypeError where its path is none of the API
 */
export async function sendAgain(request: Partial<RequestRecord>, again: Again): Promise<Answer> {
  const address = proxyAddress(targetOf(request));
  if (address === undefined) throw new TypeError(`Not a path of the API: ${request.path}`);
  const headers = new Headers({ Accept: 'application/json' });
  if (again.connectionId !== undefined) headers.set('X-Console-Connection', again.connectionId);
  if (pageId !== undefined) headers.set('X-Console-Page', pageId);
  if (isWriting(request)) headers.set('Idempotency-Key', again.idempotencyKey ?? newIdempotencyKey());
  if (request.request_body !== undefined) headers.set('Content-Type', 'application/json');
  forgetEarly();
  try {
    return await send({ id: request.operation ?? '' }, address, {
      ...{ method: request.method ?? 'GET', headers, cache: 'no-store' },
      ...(request.request_body !== undefined && isWriting(request) && { body: request.request_body }),
    });
  } finally {
    forgetEarly();
  }
}
