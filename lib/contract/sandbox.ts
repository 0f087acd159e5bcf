import { z } from 'zod';
import { event, eventType } from './events.ts';
import { one, operation } from './operation.ts';

export const emitExample = operation({
  id: 'emitExample',
  area: 'sandbox',
  method: 'POST',
  path: '/sandbox/emit',
  summary: 'Emit an example event of any type',
  rules: [
    'The event carries the example of the catalogue as `data` and goes to every endpoint that subscribes to it.',
    'Nothing but the event and its deliveries is stored: its resource does not exist.',
  ],
  extension: true,
  body: z.strictObject({ type: eventType }),
  bodyExample: { type: 'invoice.paid' },
  reply: one(event),
});
