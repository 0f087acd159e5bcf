import type { savePrice as operation } from '../../../lib/contract/catalog.ts';
import type { Input } from '../../../lib/contract/operation.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { overlaps } from './price-overlap.ts';
import { priceReply, productReply } from './replies.ts';
import { announceChange } from './save-product.ts';
import {
  changePrice,
  changeProduct,
  getPriceOrThrow,
  insertPrices,
  lockProductOrThrow,
  selectPrices,
} from './store.ts';

/** `POST /products/{producto_id}/prices`: adds a price, or puts it in the place of the one with its `id`. */
export const savePrice: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const { db, now } = context;
  const product = await lockProductOrThrow(context, path.producto_id);
  const before = await productReply(db, product);
  const replaced = body.id === undefined ? undefined : await getPriceOrThrow(db, product.id, body.id);
  const terms = termsOf(body);
  const clash = (await selectPrices(db, [product.id])).find(
    (price) => price.id !== replaced?.id && overlaps(price, terms),
  );
  if (clash) throw overlapError(clash.id);
  const values = { ...terms, monto: body.monto, tramos: body.tramos ?? [], updatedAt: now };
  const saved = replaced
    ? await changePrice(db, replaced.id, values)
    : (await insertPrices(db, [{ ...values, productId: product.id, createdAt: now }]))[0]!;
  announceChange(
    context,
    before,
    await productReply(db, await changeProduct(db, product.id, { updatedAt: now })),
  );
  return priceReply(saved);
};

/** `periodicidad` is ignored for `unico`, the days for every period but `personalizada`. */
function termsOf(body: Input<typeof operation>['body']) {
  const periodicidad = body.tipo_precio === 'recurrente' ? (body.periodicidad ?? null) : null;
  return {
    moneda: body.moneda,
    tipoPrecio: body.tipo_precio,
    periodicidad,
    periodoDias: periodicidad === 'personalizada' ? (body.periodo_dias ?? null) : null,
    vigenciaDesde: body.vigencia_desde ?? null,
    vigenciaHasta: body.vigencia_hasta ?? null,
  };
}

function overlapError(id: number): ApiError {
  return new ApiError(
    'price_overlap',
    `Price ${id} already holds for this currency, type and periodicity in part of that time`,
    [{ field: 'vigencia_desde', issue: 'overlap' }],
  );
}
