import type { Company } from '../../../lib/contract/companies.ts';
import type { WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { fold } from '../../core/fold.ts';
import { lockInSubaccount } from '../../db/locks.ts';
import { type CompanyKeys, type CompanyRow, selectCompaniesByKey } from './store.ts';

/** A company as its GET answers. */
export function companyReply(row: CompanyRow): Company {
  return {
    id: row.id,
    nombre: row.nombre,
    rut: row.rut,
    email: row.email,
    telefono: row.telefono,
    sitio_web: row.sitioWeb,
    direccion: row.direccion,
    external_id: row.externalId,
    estado: row.estado,
    campos_custom: row.camposCustom as Company['campos_custom'],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The text in which `q` finds a company. */
export function searchTextOf(row: Pick<CompanyRow, 'nombre' | 'rut' | 'email' | 'externalId'>): string {
  return fold([row.nombre, row.rut, row.email, row.externalId].join(' '));
}

/**
 * 409 where another company has the RUT or the external id. From here to the end of the transaction nobody else of
 * the subaccount takes one.
 */
export async function claimCompanyKeys(
  context: WriteContext,
  keys: CompanyKeys,
  self?: number,
): Promise<void> {
  lockInSubaccount(context.db, context.subaccountId, 'companies');
  const { rut, externalId } = keys;
  for (const row of await selectCompaniesByKey(context, { rut, externalId })) {
    if (row.id === self) continue;
    const [code, field] =
      externalId && row.externalId === externalId
        ? (['external_id_taken', 'external_id'] as const)
        : (['rut_taken', 'rut'] as const);
    throw new ApiError(code, `Company ${row.id} has this ${field}`, [{ field, issue: 'taken' }]);
  }
}

/** The company that an upsert means: by `external_id`, then `rut`, then `email`; never by its name. */
export async function matchCompany(
  context: WriteContext,
  keys: CompanyKeys,
): Promise<CompanyRow | undefined> {
  const rows = await selectCompaniesByKey(context, keys);
  const email = keys.email?.toLowerCase();
  return (
    rows.find((row) => keys.externalId && row.externalId === keys.externalId) ??
    rows.find((row) => keys.rut && row.rut === keys.rut) ??
    rows.find((row) => email && row.email?.toLowerCase() === email)
  );
}
