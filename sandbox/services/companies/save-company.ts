import type { Company, createCompany, updateCompany } from '../../../lib/contract/companies.ts';
import type { Input } from '../../../lib/contract/operation.ts';
import { changedFields } from '../../core/changed-fields.ts';
import type { WriteContext } from '../../core/context.ts';
import { claimCompanyKeys, companyReply, searchTextOf } from './company-rules.ts';
import { type CompanyRow, changeCompany, insertCompany } from './store.ts';

type NewCompany = Input<typeof createCompany>['body'];
type CompanyChange = Input<typeof updateCompany>['body'];

/** Makes a company whose keys nobody has, and says so. */
export async function addCompany(context: WriteContext, body: NewCompany): Promise<Company> {
  const { db, subaccountId, now } = context;
  await claimCompanyKeys(context, { rut: body.rut, externalId: body.external_id });
  const searched = {
    nombre: body.nombre,
    rut: body.rut ?? null,
    email: body.email ?? null,
    externalId: body.external_id ?? null,
  };
  const row = await insertCompany(db, {
    subaccountId,
    ...searched,
    telefono: body.telefono ?? null,
    sitioWeb: body.sitio_web ?? null,
    direccion: body.direccion ?? null,
    estado: 'activa',
    camposCustom: body.campos_custom ?? {},
    buscable: searchTextOf(searched),
    createdAt: now,
    updatedAt: now,
  });
  const reply = companyReply(row);
  context.emit('company.created', reply);
  return reply;
}

/**
 * Changes a locked company: fields left out keep their value, null empties. Emits `company.archived` where it became
 * archived, else `company.updated`, and nothing where nothing changed.
 */
export async function saveCompany(
  context: WriteContext,
  row: CompanyRow,
  body: CompanyChange,
): Promise<Company> {
  await claimCompanyKeys(context, { rut: body.rut, externalId: body.external_id }, row.id);
  const sent = {
    nombre: body.nombre,
    rut: body.rut,
    email: body.email,
    telefono: body.telefono,
    sitioWeb: body.sitio_web,
    direccion: body.direccion,
    externalId: body.external_id,
    estado: body.estado,
    camposCustom: body.campos_custom,
  };
  const values = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const changed = { ...row, ...values };
  const previous = changedFields(companyReply(row), companyReply(changed));
  if (!previous) return companyReply(row);
  const reply = companyReply(
    await changeCompany(context.db, row.id, {
      ...values,
      buscable: searchTextOf(changed),
      updatedAt: context.now,
    }),
  );
  if (reply.estado === 'archivada' && row.estado !== 'archivada') context.emit('company.archived', reply);
  else context.emit('company.updated', reply, previous);
  return reply;
}
