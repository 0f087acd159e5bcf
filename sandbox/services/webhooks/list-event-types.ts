import { eventTypeInfos } from '../../../lib/contract/event-type-details.ts';
import type { listEventTypes as listEventTypesOperation } from '../../../lib/contract/webhooks.ts';
import type { ReadContext, Verb } from '../../core/context.ts';

/** The 35 types by group, each with what it means and an example of its envelope. */
export const listEventTypes: Verb<ReadContext, typeof listEventTypesOperation> = async () => ({
  data: [...eventTypeInfos],
  next_cursor: null,
});
