import 'server-only';
import { beginActivity } from '@/lib/activity/activity-entry';
import type { SignedInCall } from '@/lib/auth/handler';
import { statusOfError } from '@/lib/http/error-reply';
import { MAX_BODY_BYTES } from '@/lib/http/read-input';
import { recordableBody } from '@/lib/proxy/redact';
import { getRuntime } from '@/lib/store/store';
import type { ReceiverAct } from './receiver-acts';

type Act = (call: SignedInCall<unknown>) => Promise<unknown>;

/** Makes each call of `act` an entry of the activity, `receiver:<name>`; the address, a credential, stays out of it. */
export function recorded(name: ReceiverAct, act: Act): Act {
  return async (call) => {
    const { request, session, requestId } = call;
    const { store } = await getRuntime();
    const startedAt = Date.now();
    const finish = await beginActivity(store, {
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
      requestBody: recordableBody(await smallBody(request)),
    });
    // It never rejects, and the answer does not wait for it.
    const end = (status: number) =>
      void finish({ status, requestId, durationMs: Date.now() - startedAt, attempts: 1, replyBody: null });
    try {
      const result = await act(call);
      end(result instanceof Response ? result.status : 200);
      return result;
    } catch (error) {
      end(statusOfError(error));
      throw error;
    }
  };
}

/** A copy of the body, unless it is longer than the act will take or does not say how long it is. */
async function smallBody(request: Request): Promise<Uint8Array | undefined> {
  const length = request.headers.get('content-length');
  if (length === null || Number(length) > MAX_BODY_BYTES) return undefined;
  return new Uint8Array(await request.clone().arrayBuffer());
}
