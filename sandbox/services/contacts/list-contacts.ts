import type { listContacts as operation } from '../../../lib/contract/contacts.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { pageOf } from '../../core/pagination.ts';
import { contactReplies } from './replies.ts';
import { selectContacts } from './store.ts';

/** `GET /contacts`, newest first. */
export const listContacts: Verb<ReadContext, typeof operation> = async (context, { query }) => {
  const { data, next_cursor } = pageOf(await selectContacts(context, query), query.limit, (row) => row);
  return { data: await contactReplies(context.db, data), next_cursor };
};
