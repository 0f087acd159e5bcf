import {
  deleteWebhookEndpoint,
  getDelivery,
  getWebhookEndpoint,
  listDeliveries,
  pingWebhookEndpoint,
  redeliver,
  updateWebhookEndpoint,
} from '../contract/webhooks.ts';
import type { Id } from '../loose.ts';
import type { ItemOf } from '../reply.ts';
import { rawOf } from '../tolerant.ts';
import { judgeUpdate } from './compare.ts';
import { type Check, done, type Finding, type Look, partsOf, undone, unseen } from './finding.ts';
import { ageOf } from './newest.ts';

type Path = { readonly id: Id };
type Row = ItemOf<typeof listDeliveries>;

const endpointUpdated: Check = async (look) => {
  const { path, body } = partsOf<Path>(look);
  return judgeUpdate(
    body,
    await look.read(getWebhookEndpoint, { path }),
    look.before(getWebhookEndpoint, { path }),
  );
};

const endpointDeleted: Check = async (look) => {
  const { path } = partsOf<Path>(look);
  return (await look.find(getWebhookEndpoint, { path })) ? undone : done({});
};

/** Newest first: one that came about since the write was sent is its doing; one a little older may be. */
function newest(rows: readonly Row[], startedAt: number, replyOf: (row: Row) => object): Finding {
  const row = rows[0];
  if (!row) return undone;
  const age = ageOf(row, startedAt);
  if (age === 'since') return done(replyOf(row));
  return age === 'before' ? undone : unseen;
}

/** Null is read as absent: a server that has the field says with it that this is no clone. */
function tellsOriginals(row: Row): boolean {
  return row.redelivery_of !== undefined || 'redelivery_of' in (rawOf(row) as object);
}

async function latest(look: Look, endpointId: Id | undefined): Promise<readonly Row[]> {
  const query = { limit: 100, ...(endpointId !== undefined && { endpoint_id: String(endpointId) }) };
  return (await look.read(listDeliveries, { query } as object)).items;
}

const pinged: Check = async (look) => {
  const { path } = partsOf<Path>(look);
  const tests = (await latest(look, path.id)).filter(({ event_type }) => event_type === 'webhook.test');
  return newest(tests, look.startedAt, ({ id, event_id }) => ({ delivery_id: id, event_id }));
};

/**
 * The clone names its original; on a server that names none it is later and carries the same event. One of the same
 * moment may be it where deliveries are dated by their event.
 */
const redelivered: Check = async (look) => {
  const { path } = partsOf<Path>(look);
  const original = await look.read(getDelivery, { path });
  const others = (await latest(look, original.endpoint_id)).filter(
    (row) =>
      String(row.id) !== String(path.id) &&
      (tellsOriginals(row)
        ? String(row.redelivery_of) === String(path.id)
        : row.event_id !== undefined &&
          row.event_id === original.event_id &&
          !(Date.parse(row.created_at ?? '') < Date.parse(original.created_at ?? ''))),
  );
  const clones = others.filter((row) => tellsOriginals(row) || row.created_at !== original.created_at);
  return clones.length < others.length ? unseen : newest(clones, look.startedAt, (row) => row);
};

export const checksOfWebhooks: Readonly<Record<string, Check>> = {
  [updateWebhookEndpoint.id]: endpointUpdated,
  [deleteWebhookEndpoint.id]: endpointDeleted,
  [pingWebhookEndpoint.id]: pinged,
  [redeliver.id]: redelivered,
};
