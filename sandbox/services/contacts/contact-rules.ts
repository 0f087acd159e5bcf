import type { WriteContext } from '../../core/context.ts';
import { ApiError, invalidField } from '../../core/errors.ts';
import { fold } from '../../core/fold.ts';
import { lockInSubaccount } from '../../db/locks.ts';
import { companyExists } from '../companies/store.ts';
import { type ContactKeys, type ContactRow, selectContactsByKey } from './store.ts';

type Searched = Pick<ContactRow, 'nombre' | 'apellido' | 'email' | 'telefono' | 'rut' | 'externalId'>;

/** The text in which `search` finds a contact. */
export function searchTextOf({ nombre, apellido, email, telefono, rut, externalId }: Searched): string {
  return fold([nombre, apellido, email, telefono, rut, externalId].join(' '));
}

/**
 * 409 where another contact has the e-mail or the external id. From here to the end of the transaction nobody else
 * of the subaccount takes one.
 */
export async function claimContactKeys(
  context: WriteContext,
  keys: ContactKeys,
  self?: number,
): Promise<void> {
  await lockInSubaccount(context.db, context.subaccountId, 'contacts');
  const { email, externalId } = keys;
  for (const row of await selectContactsByKey(context, { email, externalId })) {
    if (row.id === self) continue;
    const [code, field] =
      externalId && row.externalId === externalId
        ? (['external_id_taken', 'external_id'] as const)
        : (['email_taken', 'email'] as const);
    throw new ApiError(code, `Contact ${row.id} has this ${field}`, [{ field, issue: 'taken' }]);
  }
}

/** 422 where the company is not one of the subaccount's. */
export async function assertCompany(context: WriteContext, id: number | null | undefined): Promise<void> {
  if (id == null || (await companyExists(context, id))) return;
  throw invalidField('empresa_id', 'not_found');
}
