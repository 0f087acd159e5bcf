import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

type Sent = { readonly url: string; readonly headers: Record<string, string>; readonly body: string };

/**
 * Sends a request of which the body follows later: once the server has taken its headers it is told to `stop`, once it takes
 * no more connections the body is sent. Answers with the status of the reply; throws where the connection is cut instead.
 */
export async function requestWhileStopping({ url, headers, body }: Sent, stop: () => void): Promise<number> {
  const sent = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.flushHeaders();
  await Promise.race([once(sent, 'continue'), answered]);
  stop();
  while (await takesConnections(url)) await sleep(20);
  sent.end(body);
  const [response] = await answered;
  response.resume();
  return response.statusCode ?? 0;
}

async function takesConnections(url: string): Promise<boolean> {
  try {
    const reply = await fetch(new URL('/', url), { method: 'HEAD', redirect: 'manual' });
    await reply.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
