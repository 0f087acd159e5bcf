import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  updateWebhookEndpoint,
} from '@/lib/api/contract/webhooks';
import { resource } from '@/lib/resources/resource';
import { addressBesideName, nameOfEndpoint } from './endpoint-name';

/** Where events are sent, to whom which of them ("Webhooks"). */
export const endpoints = resource<typeof listWebhookEndpoints>({
  name: 'endpoints',
  area: 'webhooks',
  path: '/webhooks/endpoints',
  words: { fields: 'webhooks.endpointForm', list: 'webhooks.endpoints' },
  operations: {
    list: listWebhookEndpoints,
    get: getWebhookEndpoint,
    create: createWebhookEndpoint,
    update: updateWebhookEndpoint,
    remove: deleteWebhookEndpoint,
  },
  idIn: 'id',
  title: nameOfEndpoint,
  details: (endpoint) => [addressBesideName(endpoint)],
  fields: {
    url: { kind: 'url', form: { isRequired: true } },
    description: { kind: 'text', form: { maxLength: 500 } },
    events: {
      kind: 'json',
      form: {
        isRequired: true,
        draft: {
          read: (types) => (Array.isArray(types) ? types.map(String) : []),
          write: (types: readonly string[]) => types,
        },
      },
    },
  },
  filters: {},
});
