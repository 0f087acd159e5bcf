import { z } from 'zod';
import { whereNeeds } from './combinations.ts';
import { knownCurrency } from './currency.ts';
import { currency, date, decimal, id, instant, ref } from './scalars.ts';
import { tierIssues } from './tier-issues.ts';

export const priceTypes = ['unico', 'recurrente'] as const;
export const pricePeriods = ['mensual', 'trimestral', 'semestral', 'anual', 'personalizada'] as const;

const tierReply = z.looseObject({
  desde: z.int().meta({ examples: [1] }),
  hasta: z
    .int()
    .nullable()
    .meta({ examples: [null] }),
  monto: decimal,
});

export const price = z.looseObject({
  id,
  producto_id: id,
  moneda: currency,
  currency,
  monto: decimal,
  tipo_precio: z.enum(priceTypes).meta({ examples: ['recurrente'] }),
  periodicidad: z
    .enum(pricePeriods)
    .nullable()
    .meta({ examples: ['mensual'] }),
  periodo_dias: z
    .int()
    .nullable()
    .meta({ examples: [null] }),
  vigencia_desde: date.nullable().meta({ examples: ['2026-01-01'] }),
  vigencia_hasta: date.nullable().meta({ examples: [null] }),
  tramos: z.array(tierReply),
  created_at: instant,
  updated_at: instant,
});
export type Price = z.infer<typeof price>;

const notNegative = decimal.regex(/^([^-]|$)/, { error: 'too_small' });

const quantity = z.int().min(1).max(1_000_000_000);

/**
 * Volume tiers by quantity: the first starts at 1, each next one where the last ended, the last may be open
 * (`hasta` null). Both ends belong to the tier.
 */
export const tiers = z
  .array(z.strictObject({ desde: quantity, hasta: quantity.nullable(), monto: notNegative }))
  .max(100)
  .superRefine((list, ctx) => {
    for (const { index, field, issue } of tierIssues(list)) {
      ctx.addIssue({ code: 'custom', path: [index, field], message: issue });
    }
  });

/** The whole price: what creates one and what an update with `id` puts in its place. */
export const priceBody = z
  .strictObject({
    id: ref.optional(),
    moneda: knownCurrency,
    monto: notNegative,
    tipo_precio: z.enum(priceTypes),
    periodicidad: z.enum(pricePeriods).nullable().optional(),
    periodo_dias: z.int().min(1).max(3650).nullable().optional(),
    vigencia_desde: date.nullable().optional(),
    vigencia_hasta: date.nullable().optional(),
    tramos: tiers.optional(),
  })
  .superRefine((body, ctx) => {
    if (body.tipo_precio === 'recurrente' && !body.periodicidad) {
      ctx.addIssue({ code: 'custom', path: ['periodicidad'], message: 'required' });
    }
    if (body.tipo_precio === 'recurrente' && body.periodicidad === 'personalizada' && !body.periodo_dias) {
      ctx.addIssue({ code: 'custom', path: ['periodo_dias'], message: 'required' });
    }
    if (body.vigencia_desde && body.vigencia_hasta && body.vigencia_hasta < body.vigencia_desde) {
      ctx.addIssue({ code: 'custom', path: ['vigencia_hasta'], message: 'before_start' });
    }
  })
  .meta({
    allOf: [
      whereNeeds({ tipo_precio: ['recurrente'] }, 'periodicidad', { enum: [...pricePeriods] }),
      whereNeeds({ tipo_precio: ['recurrente'], periodicidad: ['personalizada'] }, 'periodo_dias', {
        type: 'integer',
      }),
    ],
  });
