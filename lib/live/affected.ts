import type { Area, Scope } from '../resources/area.ts';
import { areas } from '../resources/areas.generated.ts';
import type { LiveEvent } from './message.ts';

type Changed = Pick<LiveEvent, 'type' | 'ids' | 'was'>;

/**
 * By the first word of an event's type the reading operations whose answer it may change. Operations are named by
 * id, not imported: this is loaded by every page, the contracts of all areas are not.
 */
export const readersOf: Readonly<Record<string, Readonly<Record<string, Scope>>>> = Object.assign(
  {},
  ...Object.values<Area>(areas).map(({ readers }) => readers),
);

/** Events that move a record: where they do not tell from where, it may have been anywhere. */
const moves = new Set(['deal.stage_changed', 'deal.won', 'deal.lost']);

/** Whether what a query (a key of `keyOf`) has read may be out of date after an event. */
export function isAffected(queryKey: readonly unknown[], event: Changed): boolean {
  const call = callOf(queryKey);
  const scope = call && readersOf[event.type.split('.')[0]!]?.[call.operationId];
  if (!scope) return false;
  return Object.entries(scope).every(([parameter, field]) => {
    const asked = call.sent[parameter];
    return asked === undefined || mayConcern(asked, field, event);
  });
}

type DeliveryIds = { readonly id?: unknown; readonly endpoint_id?: unknown };

/** The same for deliveries that are new or changed. Pages by cursor are left alone: their rows would move. */
export function isAffectedByDeliveries(
  queryKey: readonly unknown[],
  rows: readonly DeliveryIds[],
  hasGap: boolean,
): boolean {
  const call = callOf(queryKey);
  const scope = call && readersOf.delivery?.[call.operationId];
  if (!scope || queryKey.at(-1) === 'pages') return false;
  return Object.entries(scope).every(([parameter, field]) => {
    const asked = call.sent[parameter];
    return (
      hasGap || asked === undefined || rows.some((row) => String(row[field as keyof DeliveryIds]) === asked)
    );
  });
}

function mayConcern(asked: string, field: string, { type, ids, was }: Changed): boolean {
  const known = [ids[field], was[field]].filter((value) => value !== undefined);
  if (known.length === 0 || known.some((value) => String(value) === asked)) return true;
  return field === 'stage_id' && moves.has(type) && was[field] === undefined;
}

/** The operation and what it was sent, out of `['api', connection, area, operation, {path, query}, …]`. */
function callOf(key: readonly unknown[]) {
  if (key[0] !== 'api' || typeof key[3] !== 'string') return undefined;
  const parts = typeof key[4] === 'object' && key[4] !== null ? (key[4] as Record<string, object>) : {};
  const sent = { ...parts.path, ...parts.query } as Readonly<Record<string, string | undefined>>;
  return { operationId: key[3], sent };
}
