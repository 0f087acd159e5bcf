import type { Sending } from '@/lib/api/client';
import { hasId, type Listed } from '@/lib/api/has-id';
import type { Id } from '@/lib/api/loose';
import type { Cursor, ListOperation, Page } from '@/lib/api/reply';
import type { Look, Looking, Place, Round } from './look';
import { doesSearch, isRefusal, whoSearched } from './who-searches';

/** Rows of a page; rows that a round compares here, and pages where a server gives fewer than it is asked for. */
const PAGE = 100;
const ROWS = 500;
const MOST_PAGES = 20;
/** So many that hold the text are enough for a round. */
const ENOUGH = 100;

/** A list that is searched, and how. */
export type Searched<Row> = {
  readonly list: ListOperation;
  readonly path?: Readonly<Record<string, Id>>;
  /** The parameter that the server searches by. */
  readonly by?: { readonly name: string; readonly isExtension: boolean } | undefined;
  /** Whether a row holds what was typed, as far as it shows. */
  readonly holds: (row: Row, text: string) => boolean;
  /** Rows that a round compares here. */
  readonly rows?: number;
};

/** Searches a list: the server does where it can, else its rows are read on and compared here. */
export function lookThrough<Row extends Listed>(of: Searched<Row>): Look<Row> {
  return async (text, place, looking) => {
    const { by } = of;
    if (!by || place?.isHere) return readOn(of, text, looking, place?.cursor);
    const page = await askedPage(of, text, place, looking);
    if (page === 'refused') return readOn(of, text, looking);
    const holding = page.items.filter((row) => of.holds(row, text));
    const isSure = !by.isExtension || place !== undefined || whoSearched(page, holding.length) === 'either';
    const does = isSure
      ? 'does'
      : await doesSearch((nowhere) => read(of, { [by.name]: nowhere, limit: 1 }, looking));
    if (does === 'does') {
      const cursor = nextOf(page, place?.cursor);
      return { found: page.items, ...(cursor !== undefined && { next: { cursor } }) };
    }
    // Its page may be of some rows alone, so the list is read from its beginning.
    const round = await readOn(of, text, looking);
    return { ...round, found: withAsked(round.found, does === 'not' ? holding : page.items) };
  };
}

/** What was found here, and what the server answered besides to what was typed. */
function withAsked<Row extends Listed>(found: readonly Row[], asked: readonly Row[]): readonly Row[] {
  const ids = new Set(found.map(({ id }) => String(id)));
  return [...found, ...asked.filter((row) => hasId(row) && !ids.has(String(row.id)))];
}

/** What the server answers to the text; `refused` where it does not know how it was asked. */
async function askedPage<Row>(
  of: Searched<Row>,
  text: string,
  place: Place | undefined,
  looking: Looking,
): Promise<Page<Row> | 'refused'> {
  const { name, isExtension } = of.by!;
  try {
    return await read(of, { [name]: text, limit: PAGE, cursor: place?.cursor }, looking);
  } catch (error) {
    if (isExtension && place === undefined && isRefusal(error)) return 'refused';
    throw error;
  }
}

/** Compares rows here, page after page; a page that cannot be read ends a round that found its way so far. */
async function readOn<Row>(
  of: Searched<Row>,
  text: string,
  looking: Looking,
  from?: Cursor,
): Promise<Round<Row>> {
  const { holds, rows = ROWS } = of;
  const found: Row[] = [];
  let searched = 0;
  let total: number | undefined;
  let cursor = from;
  for (let at = 0; at < MOST_PAGES && searched < rows && found.length < ENOUGH; at++) {
    const page = await read(of, { limit: PAGE, cursor }, looking).catch((error: unknown) => {
      if (at === 0) throw error;
    });
    if (!page) break;
    found.push(...page.items.filter((row) => holds(row, text)));
    searched += page.items.length;
    total ??= page.total;
    const next = nextOf(page, cursor);
    if (next === undefined) return { found, searched, total: totalOver(searched, total) };
    cursor = next;
  }
  return {
    found,
    searched,
    total: totalOver(searched, total),
    next: { isHere: true, ...(cursor !== undefined && { cursor }) },
  };
}

/** A number smaller than what was read is none of rows. */
const totalOver = (searched: number, total: number | undefined) =>
  total !== undefined && total >= searched ? total : undefined;

/** A server that repeats a cursor has no further page. */
function nextOf({ nextCursor }: Page<unknown>, from: Cursor | undefined): Cursor | undefined {
  return nextCursor === null || nextCursor === from ? undefined : nextCursor;
}

function read<Row>(
  { list, path }: Searched<Row>,
  asked: Readonly<Record<string, Cursor | undefined>>,
  looking: Looking,
): Promise<Page<Row>> {
  const { limit, cursor, ...others } = asked;
  const query = { ...others, ...(list.isPaged && { limit }), ...(cursor !== undefined && { cursor }) };
  const sent = { ...(path && { path }), query } as Sending<ListOperation>;
  return looking.read(list, sent) as Promise<Page<Row>>;
}
