import { isDeepStrictEqual } from 'node:util';

/**
 * The old values of the fields that a change touched: an update event's `previous`. `updated_at` moves with every
 * change and says nothing, so it is left out. Undefined where nothing changed: then there is no event.
 */
export function changedFields<Resource extends object>(
  before: Resource,
  after: Resource,
): Partial<Resource> | undefined {
  const current = new Map<string, unknown>(Object.entries(after));
  const changed = Object.entries(before).filter(
    ([field, value]) => field !== 'updated_at' && !isDeepStrictEqual(value, current.get(field)),
  );
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Resource>);
}
