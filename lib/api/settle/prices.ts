import type { Sending } from '../client.ts';
import { getProduct, listPrices, type savePrice } from '../contract/catalog.ts';
import type { Id } from '../loose.ts';
import { unreadableOf } from '../read/notes.ts';
import type { PriceRecord } from '../records.ts';
import { holds, judgeUpdate } from './compare.ts';
import { type Check, done, type Look, partsOf, undone, unseen } from './finding.ts';
import { ageOf } from './newest.ts';

type Path = { readonly producto_id: Id; readonly precio_id: Id };
type Body = Sending<typeof savePrice>['body'];

/**
 * A price is what it holds: one of these terms, this validity, this amount and these tiers is the one that was sent, since no
 * product has it twice. Where it was to take another's place, that one's `id` tells.
 */
export const priceSaved: Check = async (look) => {
  const { path, body } = partsOf<Path, Body>(look);
  const { id, ...sent } = body;
  const { items, nextCursor } = await look.read(listPrices, { path });
  const known = pricesBefore(look, path);
  const itself = id === undefined ? undefined : items.find((price) => String(price.id) === String(id));
  if (itself) {
    const before = known?.find((price) => String(price.id) === String(id));
    const isWhole = unreadableOf(itself).length === 0;
    return isWhole ? judgeUpdate(asSent(sent), itself, before) : unseen;
  }
  const same = items.find((price) => heldBy(price, sent));
  if (same) return done(same);
  // Another that came about meanwhile may be it in another form, or what somebody changed it to.
  const isNew = (price: PriceRecord) =>
    known
      ? !known.some((other) => String(other.id) === String(price.id))
      : ageOf(price, look.startedAt) !== 'before';
  const isClear = items.every((price) => unreadableOf(price).length === 0 && price.moneda !== undefined);
  const mayBeIt = items.some((price) => holds(sent.moneda, price.moneda) !== 'other' && isNew(price));
  return nextCursor === null && isClear && !mayBeIt ? undone : unseen;
};

export const priceDeleted: Check = async (look) => {
  const { path } = partsOf<Path>(look);
  const { items, nextCursor } = await look.read(listPrices, { path });
  if (items.some(({ id }) => String(id) === String(path.precio_id))) return undone;
  return nextCursor === null && items.every(({ id }) => id !== undefined) ? done({}) : unseen;
};

/** The prices of the product as the page knew them, read alone or with it. */
function pricesBefore(look: Look, path: Path): readonly PriceRecord[] | undefined {
  const listed = look.before(listPrices, { path }) as { items?: readonly PriceRecord[] } | undefined;
  const product = look.before(getProduct, { path }) as { precios?: readonly PriceRecord[] } | undefined;
  return listed?.items ?? product?.precios;
}

/** What the whole of a price leaves out is empty; a period and its days belong to recurring prices alone. */
function asSent({ periodicidad = null, periodo_dias = null, ...sent }: Omit<Body, 'id'>): object {
  const period = sent.tipo_precio === 'unico' ? {} : { periodicidad, periodo_dias };
  return { vigencia_desde: null, vigencia_hasta: null, tramos: [], ...sent, ...period };
}

function heldBy(price: PriceRecord, sent: Omit<Body, 'id'>): boolean {
  if (unreadableOf(price).length > 0) return false;
  return Object.entries(asSent(sent)).every(
    ([name, value]) => !['other', 'hidden'].includes(holds(value, Reflect.get(price, name), name in price)),
  );
}
