import { isWrite } from '../contract/method.ts';
import type { ClientOperation } from './client-operation.ts';
import { bodyText } from './exact-ids.ts';
import { addressOf, type Parts } from './request.ts';

/**
 * A call as a cURL command for a POSIX shell, sent to the API itself rather than through the console. The key is
 * left to the variable `API_KEY`: the browser never has it.
 */
export function curlOf(
  operation: Pick<ClientOperation, 'method' | 'path' | 'readOnly'>,
  sent: Parts,
  baseUrl: string,
): string {
  const lines = [
    `curl -X ${operation.method} ${shellQuote(addressOf(operation, sent, baseUrl.replace(/\/$/, '')))}`,
  ];
  lines.push('-H "Authorization: Bearer $API_KEY"');
  if (isWrite(operation)) lines.push('-H "Idempotency-Key: $(uuidgen)"');
  if (sent.body !== undefined) {
    lines.push("-H 'Content-Type: application/json'", `-d ${shellQuote(bodyText(sent.body))}`);
  }
  return lines.join(' \\\n  ');
}

/** Text for a POSIX shell: inside single quotes it reads everything as it stands, but the quote itself. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
