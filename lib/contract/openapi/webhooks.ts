import { eventTypeDetails, exampleEvent } from '../event-type-details.ts';
import { type EventType, eventTypes } from '../events.ts';
import { resourceName, schemaRef } from './schemas.ts';

const signature =
  '`t=<unix_seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>` with the secret of the endpoint.';

/** Header parameters of every delivery ("Delivery request"). */
export const deliveryHeaders = {
  ServiceEvent: header('X-Service-Event', 'The event type.', { type: 'string' }),
  ServiceDelivery: header('X-Service-Delivery', 'The delivery id.', { type: 'integer' }),
  ServiceSignature: header('X-Service-Signature', signature, { type: 'string' }),
  ServiceSignaturePrevious: {
    ...header('X-Service-Signature-Previous', `${signature} With the previous secret.`, { type: 'string' }),
    required: false,
  },
};

function header(name: string, description: string, schema: object) {
  return { name, in: 'header', required: true, description, schema };
}

function webhook(type: EventType) {
  const data = resourceName(eventTypeDetails[type].schema);
  return {
    post: {
      operationId: `receive_${type.replaceAll('.', '_')}`,
      tags: ['webhooks'],
      summary: eventTypeDetails[type].description,
      security: [],
      parameters: Object.keys(deliveryHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              allOf: [
                schemaRef('Event'),
                {
                  type: 'object',
                  properties: { type: { const: type }, ...(data && { data: schemaRef(data) }) },
                },
              ],
            },
            example: exampleEvent(type),
          },
        },
      },
      responses: {
        '2XX': { description: 'Confirms the delivery; within 10 seconds.' },
        '4XX': { description: 'Anything but 2xx is tried again; 401 where the signature is wrong.' },
      },
    },
  };
}

/** `webhooks` of the document: what the service sends for each of the 35 event types. */
export const webhookItems = () => Object.fromEntries(eventTypes.map((type) => [type, webhook(type)]));
