import type { listTags as operation } from '../../../lib/contract/contacts.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { selectTags } from './store.ts';

/** `GET /tags`, by name. */
export const listTags: Verb<ReadContext, typeof operation> = async (context) => ({
  data: await selectTags(context),
  next_cursor: null,
});
