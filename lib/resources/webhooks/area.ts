import { listRequests } from '../../api/contract/requests.ts';
import { mayCall } from '../../rules/roles.ts';
import type { Area } from '../area.ts';

export const area = {
  name: 'webhooks',
  entry: { group: 'developers', place: 1, href: '/webhooks', icon: 'Webhook', key: 'w' },
  needs: ['listDeliveries', 'listEvents', 'listWebhookEndpoints'],
  pages: [
    { id: 'health', href: '/webhooks' },
    { id: 'deliveries', href: '/webhooks/deliveries', needs: ['listDeliveries'], key: 'd' },
    { id: 'events', href: '/webhooks/events', needs: ['listEvents'], key: 'e' },
    {
      id: 'requests',
      href: '/webhooks/requests',
      needs: ['listRequests'],
      key: 'q',
      isFor: (role) => mayCall(role, listRequests),
    },
    { id: 'types', href: '/webhooks/catalog', key: 't' },
    { id: 'verify', href: '/webhooks/verify', key: 'v' },
    { id: 'receiver', href: '/webhooks/receiver', key: 'r' },
  ],
  // Not events of the catalogue: the console's own feed of deliveries.
  readers: {
    delivery: {
      listDeliveries: { endpoint_id: 'endpoint_id' },
      getDelivery: { id: 'id' },
      listWebhookEndpoints: {},
      getWebhookEndpoint: { id: 'endpoint_id' },
    },
  },
  ids: [
    { kind: 'event', like: /^(evt_\d+)$/, path: '/webhooks/events' },
    { kind: 'delivery', like: /^#?(\d+)$/, path: '/webhooks/deliveries' },
  ],
  overview: [
    {
      part: 'broken',
      page: 'webhooks',
      places: { owner: 1, admin: 1, integrator: 1, designer: 4, viewer: 4 },
    },
  ],
} as const satisfies Area;
