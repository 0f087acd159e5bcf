import type { listContactDeals as operation } from '../../../lib/contract/deals.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { dealRecord } from './deal-record.ts';
import { ownsContact, selectDeals } from './deal-store.ts';

/** Without `limit`, so everything; deals in the trash are not among them. */
export const listContactDeals: Verb<ReadContext, typeof operation> = async (context, { path }) => {
  if (!(await ownsContact(context, path.contacto_id))) throw notFound('Contact');
  const rows = await selectDeals(context, { contactoId: path.contacto_id });
  return { data: rows.map(dealRecord), next_cursor: null };
};
