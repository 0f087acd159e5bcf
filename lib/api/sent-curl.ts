import { shellQuote } from './curl.ts';

type Call = { method: string; path: string; idempotencyKey?: string | null; requestBody?: string | null };

/**
 * The call as a command for a POSIX shell, with the key left to a variable.
 *
 * @param baseUrl of the connection, or undefined where it is gone
 */
export function sentCurl(call: Call, baseUrl: string | undefined): string {
  const base = baseUrl?.replace(/\/+$/, '');
  const address = base ? shellQuote(base + call.path) : `"$BASE_URL"${shellQuote(call.path)}`;
  const lines = [`curl -X ${call.method} ${address}`, `-H "Authorization: Bearer $API_KEY"`];
  if (call.idempotencyKey) lines.push(`-H ${shellQuote(`Idempotency-Key: ${call.idempotencyKey}`)}`);
  if (call.requestBody) {
    lines.push(`-H 'Content-Type: application/json'`, `--data-raw ${shellQuote(call.requestBody)}`);
  }
  return lines.join(' \\\n  ');
}
