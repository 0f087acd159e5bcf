import type * as contract from '../../../lib/contract/content.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { pageOf } from '../../core/pagination.ts';
import { conversationReply, getConversationOrThrow, selectConversations, summaryReply } from './store.ts';

/** `GET /conversations`, newest first, without their messages. */
export const listConversations: Verb<ReadContext, typeof contract.listConversations> = async (
  context,
  { query },
) => pageOf(await selectConversations(context, query), query.limit, summaryReply);

/** `GET /conversations/{conv_id}`, with its messages, oldest first. */
export const getConversation: Verb<ReadContext, typeof contract.getConversation> = async (
  context,
  { path },
) => conversationReply(context.db, await getConversationOrThrow(context, path.conv_id));
