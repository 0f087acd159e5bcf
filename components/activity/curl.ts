type Call = { method: string; path: string; idempotencyKey?: string | null; requestBody?: string | null };

/**
 * The call as a command for a POSIX shell, with the key left to a variable.
 *
 * @param baseUrl of the connection, or undefined where it is gone
 */
export function curlOf(call: Call, baseUrl: string | undefined): string {
  const base = baseUrl?.replace(/\/+$/, '');
  const address = base ? quote(base + call.path) : `"$SUBACCOUNT_BASE_URL"${quote(call.path)}`;
  const lines = [`curl -X ${call.method} ${address}`, `-H "Authorization: Bearer $SUBACCOUNT_API_KEY"`];
  if (call.idempotencyKey) lines.push(`-H ${quote(`Idempotency-Key: ${call.idempotencyKey}`)}`);
  if (call.requestBody) {
    lines.push(`-H 'Content-Type: application/json'`, `--data-raw ${quote(call.requestBody)}`);
  }
  return lines.join(' \\\n  ');
}

/** Text in single quotes, as every POSIX shell takes it. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
