import 'server-only';
import { z } from 'zod';
import { beginActivity } from '@/lib/activity/activity-entry';
import type { Session } from '@/lib/auth/session-lookup';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { createConnection, selectConnection } from '@/lib/connection/connections';
import { type OpenConnection, openConnection } from '@/lib/connection/open-connection';
import { name } from '@/lib/contract/scalars';
import { createSubaccount } from '@/lib/contract/subaccounts';
import { ConsoleError } from '@/lib/http/console-error';
import { statusOfError } from '@/lib/http/error-reply';
import { recordableBody } from '@/lib/proxy/redact';
import { replyOf } from '@/lib/proxy/reply';
import { getRuntime } from '@/lib/store/store';
import { callUpstream } from '@/lib/upstream/call-upstream';
import { requestHeaders } from '@/lib/upstream/headers';

const DEADLINE_MS = 30_000;

/** Body of `POST /api/console/connections/{id}/subaccounts`. */
export const emptySubaccount = z.strictObject({ name });

type Asker = { readonly session: Session; readonly requestId: string };

/**
 * Asks the sandbox that a connection leads to for an empty subaccount, keeps its key sealed as a connection of its own,
 * and shows that to the user. The key goes from the sandbox to the store: no reply, no log and no activity has it.
 *
 * @returns the new connection, or the server's refusal as the proxy would hand it on
 * @throws ConsoleError 404, 409 `key_unreadable`, 502 for a reply that is no subaccount's, 503 `not_recorded`
 */
export async function makeEmptySubaccount(
  connectionId: string,
  sent: z.output<typeof emptySubaccount>,
  { session, requestId }: Asker,
): Promise<ConnectionView | Response> {
  const connection = await openConnection(connectionId);
  const body = Buffer.from(JSON.stringify(sent));
  const startedAt = Date.now();
  const { store } = await getRuntime();
  const finish = await beginActivity(store, {
    at: new Date(startedAt),
    userId: session.user.id,
    userName: session.user.name,
    userEmail: session.user.email,
    connectionId: connection.id,
    connectionName: connection.name,
    operationId: createSubaccount.id,
    method: createSubaccount.method,
    path: createSubaccount.path,
    idempotencyKey: '',
    requestId,
    requestBody: recordableBody(body),
  });
  // It never rejects, and the answer does not wait for it.
  const end = (status: number, replyBody: string | null = null) =>
    void finish({ status, requestId, durationMs: Date.now() - startedAt, attempts: 1, replyBody });
  try {
    const reply = await askFor(connection, body, { session, requestId });
    if (!reply.ok) {
      end(reply.status);
      return reply;
    }
    const text = await reply.text();
    end(reply.status, recordableBody(Buffer.from(text)));
    const made = await createConnection({
      name: sent.name,
      baseUrl: connection.origin + connection.basePath,
      apiKey: keyIn(text),
    });
    return await selectConnection(made.id, session.user.id);
  } catch (error) {
    end(statusOfError(error));
    throw error;
  }
}

/** Sent once: a second try would make a second subaccount, since no server keeps a reply that is a credential. */
async function askFor(
  connection: OpenConnection,
  body: Uint8Array,
  { session, requestId }: Asker,
): Promise<Response> {
  const browser = new Headers({ accept: 'application/json', 'content-type': 'application/json' });
  const result = await callUpstream(
    {
      origin: connection.origin,
      path: connection.basePath + createSubaccount.path,
      method: createSubaccount.method,
      headers: requestHeaders(browser, { authorization: connection.authorization(), requestId }),
      body,
    },
    { kind: 'write', connection, operation: createSubaccount.id, user: session.user.id },
    { deadlineMs: DEADLINE_MS, repeatable: false },
  );
  return replyOf(result, requestId);
}

/** @throws ConsoleError 502 `upstream_invalid`, which repeats nothing of the reply */
function keyIn(text: string): string {
  const parsed = z.object({ api_key: z.string().min(1) }).safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data.api_key;
  throw new ConsoleError(502, 'upstream_invalid', 'The server answered without the key of a new subaccount');
}
