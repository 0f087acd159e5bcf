import type { LiveEvent } from './message.ts';

type Changed = Pick<LiveEvent, 'type' | 'ids' | 'was'>;

/** Parameter of an operation to the field of the event's record that it is compared with. */
type Scope = Readonly<Record<string, string>>;

/**
 * By the first word of an event's type the reading operations whose answer it may change. Operations are named by
 * id, not imported: this is loaded by every page, the contracts of all areas are not.
 */
export const readersOf: Readonly<Record<string, Readonly<Record<string, Scope>>>> = {
  deal: {
    listDeals: { stage_id: 'stage_id', pipeline_id: 'pipeline_id' },
    getDeal: { deal_id: 'id' },
    getForecast: { pipeline_id: 'pipeline_id' },
    listContactDeals: { contacto_id: 'contacto_id' },
  },
  contact: { listContacts: {}, getContact: { cid: 'id' }, listTags: {} },
  company: { listCompanies: {}, getCompany: { empresa_id: 'id' } },
  product: { listProducts: {}, getProduct: { producto_id: 'id' }, listPrices: { producto_id: 'id' } },
  appointment: {
    listAppointments: { calendar_id: 'calendar_id' },
    getAppointment: { apt_id: 'id' },
    getAvailability: { calendar_id: 'calendar_id' },
    listContactAppointments: { contacto_id: 'contacto_id' },
  },
  form: { listSubmissions: { form_id: 'form_id' }, getSubmission: { form_id: 'form_id', sub_id: 'id' } },
};

/** Events that move a record: where they do not tell from where, it may have been anywhere. */
const moves = new Set(['deal.stage_changed', 'deal.won', 'deal.lost']);

/** Whether what a query (a key of `keyOf`) has read may be out of date after an event. */
export function isAffected(queryKey: readonly unknown[], event: Changed): boolean {
  const call = callOf(queryKey);
  const scope = call && readersOf[event.type.split('.')[0]!]?.[call.operationId];
  if (!scope) return false;
  return Object.entries(scope).every(([parameter, field]) => {
    const asked = call.sent[parameter];
    return asked === undefined || mayConcern(asked, field, event);
  });
}

type DeliveryIds = { readonly id?: unknown; readonly endpoint_id?: unknown };

/** The same for deliveries that are new or changed. Pages by cursor are left alone: their rows would move. */
export function isAffectedByDeliveries(
  queryKey: readonly unknown[],
  rows: readonly DeliveryIds[],
  hasGap: boolean,
): boolean {
  const call = callOf(queryKey);
  if (!call || queryKey.at(-1) === 'pages') return false;
  const names = (parameter: string, field: keyof DeliveryIds) =>
    hasGap ||
    call.sent[parameter] === undefined ||
    rows.some((row) => String(row[field]) === call.sent[parameter]);
  switch (call.operationId) {
    case 'listDeliveries':
      return names('endpoint_id', 'endpoint_id');
    case 'listWebhookEndpoints':
      return true;
    case 'getWebhookEndpoint':
      return names('id', 'endpoint_id');
    case 'getDelivery':
      return names('id', 'id');
    default:
      return false;
  }
}

function mayConcern(asked: string, field: string, { type, ids, was }: Changed): boolean {
  const known = [ids[field], was[field]].filter((value) => value !== undefined);
  if (known.length === 0 || known.some((value) => String(value) === asked)) return true;
  return field === 'stage_id' && moves.has(type) && was[field] === undefined;
}

/** The operation and what it was sent, out of `['api', connection, area, operation, {path, query}, …]`. */
function callOf(key: readonly unknown[]) {
  if (key[0] !== 'api' || typeof key[3] !== 'string') return undefined;
  const parts = typeof key[4] === 'object' && key[4] !== null ? (key[4] as Record<string, object>) : {};
  const sent = { ...parts.path, ...parts.query } as Readonly<Record<string, string | undefined>>;
  return { operationId: key[3], sent };
}
