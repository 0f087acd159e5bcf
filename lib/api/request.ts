import type { ClientOperation } from './client-operation.ts';

/** The parts of a call whatever its operation. */
export type Parts = { readonly path?: object; readonly query?: object; readonly body?: unknown };

/** Address of a call, relative to `baseUrl`; throws a TypeError where a path parameter cannot be an id. */
export function addressOf(operation: Pick<ClientOperation, 'path'>, sent: Parts, baseUrl: string): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(name, sent.path));
  const query = queryText(sent.query ?? {});
  return `${baseUrl}${path}${query === '' ? '' : `?${query}`}`;
}

/** A dot segment would be folded away by every URL parser and reach another operation. */
function segmentOf(name: string, path: object | undefined): string {
  const value = String((path as Record<string, unknown> | undefined)?.[name] ?? '');
  if (value === '' || value === '.' || value === '..')
    throw new TypeError(`${name} is not an id: "${value}"`);
  return encodeURIComponent(value);
}

/** Absent values are left out: the server's default holds. */
function queryText(query: object): string {
  const entries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}
