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
      part: 'deliveries',
      page: 'deliveries',
      isChart: true,
      figures: 2,
      places: { owner: 6, admin: 6, integrator: 1, designer: 4, viewer: 6 },
    },
    {
      part: 'broken',
      page: 'webhooks',
      places: { owner: 2.5, admin: 2.5, integrator: 2, designer: 4.5, viewer: 7 },
    },
  ],
} as const satisfies Area;
