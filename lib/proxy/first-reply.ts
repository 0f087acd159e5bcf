import 'server-only';
import { headers } from 'next/headers';
import type { EarlyReply } from '@/lib/api/early-replies';
import { forward } from './forward';

/**
 * Asks the connection's server on behalf of the page that is being written, as the browser would: session, role,
 * shares and deadline are the proxy's. Answers 2xx only; for all else the browser asks by itself and says what came.
 *
 * @param address of a GET, as `addressOf` writes it: `/api/v1/contacts?limit=100`
 */
export function firstReply(address: string, connectionId: string): EarlyReply {
  return { id: crypto.randomUUID(), connectionId, address, reply: read(address, connectionId) };
}

async function read(address: string, connectionId: string) {
  const cookie = (await headers()).get('cookie') ?? '';
  const request = new Request(`http://console${address}`, {
    headers: { Accept: 'application/json', Cookie: cookie, 'X-Console-Connection': connectionId },
  });
  const reply = await forward(request, { background: () => {} });
  if (!reply.ok) {
    await reply.body?.cancel();
    return undefined;
  }
  return { status: reply.status, requestId: reply.headers.get('x-request-id'), text: await reply.text() };
}
