import type { updateCompany as operation } from '../../../lib/contract/companies.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { saveCompany } from './save-company.ts';
import { lockCompanyAndKeys } from './store.ts';

/** `PATCH /companies/{empresa_id}`. */
export const updateCompany: Verb<WriteContext, typeof operation> = async (context, { path, body }) =>
  saveCompany(context, await lockCompanyAndKeys(context, path.empresa_id), body);
