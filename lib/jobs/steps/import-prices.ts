import { ApiError } from '@/lib/api/api-error';
import type { Sending } from '@/lib/api/client';
import { createProduct, deletePrice, savePrice } from '@/lib/api/contract/catalog';
import type { Id } from '@/lib/api/loose';
import { keyOfArea } from '@/lib/api/queries';
import { write } from '@/lib/api/write';
import { isSame } from '@/lib/catalog/change/standing';
import type { ItemWrite, PriceItem } from '@/lib/catalog/csv/item';
import { knownPrice, priceBody } from '@/lib/catalog/price';
import { readPricesAtOnce } from '@/lib/catalog/prices-of';
import { type Attempt, Ended } from '../attempt';
import type { JobKind } from '../job-kind';

/** Names of categories, folded, and their ids. */
type Settings = { readonly categories: Readonly<Record<string, Id>> };

/** Writes the prices of a file: each item its product where that is new, then its prices one after the other. */
export const importPrices: JobKind<PriceItem, Settings> = {
  async send(item, attempt, context) {
    const { create, rows } = item;
    const producto_id = create
      ? await inTurn(context.settings, () => makeProduct(create, attempt, context))
      : item.producto_id!;
    if (!create && !attempt.hasReached && !attempt.isUnsure) await assertAsPlanned(item, context);
    for (const one of item.writes) await writeOne(one, producto_id, attempt, context);
    const notes = new Set(rows.map(({ note }) => note).filter((note) => note !== 'unchanged'));
    const note = create ? 'created' : notes.size === 1 ? [...notes][0] : 'updated';
    attempt.made = { ...attempt.made, note };
  },
  refresh: (client, target) => client.invalidateQueries({ queryKey: keyOfArea('catalog', target) }),
};

type Context = Parameters<typeof importPrices.send>[2];

async function makeProduct(
  { body, categoria }: NonNullable<PriceItem['create']>,
  attempt: Attempt,
  { settings, target }: Context,
): Promise<Id> {
  const categoria_id = categoria === undefined ? undefined : settings.categories[categoria];
  const sent = { body: { ...body, ...(categoria_id !== undefined && { categoria_id }) } };
  const made = await attempt.step(
    'product',
    async (by) => (await write(createProduct, sent as Sending<typeof createProduct>, target, by)).id,
  );
  attempt.made = { made, note: 'created' };
  if (made !== undefined) return made;
  const message = 'The response names no product, so its prices were not saved.';
  throw new ApiError({ operation: createProduct, status: 422, code: 'unreadable_reply', message });
}

async function writeOne(
  one: ItemWrite,
  producto_id: Id,
  attempt: Attempt,
  { target }: Context,
): Promise<void> {
  await attempt.step(one.step, async (by) => {
    if ('price' in one) {
      const saved = await write(savePrice, { path: { producto_id }, body: priceBody(one.price) }, target, by);
      return saved.id;
    }
    const path = { producto_id, precio_id: one.remove };
    await write(deletePrice, { path }, target, by).catch((error: unknown) => {
      // One that is gone need not be removed.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
    return one.remove;
  });
}

/** Nothing that somebody changed since the file was checked is written over: the rest of a price is saved with it. */
async function assertAsPlanned({ writes, producto_id }: PriceItem, { target }: Context): Promise<void> {
  const planned = writes.flatMap(({ before }) => before ?? []);
  if (planned.length === 0) return;
  const now = await readPricesAtOnce(producto_id!, target);
  for (const before of planned) {
    const record = now.find(({ id }) => String(id) === String(before.id));
    const price = record && knownPrice(record);
    if (!price || !isSame(price, before)) {
      throw new Ended('skipped', 'price_changed', 'Left as it is: the price was changed since the check.');
    }
  }
}

const turns = new WeakMap<object, Promise<unknown>>();

/** One product after the other: lists stand in the order in which they were made. */
function inTurn<Result>(job: object, make: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(job) ?? Promise.resolve()).then(make, make);
  turns.set(job, turn);
  return turn;
}
