import type { createProduct as creation, savePrice as saving } from '../../lib/contract/catalog.ts';
import type { Sent } from '../../lib/contract/operation.ts';
import type { WriteContext } from '../core/context.ts';
import { archiveProduct } from '../services/catalog/archive-product.ts';
import { createCategory } from '../services/catalog/categories.ts';
import { createProduct } from '../services/catalog/create-product.ts';
import { deleteProduct } from '../services/catalog/delete-product.ts';
import { savePrice } from '../services/catalog/save-price.ts';
import type { Step } from './steps.ts';

type Price = Sent<typeof saving>['body'];
export type Entry = Omit<Sent<typeof creation>['body'], 'categoria_id'> & {
  readonly categoria: string;
  readonly precios?: readonly Price[];
  /** What became of it after its prices were set. */
  readonly ended?: typeof archiveProduct | typeof deleteProduct;
};

const DAY = 24 * 60 * 60 * 1000;

export const monthly = { tipo_precio: 'recurrente', periodicidad: 'mensual' } as const;
const yearly = { tipo_precio: 'recurrente', periodicidad: 'anual' } as const;
export const once = { tipo_precio: 'unico' } as const;

/** Tiers that follow each other: from these quantities on one piece costs so much. */
export function tramos(...steps: readonly (readonly [desde: number, monto: string])[]) {
  return steps.map(([desde, monto], index) => {
    const next = steps[index + 1];
    return { desde, hasta: next ? next[0] - 1 : null, monto };
  });
}

/** A catalogue in pesos, UF and dollars, with prices that held before, hold now and will hold. */
export function demoProducts(now: Date): readonly Entry[] {
  const day = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  return [
    {
      sku: 'PLAN-PYME',
      nombre: 'Plan Pyme',
      descripcion: 'Hasta 5 usuarios, con soporte por correo.',
      tipo: 'suscripcion',
      categoria: 'Suscripciones',
      campos_custom: { usuarios: 5, soporte: 'correo' },
      precios: [
        { ...monthly, moneda: 'CLP', monto: '36900', vigencia_desde: day(-400), vigencia_hasta: day(-36) },
        { ...monthly, moneda: 'CLP', monto: '39900', vigencia_desde: day(-35), vigencia_hasta: day(39) },
        { ...monthly, moneda: 'CLP', monto: '42900', vigencia_desde: day(40) },
        { ...monthly, moneda: 'USD', monto: '42.00' },
        { ...yearly, moneda: 'CLP', monto: '430920' },
      ],
    },
    {
      sku: 'PLAN-PRO',
      nombre: 'Plan Profesional',
      descripcion: 'Usuarios por tramo, con soporte por teléfono.',
      tipo: 'suscripcion',
      categoria: 'Suscripciones',
      campos_custom: { soporte: 'teléfono', renovacion_automatica: true },
      precios: [
        {
          ...monthly,
          moneda: 'CLP',
          monto: '89900',
          tramos: tramos([1, '89900'], [10, '82900'], [25, '74900']),
        },
        { ...monthly, moneda: 'CLF', monto: '2.3500', vigencia_desde: day(-180) },
        { ...monthly, moneda: 'USD', monto: '95.00' },
        { ...yearly, moneda: 'USD', monto: '1026.00' },
      ],
    },
    {
      sku: 'PLAN-EMP',
      nombre: 'Plan Empresa',
      descripcion: 'Sin límite de usuarios, con ejecutivo propio.',
      tipo: 'suscripcion',
      categoria: 'Suscripciones',
      precios: [
        { ...monthly, moneda: 'CLP', monto: '249000' },
        { ...monthly, moneda: 'CLF', monto: '6.4000', vigencia_hasta: day(39) },
        { ...monthly, moneda: 'CLF', monto: '6.7500', vigencia_desde: day(40) },
        { ...monthly, moneda: 'USD', monto: '262.00' },
      ],
    },
    {
      sku: 'MES-AYUDA',
      nombre: 'Mesa de ayuda 24/7',
      tipo: 'suscripcion',
      categoria: 'Suscripciones',
      precios: [
        { moneda: 'CLF', monto: '1.2500', tipo_precio: 'recurrente', periodicidad: 'trimestral' },
        {
          moneda: 'CLP',
          monto: '29900',
          tipo_precio: 'recurrente',
          periodicidad: 'personalizada',
          periodo_dias: 45,
        },
      ],
    },
    {
      sku: 'IMP-ERP',
      nombre: 'Implementación ERP',
      descripcion: 'Levantamiento, carga de datos y puesta en marcha.',
      tipo: 'servicio',
      categoria: 'Servicios',
      campos_custom: { semanas: 8 },
      precios: [
        { ...once, moneda: 'CLF', monto: '124.5000' },
        { ...once, moneda: 'CLP', monto: '4800000' },
        { ...once, moneda: 'USD', monto: '5050.00' },
      ],
    },
    {
      sku: 'CAP-HORA',
      nombre: 'Capacitación por hora',
      tipo: 'servicio',
      categoria: 'Servicios',
      precios: [
        {
          ...once,
          moneda: 'CLP',
          monto: '45000',
          tramos: tramos([1, '45000'], [8, '41000'], [40, '36500']),
        },
        { ...once, moneda: 'USD', monto: '47.50' },
      ],
    },
    {
      sku: 'MIG-DATOS',
      nombre: 'Migración de datos',
      tipo: 'servicio',
      categoria: 'Servicios',
      precios: [{ ...once, moneda: 'CLF', monto: '18.7500' }],
    },
    {
      sku: 'LEC-RFID',
      nombre: 'Lector RFID',
      descripcion: 'Lector de mano, USB y Bluetooth.',
      tipo: 'producto',
      categoria: 'Equipos',
      campos_custom: { garantia_meses: 24, peso_kg: '0.42' },
      precios: [
        {
          ...once,
          moneda: 'CLP',
          monto: '129990',
          tramos: tramos([1, '129990'], [10, '119990'], [50, '104990']),
        },
        { ...once, moneda: 'USD', monto: '137.00' },
      ],
    },
    {
      sku: 'IMP-TERM',
      nombre: 'Impresora térmica 80 mm',
      tipo: 'producto',
      categoria: 'Equipos',
      campos_custom: { garantia_meses: 12 },
      precios: [
        { ...once, moneda: 'CLP', monto: '159990', vigencia_hasta: day(-8) },
        { ...once, moneda: 'CLP', monto: '149990', vigencia_desde: day(-7), vigencia_hasta: day(7) },
        { ...once, moneda: 'CLP', monto: '159990', vigencia_desde: day(8) },
        { ...once, moneda: 'USD', monto: '169.00' },
      ],
    },
    {
      sku: 'ETQ-ROLLO',
      nombre: 'Rollo de etiquetas 50 x 25',
      tipo: 'producto',
      categoria: 'Insumos',
      precios: [
        {
          ...once,
          moneda: 'CLP',
          monto: '5990',
          tramos: tramos([1, '5990'], [12, '5390'], [60, '4790'], [240, '4190']),
        },
      ],
    },
    {
      sku: 'TAG-100',
      nombre: 'Tags RFID, caja de 100',
      tipo: 'producto',
      categoria: 'Insumos',
      precios: [
        { ...once, moneda: 'CLP', monto: '38900' },
        { ...once, moneda: 'USD', monto: '41.20' },
      ],
    },
    {
      sku: 'PACK-INICIO',
      nombre: 'Pack de inicio',
      descripcion: 'Plan Pyme por un año, un lector y una caja de tags.',
      tipo: 'paquete',
      categoria: 'Paquetes',
      campos_custom: { incluye: ['PLAN-PYME', 'LEC-RFID', 'TAG-100'] },
      precios: [
        { ...once, moneda: 'CLP', monto: '549990', vigencia_desde: day(-60), vigencia_hasta: day(30) },
      ],
    },
    {
      sku: 'API-AVANZ',
      nombre: 'API avanzada',
      descripcion: 'En preparación: aún sin precio.',
      tipo: 'suscripcion',
      categoria: 'Suscripciones',
      estado: 'borrador',
    },
    {
      sku: 'PLAN-BASICO',
      nombre: 'Plan Básico',
      descripcion: 'Reemplazado por Plan Pyme.',
      tipo: 'suscripcion',
      categoria: 'Suscripciones',
      precios: [{ ...monthly, moneda: 'CLP', monto: '24900', vigencia_hasta: day(-36) }],
      ended: archiveProduct,
    },
    {
      sku: 'LEC-BARRA',
      nombre: 'Lector de código de barras',
      tipo: 'producto',
      categoria: 'Equipos',
      precios: [{ ...once, moneda: 'CLP', monto: '49990' }],
      ended: deleteProduct,
    },
  ];
}

/** A catalogue as it was built up from `at` on: the categories that its products name, then these. */
export function catalogSteps(at: Date, products: readonly Entry[]): Step[] {
  const categories = new Map<string, number>();
  const names = [...new Set(products.map(({ categoria }) => categoria))];
  return [
    ...names.map(
      (nombre): Step => ({
        at,
        write: async (context) => {
          const { id } = await createCategory(context, { path: {}, query: {}, body: { nombre } });
          categories.set(nombre, id);
        },
      }),
    ),
    ...products.map(
      (entry, index): Step => ({
        at: new Date(at.getTime() + index + 1),
        write: (context) => addEntry(context, entry, categories.get(entry.categoria)!),
      }),
    ),
  ];
}

async function addEntry(context: WriteContext, entry: Entry, categoria_id: number): Promise<void> {
  const { categoria, precios = [], ended, tipo = 'producto', estado = 'activo', ...fields } = entry;
  const body = { ...fields, tipo, estado, categoria_id };
  const { id } = await createProduct(context, { path: {}, query: {}, body });
  const path = { producto_id: id };
  for (const price of precios) await savePrice(context, { path, query: {}, body: price });
  await ended?.(context, { path, query: {}, body: undefined });
}
