import { z } from 'zod';
import { currency, date, decimal, id, instant } from './scalars.ts';

/** What events carry that has no operation of its own ("Catalog (35 types)"): the shapes are this project's. */

const example = (...examples: unknown[]) => ({ examples });
const money = (amount: string) => decimal.meta(example(amount));
const noInstant = instant.nullable().meta(example(null));

export const quote = z.looseObject({
  id: id.meta(example(318)),
  numero: z.string().meta(example('COT-2026-0318')),
  titulo: z.string().meta(example('Implementación ERP')),
  estado: z.string().meta(example('borrador')),
  deal_id: id.nullable().meta(example(1042)),
  contacto_id: id.nullable().meta(example(1042)),
  empresa_id: id.nullable().meta(example(1042)),
  currency,
  subtotal: money('10504201.68'),
  impuesto: money('1995798.32'),
  total: money('12500000.00'),
  lineas: z.array(
    z.looseObject({
      producto_id: id.nullable().meta(example(1042)),
      descripcion: z.string().meta(example('Plan Profesional')),
      cantidad: z.int().min(1),
      precio: money('10504201.68'),
    }),
  ),
  vigente_hasta: date.meta(example('2026-12-20')),
  enviada_en: noInstant,
  vista_en: noInstant,
  respondida_en: noInstant,
  created_at: instant,
  updated_at: instant,
});

export const customObjectRecord = z.looseObject({
  id: id.meta(example(77)),
  objeto: z.string().meta(example('contrato')),
  nombre: z.string().meta(example('Contrato marco 2026')),
  campos: z
    .record(z.string(), z.unknown())
    .meta(example({ inicio: '2026-01-01', termino: '2026-12-31', renovable: true })),
  contacto_id: id.nullable().meta(example(1042)),
  created_at: instant,
  updated_at: instant,
});

export const invoice = z.looseObject({
  id: id.meta(example(905)),
  numero: z.string().meta(example('F-10905')),
  estado: z.string().meta(example('enviada')),
  contacto_id: id.nullable().meta(example(1042)),
  empresa_id: id.nullable().meta(example(1042)),
  currency,
  subtotal: money('41932.77'),
  impuesto: money('7967.23'),
  total: money('49900.00'),
  saldo: money('49900.00'),
  emitida_el: date,
  vence_el: date.meta(example('2026-12-20')),
  created_at: instant,
  updated_at: instant,
});

export const payment = z.looseObject({
  id: id.meta(example(611)),
  factura_id: id.meta(example(905)),
  monto: money('49900.00'),
  currency,
  medio: z.string().meta(example('transferencia')),
  referencia: z.string().nullable().meta(example('TRX-88412')),
  recibido_en: instant.meta(example('2026-11-21T09:15:00.000Z')),
});

export const refund = z.looseObject({
  id: id.meta(example(42)),
  pago_id: id.meta(example(611)),
  factura_id: id.meta(example(905)),
  monto: money('49900.00'),
  currency,
  motivo: z.string().nullable().meta(example('Cobro duplicado')),
  emitido_en: instant.meta(example('2026-11-21T09:15:00.000Z')),
});

export const webhookTest = z.looseObject({
  endpoint_id: id.meta(example(12)),
  mensaje: z.string().meta(example('Evento de prueba')),
});
