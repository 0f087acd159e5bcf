import { STATUS_CODES } from 'node:http';
import { ConsoleError } from '@/lib/http/console-error';
import { tryParseJson } from '@/lib/json/parse-json';

/** Whether the body is an error in the API's shape ("Errors" of the API document). */
export function isApiError(body: unknown): boolean {
  if (!isObject(body) || !isObject(body.error)) return false;
  return typeof body.error.code === 'string' && typeof body.error.message === 'string';
}

/**
 * An error that came in another shape (a gateway's HTML page, another framework's JSON, nothing) in the API's
 * shape with its own status, and what readable words it held.
 */
export function readableError(status: number, contentType: string, bytes: Uint8Array): ConsoleError {
  const title = `The server answered ${status} ${STATUS_CODES[status] ?? ''}`.trim();
  const words = wordsOf(contentType, new TextDecoder().decode(bytes.subarray(0, 16_384)));
  return new ConsoleError(status, 'upstream_error', words ? `${title}: ${words}` : title);
}

function wordsOf(contentType: string, text: string): string {
  if (contentType.includes('html')) {
    return oneLine(/<title[^>]*>([^<]*)<\/title>/i.exec(text)?.[1] ?? '');
  }
  const parsed = parseJson(text);
  if (parsed === undefined) return contentType.startsWith('text/plain') ? oneLine(text) : '';
  if (!isObject(parsed)) return '';
  const said = [parsed.detail, parsed.message, parsed.error].find((value) => typeof value === 'string');
  return oneLine(said ?? '');
}

const oneLine = (text: unknown) => String(text).replace(/\s+/g, ' ').trim().slice(0, 300);

/** The parsed text, undefined where it is not JSON. */
export const parseJson = tryParseJson;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
