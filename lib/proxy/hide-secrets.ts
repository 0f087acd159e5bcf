import { isWrite } from '@/lib/contract/method';
import type { Operation } from '@/lib/contract/operation';
import { getWebhookEndpoint, listWebhookEndpoints, rotateWebhookSecret } from '@/lib/contract/webhooks';
import { ConsoleError } from '@/lib/http/console-error';
import { tryParseJson } from '@/lib/json/parse-json';
import { mayCall, type Role } from '@/lib/rules/roles';
import { MAX_CLEANED_BYTES } from '../upstream/body';
import type { Called } from '../upstream/call-upstream';
import { InvalidReply } from '../upstream/invalid-reply';
import { JsonShape } from '../upstream/json-shape';

const holdEndpoints: ReadonlySet<string> = new Set([listWebhookEndpoints.id, getWebhookEndpoint.id]);

/**
 * Whether the reply may hold a signing secret that the role must not see: by the document an endpoint's record has
 * one, and only who may rotate it is shown it. Our own sandbox never sends it in a read.
 */
export function mustHideSecrets(operation: Operation, role: Role): boolean {
  return !isWrite(operation) && holdEndpoints.has(operation.id) && !mayCall(role, rotateWebhookSecret);
}

/** `secret`, `signing_secret`, `previous_secret`; not what is said about one (`secret_hint`, `…_expires_at`). */
const secretName = /secret(_?(key|value))?$/i;

/**
 * The answer without the values of secrets, all of it read for that.
 * @throws ConsoleError 502 where it is no readable JSON: what cannot be read cannot be cleaned
 */
export async function withoutSecrets(result: Called): Promise<Called> {
  if (result.kind !== 'answer' || result.status >= 300) return result;
  const { body } = result;
  const bytes = body.kind === 'held' ? body.bytes : await wholeOf(body.stream);
  const text = new TextDecoder().decode(bytes);
  const parsed = new JsonShape().push(bytes) ? tryParseJson(text) : undefined;
  if (parsed === undefined) throw unreadable();
  return { ...result, body: { kind: 'held', bytes: new TextEncoder().encode(jsonWithoutSecrets(parsed)) } };
}

/** JSON text of a value without the values of secrets. */
export function jsonWithoutSecrets(value: unknown): string {
  return JSON.stringify(value, (key, each) => (secretName.test(key) ? undefined : each));
}

async function wholeOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.byteLength;
      // Leaving the loop cancels the stream.
      if (size > MAX_CLEANED_BYTES) throw unreadable();
      chunks.push(chunk);
    }
  } catch {
    throw unreadable();
  }
  return Buffer.concat(chunks);
}

const unreadable = () => {
  const { message, reason } = new InvalidReply('malformed_json');
  return new ConsoleError(502, 'upstream_invalid', message, {
    details: [{ field: 'reason', issue: reason }],
  });
};
