import type { savePrice as operation } from '../../../lib/contract/catalog.ts';
import type { Input } from '../../../lib/contract/operation.ts';
import { overlaps, type PriceTerms, type Validity } from '../../../lib/rules/prices/terms.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { priceReply, productReply } from './replies.ts';
import { announceChange } from './save-product.ts';
import {
  changePrice,
  changeProduct,
  getPriceOrThrow,
  insertPrices,
  lockProductOrThrow,
  type PriceRow,
} from './store.ts';

/** `POST /products/{producto_id}/prices`: adds a price, or puts it in the place of the one with its `id`. */
export const savePrice: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const { db, now } = context;
  const product = await lockProductOrThrow(context, path.producto_id);
  const before = await productReply(db, product);
  const replaced = body.id === undefined ? undefined : await getPriceOrThrow(db, product.id, body.id);
  const terms = termsOf(body);
  const clash = before.precios.find((price) => price.id !== replaced?.id && overlaps(price, terms));
  if (clash) throw overlapError(clash.id);
  const values = { ...columnsOf(terms), monto: body.monto, tramos: body.tramos ?? [], updatedAt: now };
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
function termsOf(body: Input<typeof operation>['body']): PriceTerms & Validity {
  const periodicidad = body.tipo_precio === 'recurrente' ? (body.periodicidad ?? null) : null;
  return {
    moneda: body.moneda,
    tipo_precio: body.tipo_precio,
    periodicidad,
    periodo_dias: periodicidad === 'personalizada' ? (body.periodo_dias ?? null) : null,
    vigencia_desde: body.vigencia_desde ?? null,
    vigencia_hasta: body.vigencia_hasta ?? null,
  };
}

function columnsOf(terms: PriceTerms & Validity) {
  return {
    moneda: terms.moneda,
    tipoPrecio: terms.tipo_precio as PriceRow['tipoPrecio'],
    periodicidad: terms.periodicidad as PriceRow['periodicidad'],
    periodoDias: terms.periodo_dias,
    vigenciaDesde: terms.vigencia_desde,
    vigenciaHasta: terms.vigencia_hasta,
  };
}

function overlapError(id: number): ApiError {
  return new ApiError(
    'price_overlap',
    `Price ${id} already holds for this currency, type and periodicity in part of that time`,
    [{ field: 'vigencia_desde', issue: 'overlap' }],
  );
}
