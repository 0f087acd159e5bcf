import { deletePrice, savePrice } from '@/lib/api/contract/catalog';
import type { Id } from '@/lib/api/loose';
import { type KnownPrice, priceBody } from '@/lib/catalog/price';
import type { JsonObject } from '@/lib/contract/scalars';
import { overlaps, termsKey } from '@/lib/rules/prices/terms';
import { itemsByKey, type Standing, sendStep, stepOf } from './writing';

/** One price as it is to be: in the place of another, new, or taken away. */
type Write = { readonly key: string; readonly id?: Id; readonly after?: KnownPrice };

/**
 * Writes the prices of a product that are missing. No two of the same terms may hold on one day at any moment, so each
 * write waits for those that make room for it; where none has room one is taken away first.
 */
export async function writePrices(standing: Standing): Promise<void> {
  const path = { producto_id: standing.id };
  const prices = new Map<string, KnownPrice & { id?: Id | undefined }>();
  for (const [key, price] of itemsByKey(standing, standing.now.value, 'precios'))
    prices.set(key, { ...priceOf(price), id: standing.now.innerIds[`precios/${key}`] });
  const left = writesFor(standing, prices);
  while (left.length > 0) {
    const ready = left.findIndex((write) => hasRoom(write, prices));
    if (ready === -1) {
      const place = left.findIndex(({ id }) => id !== undefined);
      const { id, after, key } = left[place]!;
      await remove(key, id);
      left[place] = { key, ...(after && { after }) };
      continue;
    }
    const [{ key, id, after } = { key: '' }] = left.splice(ready, 1);
    if (!after) {
      await remove(key, id);
      continue;
    }
    const body = priceBody({ ...after, ...(id !== undefined && { id }) });
    const made = await sendStep(standing, stepOf('price', key), savePrice, { path, body });
    drop(id);
    prices.set(key, { ...after, id: made.id });
  }

  async function remove(key: string, id: Id | undefined): Promise<void> {
    if (id === undefined) throw new Error(`The price ${key} has no id.`);
    const sent = { path: { ...path, precio_id: id } };
    await sendStep(standing, stepOf('price-removed', `${id}`), deletePrice, sent, () => ({}));
    drop(id);
  }

  function drop(id: Id | undefined): void {
    for (const [key, price] of prices) if (id !== undefined && price.id === id) prices.delete(key);
  }
}

/** What is new takes the place of what goes where both are of the same terms: then no moment is without a price. */
function writesFor(standing: Standing, prices: ReadonlyMap<string, KnownPrice>): Write[] {
  const wanted = itemsByKey(standing, standing.sent, 'precios');
  const gone = [...prices].filter(([key]) => !wanted.has(key));
  const writes: Write[] = [];
  for (const [key, item] of wanted) {
    const after = priceOf(item);
    const itself = prices.get(key);
    if (itself) {
      const differs = standing.missing.some(({ path }) => path[0] === 'precios' && path[1] === key);
      if (differs) writes.push({ key, after, ...idOf(itself) });
      continue;
    }
    const place = gone.findIndex(([, price]) => termsKey(price) === termsKey(after));
    const [replaced] = place === -1 ? [] : gone.splice(place, 1);
    writes.push({ key, after, ...(replaced && idOf(replaced[1])) });
  }
  return [...gone.map(([key, price]) => ({ key, ...idOf(price) })), ...writes];
}

function hasRoom({ after, id }: Write, prices: ReadonlyMap<string, KnownPrice>): boolean {
  return !after || [...prices.values()].every((price) => price.id === id || !overlaps(price, after));
}

const idOf = ({ id }: KnownPrice) => (id === undefined ? {} : { id });
const priceOf = (item: JsonObject) => ({ tramos: [], ...item }) as unknown as KnownPrice;
