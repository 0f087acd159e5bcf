import type { listForms as operation } from '../../../lib/contract/forms.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { pageOf } from '../../core/pagination.ts';
import { formReply, selectForms } from './store.ts';

/** `GET /forms`, newest first. */
export const listForms: Verb<ReadContext, typeof operation> = async (context, { query }) =>
  pageOf(await selectForms(context, query), query.limit, (row) => formReply(row, context.publicUrl));
