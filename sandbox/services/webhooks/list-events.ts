import type { listEvents as listEventsOperation } from '../../../lib/contract/webhooks.ts';
import type { ReadContext, TextVerb } from '../../core/context.ts';
import { JsonText } from '../../core/json-text.ts';
import { selectEvents } from './event-store.ts';

/** Oldest first, as they are stored; `next_cursor` is the last event's id, or the given cursor when there is nothing newer. */
export const listEvents: TextVerb<ReadContext, typeof listEventsOperation> = async (context, { query }) => {
  const events = await selectEvents(context, {
    after: query.cursor ?? 0,
    limit: query.limit,
    types: query.type,
    search: query.search,
  });
  const last = events.at(-1)?.id ?? query.cursor;
  const next = last === undefined ? 'null' : `"evt_${last}"`;
  return new JsonText(`{"data":[${events.map(({ body }) => body).join(',')}],"next_cursor":${next}}`);
};
