import {
  archiveProduct,
  cloneProduct,
  createProduct,
  createProductCategory,
  deletePrice,
  deleteProduct,
  getProduct,
  listProductCategories,
  listProducts,
  restoreProduct,
  savePrice,
  updateProduct,
} from '../contract/catalog.ts';
import type { Id } from '../loose.ts';
import type { ProductRecord } from '../records.ts';
import { isObject } from '../tolerant.ts';
import { holds, judgeUpdate } from './compare.ts';
import { type Check, done, type Finding, type Look, partsOf, undone, unseen } from './finding.ts';
import { ageOf, isWindowSeen } from './newest.ts';
import { priceDeleted, priceSaved } from './prices.ts';

type Path = { readonly producto_id: Id };
type Body = Readonly<Record<string, unknown>>;

/** Its own fields are merged: each of them counts by itself, and those that were not sent do not. */
const updated: Check = async (look) => {
  const { path, body } = partsOf<Path, Body>(look);
  const before = look.before(getProduct, { path }, listProducts);
  const own = isObject(body.campos_custom) ? Object.keys(body.campos_custom) : [];
  const apart = (record: object) => withFieldsApart(record, own);
  return judgeUpdate(apart(body), apart(await look.read(getProduct, { path })), before && apart(before));
};

function withFieldsApart(record: object, names: readonly string[]): object {
  const { campos_custom, ...rest } = record as Body;
  if (names.length === 0 || !isObject(campos_custom)) return record;
  return {
    ...rest,
    ...Object.fromEntries(names.map((name) => [`campos_custom.${name}`, campos_custom[name]])),
  };
}

/** A server may keep a trash, or delete. */
const trashed: Check = async (look) => {
  const { path } = partsOf<Path>(look);
  const product = await look.find(getProduct, { path });
  return product ? byState(product, product.estado === 'papelera') : done({});
};

const restored: Check = async (look) => {
  const product = await look.read(getProduct, { path: partsOf<Path>(look).path });
  return byState(product, product.estado !== 'papelera');
};

const archived: Check = async (look) => {
  const product = await look.read(getProduct, { path: partsOf<Path>(look).path });
  return byState(product, product.estado === 'archivado');
};

function byState(product: ProductRecord, isDone: boolean): Finding {
  if (product.estado === undefined) return unseen;
  return isDone ? done(product) : undone;
}

/** What was made is among the newest; by its SKU, which no two products have, a search may find it too. */
const created: Check = async (look) => {
  const { body } = partsOf<object, Body>(look);
  const isIt = (product: ProductRecord) =>
    ['sku', 'nombre', 'tipo'].every((name) => {
      const held = holds(body[name], Reflect.get(product, name), name in product);
      return body[name] === undefined || held === 'same' || held === 'alike';
    });
  return among(look, isIt, body);
};

/** A copy has the name that was sent, or one that its original's stands in. */
const cloned: Check = async (look) => {
  const { path, body } = partsOf<Path, Body>(look);
  const original = await look.read(getProduct, { path });
  const isIt = (product: ProductRecord) => {
    if (String(product.id) === String(path.producto_id)) return false;
    if (typeof body.sku === 'string' && product.sku !== body.sku) return false;
    if (typeof body.nombre === 'string') return holds(body.nombre, product.nombre) !== 'other';
    return original.nombre !== undefined && Boolean(product.nombre?.includes(original.nombre));
  };
  return among(look, isIt, body);
};

/** Looks for what a creation made among the products that a server lists. */
async function among(
  look: Look,
  isIt: (product: ProductRecord) => boolean,
  { sku, estado }: Body,
): Promise<Finding> {
  const bySku =
    typeof sku === 'string' && sku !== ''
      ? (await look.read(listProducts, { query: { q: sku, limit: 100 } })).items
      : [];
  const list = await look.read(listProducts, { query: { limit: 100 } });
  const ages = [...bySku, ...list.items]
    .filter(isIt)
    .map((product) => ({ product, age: ageOf(product, sinceOf(product, look.startedAt)) }));
  const made = ages.find(({ age }) => age === 'since') ?? ages.find(({ age }) => sku && age === 'about');
  if (made) return done(made.product);
  // A list may leave out the state that it was made in.
  const isStateShown =
    estado === undefined || estado === 'activo' || list.items.some((item) => item.estado === estado);
  const isSeen = isStateShown && isWindowSeen(list, look.startedAt);
  return isSeen && ages.every(({ age }) => age === 'before') ? undone : unseen;
}

/** Where a server dates by whole seconds, what it made since then seems to be of up to one before. */
function sinceOf({ created_at }: ProductRecord, startedAt: number): number {
  const isWhole = Date.parse(created_at ?? '') % 1000 === 0;
  return isWhole ? Math.floor(startedAt / 1000) * 1000 : startedAt;
}

/** Categories have a name and nothing that tells when they came: a new one is one that the page did not know. */
const categoryCreated: Check = async (look) => {
  const { body } = partsOf<object, { nombre?: string }>(look);
  const { items, nextCursor } = await look.read(listProductCategories, {});
  const named = items.filter(({ nombre }) => nombre !== undefined && holds(body.nombre, nombre) !== 'other');
  const isWhole = nextCursor === null && items.every(({ nombre }) => nombre !== undefined);
  if (named.length === 0) return isWhole ? undone : unseen;
  const before = look.before(listProductCategories, {}) as { items?: readonly { id?: Id }[] } | undefined;
  const made = named.filter(({ id }) => !before?.items?.some((known) => String(known.id) === String(id)));
  return before?.items && made.length === 1 ? done(made[0]!) : unseen;
};

export const checksOfCatalog: Readonly<Record<string, Check>> = {
  [createProduct.id]: created,
  [updateProduct.id]: updated,
  [deleteProduct.id]: trashed,
  [restoreProduct.id]: restored,
  [archiveProduct.id]: archived,
  [cloneProduct.id]: cloned,
  [savePrice.id]: priceSaved,
  [deletePrice.id]: priceDeleted,
  [createProductCategory.id]: categoryCreated,
};
