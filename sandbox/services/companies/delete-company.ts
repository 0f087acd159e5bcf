import type { deleteCompany as operation } from '../../../lib/contract/companies.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { saveCompany } from './save-company.ts';
import { lockCompanyAndKeys } from './store.ts';

/** `DELETE /companies/{empresa_id}`: archives; nothing is removed. */
export const deleteCompany: Verb<WriteContext, typeof operation> = async (context, { path }) =>
  saveCompany(context, await lockCompanyAndKeys(context, path.empresa_id), { estado: 'archivada' });
