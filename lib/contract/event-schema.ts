import { z } from 'zod';
import { eventTypeDetails } from './event-type-details.ts';
import { type EventType, event } from './events.ts';
import { type JsonSchema, jsonSchemaOf } from './openapi/schemas.ts';

/** JSON Schema of the whole envelope of a type ("Event envelope"): `previous` only where the type has one. */
export function eventSchema(type: EventType): JsonSchema {
  const { schema, previous } = eventTypeDetails[type];
  const { previous: _, ...envelope } = event.shape;
  return jsonSchemaOf(
    z.looseObject({
      ...envelope,
      type: z.literal(type),
      data: schema,
      ...(previous && { previous: schema.partial() }),
    }),
    'output',
  );
}
