import { foldName, wordsOf } from './fold.ts';
import { isRecord } from './values.ts';

type Json = Readonly<Record<string, unknown>>;

/** Where a list was found: in the document's order of names, the other names after those. */
export type Found = { readonly list: readonly unknown[]; readonly holders: readonly Json[] };

const documented = wordsOf('data items results');
const alsoNamed = new Set(
  wordsOf(
    'records rows list entries elements values objects content hits edges nodes registros resultados elementos datos lista filas',
  ),
);
/** Lists that stand beside the one that was asked for. */
const besides = new Set(
  wordsOf('warnings errors messages notices included links advertencias errores mensajes avisos'),
);
const wrappers = new Set(
  wordsOf(
    'data result results response payload embedded body page respuesta resultado resultados datos output',
  ),
);
const DEPTH = 4;

/**
 * The list in a reply: the reply itself, under `data`, `items`, `results` or the resource's plural, under another usual
 * name, as the only list there, or so inside an object that only wraps (`data.items`, `_embedded.deals`). Undefined
 * where it cannot be told which list is meant.
 */
export function findList(body: unknown, plural: string): Found | undefined {
  if (Array.isArray(body)) return { list: body, holders: [] };
  if (!isRecord(body)) return undefined;
  const name = foldName(plural);
  const found = findIn(body, (here) => namedIn(here, name), name, [], DEPTH);
  if (found) return found === 'several' ? undefined : found;
  const only = findIn(body, onlyIn, name, [], DEPTH);
  return only === 'several' ? undefined : only;
}

type Search = (body: Json) => readonly unknown[] | 'several' | undefined;

/** Looks here, then in what only wraps. */
function findIn(
  body: Json,
  search: Search,
  plural: string,
  above: readonly Json[],
  depth: number,
): Found | 'several' | undefined {
  const holders = [body, ...above];
  const list = search(body);
  if (list) return list === 'several' ? list : { list: unwrapped(list), holders };
  if (depth === 0) return undefined;
  const found = Object.keys(body).flatMap((key) => {
    const inner = body[key];
    const name = foldName(key);
    const isWrapper = isRecord(inner) && (wrappers.has(name) || alsoNamed.has(name) || name === plural);
    return isWrapper ? (findIn(inner, search, plural, holders, depth - 1) ?? []) : [];
  });
  return found.length > 1 ? 'several' : found[0];
}

/** The list under a name that lists have. */
function namedIn(body: Json, plural: string): readonly unknown[] | 'several' | undefined {
  const named =
    documented.find((name) => Array.isArray(body[name])) ?? documented.find((name) => keyedIn(body[name]));
  if (named) return keyedIn(body[named]);
  const ofName = (is: (folded: string) => boolean) =>
    Object.keys(body).filter((key) => is(foldName(key)) && keyedIn(body[key]));
  for (const keys of [ofName((name) => name === plural), ofName((name) => alsoNamed.has(name))]) {
    if (keys.length > 0) return keys.length === 1 ? keyedIn(body[keys[0]!]) : 'several';
  }
  return undefined;
}

/** The only list there is, whatever its name. */
function onlyIn(body: Json): readonly unknown[] | 'several' | undefined {
  const arrays = Object.keys(body).filter((key) => Array.isArray(body[key]) && !besides.has(foldName(key)));
  if (arrays.length > 1) return 'several';
  return arrays.length === 1 ? (body[arrays[0]!] as unknown[]) : undefined;
}

/** A list as it stands, wrapped once more, or an object of things under their ids or of lists under days; undefined for others. */
export function listIn(value: unknown): readonly unknown[] | undefined {
  const wrapped = isRecord(value) && documented.map((name) => value[name]).find(Array.isArray);
  return wrapped || keyedIn(value);
}

function keyedIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length === 0) return undefined;
  if (entries.every(([key, item]) => isDay.test(key) && Array.isArray(item))) {
    return entries.flatMap(([, items]) => items as unknown[]);
  }
  const isKeyed = entries.every(([key, item]) => isRecord(item) && isUnder(key, item));
  return isKeyed ? entries.map(([, item]) => item) : undefined;
}

/** A list may stand day by day, as calendars write their free times. */
const isDay = /^\d{4}-\d{2}-\d{2}$/;

function isUnder(key: string, item: Json): boolean {
  const id = item.id ?? item._id ?? item.uuid;
  return id !== undefined && id !== null && String(id) === key;
}

/** The edges of a graph hold their records as `node`. */
function unwrapped(list: readonly unknown[]): readonly unknown[] {
  const isEdges = list.length > 0 && list.every((item) => isRecord(item) && isRecord(item.node));
  return isEdges ? list.map((item) => (item as { node: unknown }).node) : list;
}

const cursorNames = new Set(
  wordsOf(
    'nextcursor cursornext nextpagecursor nextpagetoken nexttoken endcursor cursorsiguiente siguientecursor proximocursor',
  ),
);
const nextNames = new Set(wordsOf('next after siguiente nextpage proximo'));
const cursorHolders = new Set(
  wordsOf(
    'meta pagination paging cursor cursors pageinfo page links next paginacion metadata metadatos siguiente',
  ),
);

/** Where the next page starts, as a server wrote it; null on the last one. The holders are looked at in turn. */
export function findCursor(holders: readonly unknown[]): number | string | null {
  for (const holder of holders) {
    const cursor = isRecord(holder) ? cursorIn(holder, false, 3) : undefined;
    if (cursor !== undefined) return cursor;
  }
  return null;
}

function cursorIn(holder: Json, isPaging: boolean, depth: number): number | string | null | undefined {
  const keys = Object.keys(holder);
  const isEnd = keys.some(
    (key) => /^(has(more|next|nextpage)|hasmore|haymas)$/.test(foldName(key)) && holder[key] === false,
  );
  if (isEnd) return null;
  const names = [...keys.filter((key) => cursorNames.has(foldName(key)))];
  if (isPaging) names.push(...keys.filter((key) => nextNames.has(foldName(key))));
  for (const name of names) {
    const cursor = asCursor(holder[name]);
    if (cursor !== undefined) return cursor;
  }
  const link = keys.find((key) => nextNames.has(foldName(key)));
  const linked = link === undefined ? undefined : cursorOfLink(holder[link]);
  if (linked !== undefined) return linked;
  if (depth === 0) return undefined;
  for (const key of keys) {
    if (!cursorHolders.has(foldName(key)) || !isRecord(holder[key])) continue;
    const cursor = cursorIn(holder[key] as Json, true, depth - 1);
    if (cursor !== undefined) return cursor;
  }
  return undefined;
}

function asCursor(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value === '' ? undefined : (cursorOfLink(value) ?? value);
  return isRecord(value) || Array.isArray(value) || typeof value !== 'object' || value === null
    ? undefined
    : String(value);
}

/** The `cursor` of a link to the next page. */
function cursorOfLink(value: unknown): string | undefined {
  const link = isRecord(value) ? value.href : value;
  if (typeof link !== 'string' || !/^(https?:\/)?\//.test(link)) return undefined;
  return new URL(link, 'http://localhost').searchParams.get('cursor') ?? undefined;
}

const totalNames = new Set(
  wordsOf('total totalcount totalitems totalrecords totalresults totalregistros totalelementos'),
);

/** How many records the whole list has, as a server wrote it beside the rows or with the cursor. */
export function findTotal(holders: readonly unknown[]): number | undefined {
  for (const holder of holders) {
    if (!isRecord(holder)) continue;
    const paging = Object.keys(holder).filter((key) => cursorHolders.has(foldName(key)));
    for (const place of [holder, ...paging.map((key) => holder[key]).filter(isRecord)]) {
      const name = Object.keys(place).find((key) => totalNames.has(foldName(key)));
      if (name !== undefined && /^\d{1,15}$/.test(String(place[name]))) return Number(place[name]);
    }
  }
  return undefined;
}

/**
 * A record bare, or wrapped in `data`, `result`, its own name or the like: whichever object has more of its fields.
 *
 * @param knows how many of the record's fields an object has
 */
export function findOne(body: unknown, owners: readonly string[], knows: (value: Json) => number): unknown {
  let best: unknown = isRecord(body) ? body : undefined;
  let most = isRecord(body) ? knows(body) : -1;
  let here: unknown = body;
  for (let depth = 0; depth < DEPTH; depth++) {
    if (Array.isArray(here) && here.length === 1) here = here[0];
    else if (isRecord(here)) {
      const holder: Json = here;
      const inner = Object.keys(holder).filter(
        (key) =>
          (wrappers.has(foldName(key)) ||
            owners.includes(foldName(key)) ||
            /^(item|record|registro)$/.test(key)) &&
          typeof holder[key] === 'object' &&
          holder[key] !== null,
      );
      if (inner.length !== 1) break;
      here = holder[inner[0]!];
    } else break;
    if (isRecord(here) && knows(here) > most) {
      best = here;
      most = knows(here);
    }
  }
  return best;
}
