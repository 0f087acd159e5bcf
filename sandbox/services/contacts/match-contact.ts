import type { WriteContext } from '../../core/context.ts';
import { type ContactKeys, type ContactRow, selectContactsByKey } from './store.ts';

/** The contact that an upsert means: by `external_id`, then `email`, then `telefono` (the oldest that has it). */
export async function matchContact(
  context: WriteContext,
  keys: ContactKeys,
): Promise<ContactRow | undefined> {
  const rows = await selectContactsByKey(context, keys);
  const email = keys.email?.toLowerCase();
  return (
    rows.find((row) => keys.externalId && row.externalId === keys.externalId) ??
    rows.find((row) => email && row.email?.toLowerCase() === email) ??
    rows.find((row) => keys.telefono && row.telefono === keys.telefono)
  );
}
