import { ApiError } from '../api-error.ts';
import type { Page } from '../reply.ts';
import type { Parts } from '../request.ts';
import type { Fields } from '../shape.ts';
import { inServersWords, isForeign, type StateFilter, stateFilter } from './learned.ts';

export type ReadPage = (parts: Parts) => Promise<Page<unknown>>;

type Asked = {
  readonly connectionId: string;
  readonly fields: Fields;
  /** In the document's words, and in the server's as far as they are known. */
  readonly asked: Parts;
  readonly parts: Parts;
  /** What the query was answered before anything was known of the server. */
  readonly first?: Page<unknown> | ApiError | undefined;
};

/**
 * A page of a list filtered by a state. A server with words of its own finds nothing by the document's: where it finds
 * nothing before one of its words was seen, a page without the filter shows them. A state whose word is not known even
 * then is picked out of the unfiltered list here.
 */
export async function readByState(
  { connectionId, fields, asked, parts, first: given }: Asked,
  read: ReadPage,
): Promise<Page<unknown>> {
  const filter = stateFilter(connectionId, fields, asked);
  if (!filter) return given ? settled(given) : read(parts);
  const only = (page: Page<unknown>) => (isForeign(connectionId, fields) ? ofState(page, filter) : page);
  if (filter.trust === 'unsent') return only(await read(without(asked, filter.name)));
  if (filter.trust === 'sent')
    return only(given && isSame(parts, asked) ? settled(given) : await read(parts));

  const first = given ?? (await readOrRefusal(parts, read));
  if (!(first instanceof ApiError) && first.items.length > 0) return only(first);
  const all = await read(without(asked, filter.name));
  const now = stateFilter(connectionId, fields, asked)?.trust;
  if (now === 'sent' && isForeign(connectionId, fields)) {
    return only(await read(inServersWords(connectionId, fields, asked)));
  }
  if (now === 'unsent') return only(all);
  return settled(first);
}

/** What was answered in the document's words is the answer where the server's are the same. */
function isSame(parts: Parts, asked: Parts): boolean {
  return JSON.stringify(parts) === JSON.stringify(asked);
}

function settled(given: Page<unknown> | ApiError): Page<unknown> {
  if (given instanceof ApiError) throw given;
  return given;
}

async function readOrRefusal(parts: Parts, read: ReadPage): Promise<Page<unknown> | ApiError> {
  return read(parts).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 400 || error.status === 422)) return error;
    throw error;
  });
}

function without(parts: Parts, name: string): Parts {
  const { [name]: _, ...query } = parts.query as Readonly<Record<string, unknown>>;
  return { ...parts, query };
}

/** Rows of which is known that they are in another state are left out. */
function ofState(page: Page<unknown>, { name, state }: StateFilter): Page<unknown> {
  const isIt = (row: unknown) => {
    const has = (row as Readonly<Record<string, unknown>>)[name];
    return has === state;
  };
  return { ...page, items: page.items.filter(isIt) };
}
