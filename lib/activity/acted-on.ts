import { isObject } from '@/lib/api/tolerant';
import { matchOperation } from '@/lib/contract/match';
import { tryParseJson } from '@/lib/json/parse-json';

type Written = {
  readonly method: string;
  readonly path: string;
  readonly requestBody: string | null;
  readonly replyBody: string | null;
};

/** Fields that name a record, of whatever kind, the one that says most first. */
const named = ['title', 'titulo', 'nombre', 'name', 'url', 'sku', 'slug', 'email'];
const LONGEST = 120;

/** What a write was done to: the name that its answer or its request gives, else the id in its path; null of neither. */
export function actedOn({ method, path, requestBody, replyBody }: Written): string | null {
  const matched = matchOperation(method, path.split('?')[0]!);
  const ids = matched && 'pathParams' in matched ? Object.values(matched.pathParams) : [];
  return nameIn(replyBody) ?? nameIn(requestBody) ?? (ids.length > 0 ? `#${ids.at(-1)}` : null);
}

function nameIn(body: string | null): string | undefined {
  const record = body === null ? undefined : tryParseJson(body);
  if (!isObject(record)) return undefined;
  const [first] = named.flatMap((field) => {
    const value = record[field];
    return typeof value === 'string' && value.trim() !== '' ? [{ field, value }] : [];
  });
  if (!first) return undefined;
  const last = first.field === 'nombre' && typeof record.apellido === 'string' ? ` ${record.apellido}` : '';
  const name = `${first.value}${last}`.trim();
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
}

/** The path by which all writes to the same record are found (`/deals/7`); null of a write that names none. */
export function recordPath({ method, path, replyBody }: Omit<Written, 'requestBody'>): string | null {
  const [address = ''] = path.split('?');
  const matched = matchOperation(method, address);
  if (!matched || !('operation' in matched)) return null;
  const at = matched.operation.path.split('/').findIndex((part) => part.startsWith('{'));
  if (at > 0)
    return address
      .split('/')
      .slice(0, at + 1)
      .join('/');
  const id = method === 'POST' && replyBody !== null ? idIn(replyBody) : undefined;
  return id === undefined ? null : `${address.replace(/\/upsert$/, '')}/${encodeURIComponent(id)}`;
}

/** The id of a reply; of one that is kept cut off only where it begins with it. */
function idIn(text: string): string | undefined {
  const reply = tryParseJson(text);
  const [, cut] = isObject(reply) ? [] : (/^\{"id":("(?:[^"\\]|\\.)*"|\d+)/.exec(text) ?? []);
  const id = isObject(reply) ? reply.id : cut && tryParseJson(cut);
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
