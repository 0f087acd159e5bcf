import type { listCompanies as operation } from '../../../lib/contract/companies.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { pageOf } from '../../core/pagination.ts';
import { companyReply } from './company-rules.ts';
import { selectCompanies } from './store.ts';

/** `GET /companies`, newest first. */
export const listCompanies: Verb<ReadContext, typeof operation> = async (context, { query }) =>
  pageOf(await selectCompanies(context, query), query.limit, companyReply);
