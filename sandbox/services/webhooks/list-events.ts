import type { listEvents as listEventsOperation } from '../../../lib/contract/webhooks.ts';
import type { ReadContext, Verb } from '../context.ts';
import { selectEvents } from './event-store.ts';

/** Oldest first; `next_cursor` is the last event's id, or the given cursor when there is nothing newer. */
export const listEvents: Verb<ReadContext, typeof listEventsOperation> = async (context, { query }) => {
  const data = await selectEvents(context, {
    after: query.cursor ?? 0,
    limit: query.limit,
    types: query.type,
  });
  const given = query.cursor === undefined ? null : `evt_${query.cursor}`;
  return { data, next_cursor: data.at(-1)?.id ?? given };
};
