import 'server-only';
import { ConsoleError } from '@/lib/http/console-error';
import type { SignedInCall } from '@/lib/http/handler';
import { beginActivity } from '@/lib/proxy/activity-entry';
import { recordableBody } from '@/lib/proxy/redact';
import { getRuntime } from '@/lib/store/store';

type Act = (call: SignedInCall<unknown>) => Promise<unknown>;

/** Makes each call of `act` an entry of the activity, `receiver:<name>`; the address, a credential, stays out of it. */
export function recorded(name: string, act: Act): Act {
  return async (call) => {
    const { request, session, requestId } = call;
    const { store } = await getRuntime();
    const startedAt = Date.now();
    const finish = beginActivity(store, {
      at: new Date(startedAt),
      userId: session.user.id,
      userName: session.user.name,
      userEmail: session.user.email,
      connectionId: '',
      connectionName: '',
      operationId: `receiver:${name}`,
      method: request.method,
      path: new URL(request.url).pathname.replace('/api/console', ''),
      idempotencyKey: '',
      requestId,
      requestBody: recordableBody(new Uint8Array(await request.clone().arrayBuffer())),
    });
    const end = (status: number) =>
      finish({ status, requestId, durationMs: Date.now() - startedAt, attempts: 1, replyBody: null });
    try {
      const result = await act(call);
      await end(200);
      return result;
    } catch (error) {
      await end(error instanceof ConsoleError ? error.status : 500);
      throw error;
    }
  };
}
