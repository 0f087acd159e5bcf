/** A page whose first sight is measured. */
export type PaintPage = {
  readonly address: string;
  /** Words of a record that stand on the page when its data is there. */
  readonly data: string;
  /** Answers that its data needs one after the other: the deals of a board follow on its pipeline. */
  readonly hops?: number;
};

/** By the records of `paint-upstream`. */
export const paintPages: readonly PaintPage[] = [
  { address: '/overview', data: 'Llamar', hops: 2 },
  { address: '/pipelines', data: 'Ventas 2' },
  { address: '/pipelines/1', data: 'Renovación 3', hops: 2 },
  { address: '/pipelines/1?view=list', data: 'Renovación 3', hops: 2 },
  { address: '/pipelines/1/deals/1001', data: 'Renovación 3', hops: 2 },
  { address: '/pipelines/1/settings', data: 'Etapa 2' },
  { address: '/pipelines/1/forecast', data: 'CLP' },
  { address: '/contacts', data: 'Rojas 3' },
  { address: '/contacts/1', data: 'Rojas 1' },
  { address: '/contacts/companies', data: 'Andes 3' },
  { address: '/contacts/companies/1', data: 'Andes 1' },
  { address: '/contacts/tags', data: 'cliente-3' },
  { address: '/tasks', data: 'Llamar 3' },
  { address: '/tasks/1', data: 'Llamar 1' },
  { address: '/webhooks', data: 'hooks/1' },
  { address: '/webhooks/deliveries', data: 'evt_3' },
  { address: '/webhooks/deliveries/3', data: 'evt_3' },
  { address: '/webhooks/endpoints/1', data: 'hooks/1' },
  { address: '/webhooks/catalog', data: 'deal.created' },
];

/** Areas whose link in the navigation is pressed. */
export const pressedAreas: readonly string[] = ['/contacts', '/pipelines', '/webhooks', '/catalog', '/forms'];
