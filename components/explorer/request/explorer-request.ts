import { addressOf } from '@/lib/api/request';

/** What is filled in for an operation: all of it as text, the body as it will be sent. */
export type ExplorerRequest = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
  /** Empty for a new one each time. */
  readonly idempotencyKey: string;
};

export const emptyRequest: ExplorerRequest = { path: {}, query: {}, body: '{}', idempotencyKey: '' };

/** The address of a request; what is missing in the path stands there as the contract writes it. */
export function addressOfRequest(
  { path }: { path: string },
  request: ExplorerRequest,
  baseUrl: string,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (name) => {
    const text = request.path[name.slice(1, -1)];
    return isSegment(text) ? encodeURIComponent(text) : name;
  });
  return baseUrl.replace(/\/$/, '') + filled + addressOf({ path: '' }, { query: request.query }, '');
}

/** Path parameters that are empty, or would be folded away by every URL parser. */
export function missingInPath({ path }: { path: string }, request: ExplorerRequest): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name!)
    .filter((name) => !isSegment(request.path[name]));
}

function isSegment(text: string | undefined): text is string {
  return text !== undefined && text !== '' && text !== '.' && text !== '..';
}
