import type { getCompany as operation } from '../../../lib/contract/companies.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { companyReply } from './company-rules.ts';
import { getCompanyOrThrow } from './store.ts';

/** `GET /companies/{empresa_id}`. */
export const getCompany: Verb<ReadContext, typeof operation> = async (context, { path }) =>
  companyReply(await getCompanyOrThrow(context, path.empresa_id));
