import { emitExample as emitExampleOperation } from '../../../lib/contract/sandbox.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getDelivery as getDeliveryOperation,
  getWebhookEndpoint,
  listDeliveries as listDeliveriesOperation,
  listEvents as listEventsOperation,
  listEventTypes as listEventTypesOperation,
  listWebhookEndpoints,
  pingWebhookEndpoint,
  redeliver as redeliverOperation,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from '../../../lib/contract/webhooks.ts';
import { type Route, read, write } from '../../core/route.ts';
import { createEndpoint } from './create-endpoint.ts';
import { deleteEndpoint } from './delete-endpoint.ts';
import { emitExample } from './emit-example.ts';
import { getDelivery } from './get-delivery.ts';
import { getEndpoint } from './get-endpoint.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listEndpoints } from './list-endpoints.ts';
import { listEventTypes } from './list-event-types.ts';
import { listEvents } from './list-events.ts';
import { pingEndpoint } from './ping-endpoint.ts';
import { redeliver } from './redeliver.ts';
import { rotateSecret } from './rotate-secret.ts';
import { updateEndpoint } from './update-endpoint.ts';

/** Webhooks and events, and the sandbox's own way to emit. `allowInsecureWebhooks` opens plain http and loopback. */
export function webhookRoutes({ allowInsecureWebhooks }: { allowInsecureWebhooks: boolean }): Route[] {
  return [
    read(listEventsOperation, listEvents),
    read(listEventTypesOperation, listEventTypes),
    read(listWebhookEndpoints, listEndpoints),
    write(createWebhookEndpoint, createEndpoint(allowInsecureWebhooks)),
    read(getWebhookEndpoint, getEndpoint),
    write(updateWebhookEndpoint, updateEndpoint(allowInsecureWebhooks), { alone: true }),
    write(deleteWebhookEndpoint, deleteEndpoint, { alone: true }),
    write(rotateWebhookSecret, rotateSecret),
    write(pingWebhookEndpoint, pingEndpoint, { alone: true }),
    read(listDeliveriesOperation, listDeliveries),
    read(getDeliveryOperation, getDelivery),
    write(redeliverOperation, redeliver),
    write(emitExampleOperation, emitExample, { alone: true }),
  ];
}
