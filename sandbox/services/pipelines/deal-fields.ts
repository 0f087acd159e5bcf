import type { WriteContext } from '../../core/context.ts';
import { invalidField } from '../../core/errors.ts';
import { holdContact } from '../contacts/store.ts';
import type { DealRow } from './deal-record.ts';
import { ownsCompany } from './deal-store.ts';

/** The fields of a body that are stored as sent. */
export type DealSent = {
  readonly title?: string | undefined;
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  readonly external_id?: string | null | undefined;
  readonly contacto_id?: number | null | undefined;
  readonly empresa_id?: number | null | undefined;
  readonly fecha_cierre_estimada?: string | null | undefined;
  readonly campos_custom?: Record<string, unknown> | undefined;
};

/** The columns that a body sets; what it leaves out is undefined and stays. Throws 422 for a strange reference. */
export async function dealColumns(context: WriteContext, sent: DealSent): Promise<Partial<DealRow>> {
  await assertReferences(context, sent);
  const columns = {
    title: sent.title,
    amount: sent.amount,
    currency: sent.currency,
    externalId: sent.external_id,
    contactoId: sent.contacto_id,
    empresaId: sent.empresa_id,
    fechaCierreEstimada: sent.fecha_cierre_estimada,
    camposCustom: sent.campos_custom,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

async function assertReferences(context: WriteContext, { contacto_id, empresa_id }: DealSent): Promise<void> {
  if (contacto_id && !(await holdContact(context, contacto_id)))
    throw invalidField('contacto_id', 'not_found');
  if (empresa_id && !(await ownsCompany(context, empresa_id))) throw invalidField('empresa_id', 'not_found');
}
