import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import type { ClientOperation } from '../../api/client-operation.ts';
import { Chameleon } from './chameleon.ts';
import { compareRecord, type Reading } from './compare.ts';
import type { Disguise } from './disguise.ts';
import type { Dress } from './dress.ts';
import { gets, lists, rowsOf } from './reads.ts';
import type { World } from './world.ts';

type Found = Readonly<Record<string, unknown>>;

export type Proof = {
  readonly readings: readonly Reading[];
  /** Lists and records that the client said it could not read. */
  readonly unread: readonly string[];
  /** What was not as it should be: rows lost, doubled or out of order. */
  readonly faults: readonly string[];
};

/** Reads every list to its end and every record of a world in a disguise, through the client, and compares all of it. */
export async function proveReader(
  world: World,
  disguise: Disguise,
  operations: readonly ClientOperation[],
): Promise<Proof> {
  const chameleon = new Chameleon(world, disguise);
  const { dress } = chameleon;
  const readings: Reading[] = [];
  const unread: string[] = [];
  const faults: string[] = [];
  const options = { fetch: fetchOf(chameleon), baseUrl: 'http://chameleon/api/v1' };
  const read = async (operation: ClientOperation, sent: object) => {
    try {
      return (await call(operation, sent, options)) as unknown;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unreadable_reply') throw error;
      unread.push(operation.id);
      return undefined;
    }
  };

  for (const operation of operations) {
    if (operation.extension && !disguise.extensions) continue;
    const list = lists[operation.id];
    if (list) {
      const path = pathOf(operation, dress);
      const wanted = rowsOf(dress, list, new URLSearchParams(Object.entries(path)));
      const found = await readAll(operation, path, read);
      if (!found) continue;
      if (found.length !== wanted.length)
        faults.push(`${operation.id}: ${found.length} of ${wanted.length} rows`);
      for (const [place, row] of wanted.entries()) {
        if (found[place])
          readings.push(...compareRecord(dress, list.resource, row, found[place], list.without));
      }
    }
    const get = gets[operation.id];
    for (const row of get ? world.rows(get.resource).slice(0, 2) : []) {
      const by = get!.by === 'slug' ? String(row.slug) : dress.idText(get!.resource, row.id);
      const path = { ...pathOf(operation, dress), [get!.by]: by };
      const found = await read(operation, { path });
      if (found) readings.push(...compareRecord(dress, get!.resource, row, found as Found));
    }
  }
  return { readings, unread, faults };
}

async function readAll(
  operation: ClientOperation,
  path: object,
  read: (operation: ClientOperation, sent: object) => Promise<unknown>,
): Promise<Found[] | undefined> {
  const rows: Found[] = [];
  let cursor: unknown;
  do {
    const page = (await read(operation, { path, query: { cursor, limit: 100 } })) as
      | { items: Found[]; nextCursor: unknown }
      | undefined;
    if (!page) return undefined;
    rows.push(...page.items);
    cursor = page.nextCursor;
    if (rows.length > 10_000) throw new Error(`${operation.id} has no end`);
  } while (cursor !== null);
  return rows;
}

const parents: Readonly<Record<string, string>> = {
  pipeline_id: 'pipeline',
  contacto_id: 'contact',
  calendar_id: 'calendar',
  producto_id: 'product',
  form_id: 'form',
  site_id: 'site',
};

/** Ids of the first records that a path goes through. */
function pathOf({ path }: ClientOperation, dress: Dress): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const known = names.filter((name) => parents[name]);
  return Object.fromEntries(
    known.map((name) => [name, dress.idText(parents[name]!, dress.world.rows(parents[name]!)[0]!.id)]),
  );
}

function fetchOf(chameleon: Chameleon): typeof fetch {
  return async (address, init) => {
    const url = new URL(String(address));
    const path = decodeURI(url.pathname.replace('/api/v1', ''));
    const answered = chameleon.answer({ method: init?.method ?? 'GET', path, query: url.searchParams });
    const body = answered.status === 204 ? null : answered.text;
    return new Response(body, { status: answered.status, headers: { 'content-type': answered.type } });
  };
}
