import { exampleEvent } from '../../../lib/contract/event-type-details.ts';
import type { emitExample as emitExampleOperation } from '../../../lib/contract/sandbox.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { appendEvents } from '../../outbox/append.ts';
import { getEvent } from './event-store.ts';

/** Emits the example of a type to every endpoint that subscribes to it. */
export const emitExample: Verb<WriteContext, typeof emitExampleOperation> = async (context, { body }) => {
  const { data, previous } = exampleEvent(body.type);
  const [event] = await appendEvents(
    context.db,
    context.subaccountId,
    context.now,
    [{ type: body.type, data, previous }],
    context.requestId,
  );
  context.wakes({ delivers: event!.deliveries.length > 0, startsRuns: event!.startsRuns });
  return getEvent(context, event!.id);
};
