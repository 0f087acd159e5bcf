import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import type { Operation, Output, Sent } from '../../lib/contract/operation.ts';
import { emitExample } from '../../lib/contract/sandbox.ts';
import { createWebhookEndpoint, rotateWebhookSecret } from '../../lib/contract/webhooks.ts';
import { openDatabase } from '../../lib/database/open.ts';
import { migrations, startSandboxOn } from '../../sandbox/app.ts';
import { readConfig } from '../../sandbox/config.ts';

/** A delivery as a receiver got it, and the secret that was shown for its endpoint. */
type Delivered = {
  readonly secret: string;
  readonly body: string;
  readonly signature: string;
  readonly previous: string | undefined;
};

export type RealDeliveries = {
  readonly plain: Delivered;
  /** Sent after a rotation: by the new secret, and by the one of `plain`. */
  readonly rotating: Delivered;
  readonly close: () => Promise<void>;
};

const key = 'sac_test_first0000secret';

/** Lets a sandbox deliver to a receiver on this machine, before and after its secret is rotated. */
export async function realDeliveries(): Promise<RealDeliveries> {
  const receiver = await startReceiver();
  const sandbox = await startSandboxOn({
    config: {
      ...readConfig({ SANDBOX_SEED: 'none', SANDBOX_ALLOW_INSECURE_WEBHOOKS: '1' }),
      port: 0,
      keys: [{ key, subaccountId: 1 }],
    },
    log: pino({ level: 'silent' }),
    database: await openDatabase({ migrations }),
  });
  const call = calling(sandbox.url);
  const endpoint = await call(createWebhookEndpoint, { body: { url: receiver.url, events: ['*'] } });
  // An example with letters beyond ASCII: the bytes are what is signed.
  const emit = () => call(emitExample, { body: { type: 'quote.created' } });
  await emit();
  const plain = { secret: endpoint.secret, ...(await receiver.next()) };
  const { secret } = await call(rotateWebhookSecret, { path: { id: endpoint.id } });
  await emit();
  const rotating = { secret, ...(await receiver.next()) };
  const close = async () => {
    await sandbox.stop();
    await receiver.close();
  };
  return { plain, rotating, close };
}

function calling(url: string) {
  return async <O extends Operation>(operation: O, sent: Sent<O>): Promise<Output<O>> => {
    const { path = {}, body }: { path?: object; body?: unknown } = sent;
    const filled = Object.entries(path).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      operation.path,
    );
    const answer = await fetch(`${url}/api/v1${filled}`, {
      method: operation.method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${operation.id} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Output<O>;
  };
}

async function startReceiver() {
  const waiting: ((delivered: Omit<Delivered, 'secret'>) => void)[] = [];
  const arrived: Omit<Delivered, 'secret'>[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    reply.writeHead(204).end();
    const delivered = { body: Buffer.concat(chunks).toString('utf8'), ...signaturesOf(request.headers) };
    const taker = waiting.shift();
    if (taker) taker(delivered);
    else arrived.push(delivered);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    next: () =>
      new Promise<Omit<Delivered, 'secret'>>((resolve) => {
        const delivered = arrived.shift();
        if (delivered) resolve(delivered);
        else waiting.push(resolve);
      }),
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

function signaturesOf(headers: IncomingHttpHeaders) {
  return {
    signature: String(headers['x-service-signature'] ?? ''),
    previous: headers['x-service-signature-previous'] as string | undefined,
  };
}
