import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  updateWebhookEndpoint,
} from '@/lib/api/contract/webhooks';
import type { ConfigurationKind } from '@/lib/resources/configuration';

/** Never its secret, nor what became of its deliveries. */
const endpoints: ConfigurationKind = {
  name: 'endpoints',
  area: 'webhooks',
  operations: {
    list: listWebhookEndpoints,
    get: getWebhookEndpoint,
    create: createWebhookEndpoint,
    update: updateWebhookEndpoint,
    remove: deleteWebhookEndpoint,
  },
  idIn: 'id',
  identity: ['url'],
  title: 'url',
  written: ['url', 'description', 'events', 'active'],
  leftOut: [
    'secret',
    'secret_hint',
    'previous_secret_expires_at',
    'consecutive_failures',
    'disabled_at',
    'disabled_reason',
  ],
  empty: { events: [] },
  // Their order says nothing.
  readers: { events: (events) => (events as readonly string[]).toSorted() },
  lists: [],
  state: ['disabled_at', 'disabled_reason'],
  names: [],
  references: () => [],
};

export const configuration: readonly ConfigurationKind[] = [endpoints];
