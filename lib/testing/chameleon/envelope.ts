import type { Disguise } from './disguise.ts';

type Fields = Record<string, unknown>;

/** Rows as a list of this disguise; `hasPages`: the operation takes a cursor, which a bare array cannot give. */
export function listEnvelope(
  { list, cursorPlace }: Disguise,
  rows: readonly unknown[],
  plural: string,
  cursor: unknown,
  hasPages: boolean,
): unknown {
  const beside = besideOf(cursorPlace, cursor);
  switch (list) {
    case 'bare':
      return hasPages ? { data: rows, ...beside } : rows;
    case 'plural':
      return { [plural]: rows, ...beside };
    case 'only':
      return { total_paginas: 1, registros: rows, ...beside };
    case 'data.items':
      return { data: { items: rows, ...beside } };
    case 'embedded':
      return { _embedded: { [plural]: rows }, ...beside };
    case 'result.list':
      return { result: { list: rows }, ...beside };
    case 'response.records':
      return { status: 'success', response: { records: rows, ...beside } };
    default:
      return { [list]: rows, ...beside };
  }
}

function besideOf(place: Disguise['cursorPlace'], cursor: unknown): Fields {
  if (place === 'meta') return { meta: { next_cursor: cursor } };
  if (place === 'pagination') return { pagination: { next_cursor: cursor, per_page: 50 } };
  return { [place]: cursor };
}

export function oneEnvelope({ one }: Disguise, resource: string, record: unknown): unknown {
  if (one === 'data') return { data: record };
  if (one === 'named') return { [resource]: record };
  return one === 'result' ? { result: record } : record;
}

/** `after-7`, `bzo3` or 7 for the page that starts with the eighth row. */
export function cursorOf(kind: Disguise['cursor'], start: number): number | string {
  if (kind === 'int') return start;
  return kind === 'text' ? `after-${start}` : Buffer.from(`o:${start}`).toString('base64');
}

export function startOf(kind: Disguise['cursor'], cursor: string | null): number {
  if (!cursor) return 0;
  if (kind === 'base64') return Number(Buffer.from(cursor, 'base64').toString().slice(2));
  return Number(cursor.replace('after-', ''));
}
