import type { Loose } from '../api/loose.ts';
import { isObject, rawOf } from '../api/tolerant.ts';
import type { Deal } from '../contract/deals.ts';
import { ExactNumber } from '../json/parse-json.ts';

type DealRecord = Loose<Deal>;

/** The API document names no owner; servers and subaccounts that have one call it one of these. */
const names = [
  'owner',
  'owner_name',
  'responsable',
  'vendedor',
  'asignado_a',
  'owner_id',
  'responsable_id',
  'usuario_id',
];

/** Who a deal belongs to, as far as the server or a custom field says. */
export function ownerOf(deal: DealRecord): string | undefined {
  const known = owners.get(deal);
  if (known !== undefined) return known || undefined;
  const raw = rawOf(deal);
  const owner = ownerIn(isObject(raw) ? raw : {}) ?? ownerIn(deal.campos_custom ?? {}) ?? '';
  owners.set(deal, owner);
  return owner || undefined;
}

/** Every owner of these deals, by name; empty where deals have none. */
export function ownersOf(deals: readonly DealRecord[]): readonly string[] {
  return [...new Set(deals.map(ownerOf))].filter((owner) => owner !== undefined).toSorted();
}

const owners = new WeakMap<DealRecord, string>();

function ownerIn(fields: Readonly<Record<PropertyKey, unknown>>): string | undefined {
  for (const name of names) {
    const value = fields[name];
    const text = isObject(value) ? (value.nombre ?? value.name ?? value.id) : value;
    if (
      (typeof text === 'string' && text !== '') ||
      typeof text === 'number' ||
      text instanceof ExactNumber
    ) {
      return String(text);
    }
  }
  return undefined;
}
