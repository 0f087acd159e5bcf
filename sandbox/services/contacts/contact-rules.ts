import { violatedUnique } from '../../../lib/database/query-error.ts';
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

/** The keys that a body carries, each of which one contact of the subaccount may have. */
export function keysSent(body: {
  readonly email?: string | null | undefined;
  readonly external_id?: string | null | undefined;
}): ContactKeys {
  return { email: body.email, externalId: body.external_id };
}

/**
 * 409 where another contact has the e-mail or the external id. From here to the end of the transaction nobody else
 * who changes contacts takes one; who makes one does not wait, and the index decides (`keyTakenBy`).
 */
export async function claimContactKeys(
  context: WriteContext,
  { email, externalId }: ContactKeys,
  self?: number,
): Promise<void> {
  lockInSubaccount(context.db, context.subaccountId, 'contacts');
  for (const row of await selectContactsByKey(context, { email, externalId })) {
    if (row.id === self) continue;
    const isExternalId = Boolean(externalId) && row.externalId === externalId;
    throw keyTaken(isExternalId ? 'external_id' : 'email', `Contact ${row.id}`);
  }
}

/** 409 where the database refused a contact because another has its e-mail or external id. */
export function keyTakenBy(error: unknown): ApiError | undefined {
  const index = violatedUnique(error);
  if (index === 'contacts_email') return keyTaken('email', 'Another contact');
  if (index === 'contacts_external_id') return keyTaken('external_id', 'Another contact');
  return undefined;
}

/** 409. */
export function keyTaken(field: 'email' | 'external_id', holder: string): ApiError {
  return new ApiError(`${field}_taken`, `${holder} has this ${field}`, [{ field, issue: 'taken' }]);
}

/** 422 where the company is not one of the subaccount's. */
export async function assertCompany(context: WriteContext, id: number | null | undefined): Promise<void> {
  if (id == null || (await companyExists(context, id))) return;
  throw invalidField('empresa_id', 'not_found');
}
