import { CSV_START, csvLine } from '@/lib/files/csv';
import type { HeadedField } from '@/lib/files/mapping';

/**
 * Columns of a file of prices, in the order of an export: a row is what one product costs on its terms from a day on,
 * as such or from a quantity on. Each is known by its name in the API and by its words in both languages.
 */
export const priceColumns = [
  { name: 'conexion_id', headers: ['conexion_id', 'connection', 'conexion'] },
  { name: 'producto_id', headers: ['producto_id', 'product id', 'id del producto', 'id'] },
  { name: 'sku', headers: ['sku', 'codigo', 'code'] },
  { name: 'nombre', headers: ['nombre', 'name', 'product', 'producto'] },
  { name: 'tipo', headers: ['tipo', 'type', 'product type', 'tipo de producto'] },
  { name: 'estado', headers: ['estado', 'state', 'status'] },
  { name: 'categoria', headers: ['categoria', 'category'] },
  { name: 'moneda', headers: ['moneda', 'currency', 'divisa'] },
  { name: 'tipo_precio', headers: ['tipo_precio', 'price type', 'tipo de precio'] },
  { name: 'periodicidad', headers: ['periodicidad', 'period', 'periodicity', 'periodo'] },
  { name: 'periodo_dias', headers: ['periodo_dias', 'days', 'dias', 'period days', 'dias del periodo'] },
  { name: 'vigencia_desde', headers: ['vigencia_desde', 'valid from', 'vigente desde'] },
  { name: 'vigencia_hasta', headers: ['vigencia_hasta', 'valid until', 'valid to', 'vigente hasta'] },
  { name: 'tramo_desde', headers: ['tramo_desde', 'quantity from', 'cantidad desde', 'min quantity'] },
  { name: 'tramo_hasta', headers: ['tramo_hasta', 'quantity to', 'cantidad hasta', 'max quantity'] },
  { name: 'monto', headers: ['monto', 'amount', 'price', 'precio', 'importe'] },
] as const satisfies readonly HeadedField[];

export type PriceColumn = (typeof priceColumns)[number]['name'];
export const priceColumnNames: readonly PriceColumn[] = priceColumns.map(({ name }) => name);

/** Without these no row means anything. */
export const neededColumns: readonly PriceColumn[] = ['moneda', 'tipo_precio', 'monto'];

/** What words in a cell mean, folded; the API's own words mean themselves. */
export const wordsIn: Readonly<Partial<Record<PriceColumn, Readonly<Record<string, string>>>>> = {
  tipo: { product: 'producto', service: 'servicio', subscription: 'suscripcion', bundle: 'paquete' },
  estado: { active: 'activo', draft: 'borrador', archived: 'archivado' },
  tipo_precio: {
    'one-off': 'unico',
    'one-time': 'unico',
    'one time': 'unico',
    'pago unico': 'unico',
    recurring: 'recurrente',
  },
  periodicidad: {
    monthly: 'mensual',
    quarterly: 'trimestral',
    'every six months': 'semestral',
    'half-yearly': 'semestral',
    yearly: 'anual',
    annual: 'anual',
    'own period': 'personalizada',
    'periodo propio': 'personalizada',
    personalizado: 'personalizada',
    custom: 'personalizada',
  },
};

/** Words of the API, which need not be seen on a server first. */
export const knownWords = {
  tipo: ['producto', 'servicio', 'suscripcion', 'paquete'],
  estado: ['activo', 'borrador', 'archivado'],
  tipo_precio: ['unico', 'recurrente'],
  periodicidad: ['mensual', 'trimestral', 'semestral', 'anual', 'personalizada'],
} as const satisfies Partial<Record<PriceColumn, readonly string[]>>;

/** What an export writes where a price cannot be read: never an amount. */
export const UNREADABLE = '#UNREADABLE';

/** A small file that can be filled in. */
export function exampleFile(): string {
  const names: readonly PriceColumn[] = priceColumnNames.filter((name) => !name.endsWith('_id'));
  const product = ['CAFE-1KG', 'Café en grano 1 kg', 'producto', 'activo', 'Café'];
  const rows = [
    names,
    [...product, 'CLP', 'unico', '', '', '', '', '', '', '18990'],
    [...product, 'CLP', 'unico', '', '', '', '', '1', '9', '18990'],
    [...product, 'CLP', 'unico', '', '', '', '', '10', '', '16990'],
    [...product, 'USD', 'unico', '', '', '2027-01-01', '2027-12-31', '', '', '19.90'],
    [
      'SOPORTE',
      'Soporte',
      'servicio',
      'activo',
      '',
      'CLF',
      'recurrente',
      'mensual',
      '',
      '',
      '',
      '',
      '',
      '1.5',
    ],
  ];
  return CSV_START + rows.map((cells) => csvLine(cells)).join('');
}
