import type { upsertCompany as operation } from '../../../lib/contract/companies.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { invalidField } from '../../core/errors.ts';
import { lockInSubaccount } from '../../db/locks.ts';
import { matchCompany } from './company-rules.ts';
import { addCompany, saveCompany } from './save-company.ts';
import { lockCompanyOrThrow } from './store.ts';

/** `POST /companies/upsert`: of two at once for an unknown key one creates and the other updates. */
export const upsertCompany: Verb<WriteContext, typeof operation> = async (context, { body }) => {
  lockInSubaccount(context.db, context.subaccountId, 'companies');
  const keys = { externalId: body.external_id, rut: body.rut, email: body.email };
  const match = await matchCompany(context, keys);
  if (match) {
    const saved = await saveCompany(context, await lockCompanyOrThrow(context, match.id), body);
    return { ...saved, created: false };
  }
  const { nombre } = body;
  if (nombre === undefined) throw invalidField('nombre', 'required');
  return { ...(await addCompany(context, { ...body, nombre })), created: true };
};
