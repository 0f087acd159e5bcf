import { createCategory } from '../services/catalog/categories.ts';
import { createProduct } from '../services/catalog/create-product.ts';
import { savePrice } from '../services/catalog/save-price.ts';
import type { Step } from './steps.ts';

const nothing = { path: {}, query: {} };

const products = [
  { sku: 'PLAN-PYME', nombre: 'Plan Pyme', tipo: 'suscripcion', clp: '39900', usd: '42.00' },
  { sku: 'PLAN-PRO', nombre: 'Plan Profesional', tipo: 'suscripcion', clp: '89900', usd: '95.00' },
  { sku: 'PLAN-EMP', nombre: 'Plan Empresa', tipo: 'suscripcion', clp: '249000', usd: '262.00' },
  { sku: 'IMP-ERP', nombre: 'Implementación ERP', tipo: 'servicio', clp: '4800000', usd: '5050.00' },
  { sku: 'CAP-HORA', nombre: 'Capacitación por hora', tipo: 'servicio', clp: '45000', usd: '47.50' },
  { sku: 'LEC-RFID', nombre: 'Lector RFID', tipo: 'producto', clp: '129990', usd: '137.00' },
] as const;

/** Products with prices in pesos and dollars, the reader with volume tiers. */
export function catalogSteps(at: Date): Step[] {
  const categories = new Map<string, number>();
  const category = (nombre: string): Step => ({
    at,
    write: async (context) => {
      const { id } = await createCategory(context, { ...nothing, body: { nombre } });
      categories.set(nombre, id);
    },
  });
  return [
    category('suscripcion'),
    category('servicio'),
    category('producto'),
    ...products.map(
      ({ sku, nombre, tipo, clp, usd }, index): Step => ({
        at: new Date(at.getTime() + index + 1),
        write: async (context) => {
          const body = { sku, nombre, tipo, estado: 'activo', categoria_id: categories.get(tipo)! } as const;
          const { id } = await createProduct(context, { ...nothing, body });
          const terms =
            tipo === 'suscripcion'
              ? ({ tipo_precio: 'recurrente', periodicidad: 'mensual' } as const)
              : ({ tipo_precio: 'unico' } as const);
          const tramos = tipo === 'producto' ? tiers : undefined;
          const path = { producto_id: id };
          await savePrice(context, {
            path,
            query: {},
            body: { ...terms, moneda: 'CLP', monto: clp, tramos },
          });
          await savePrice(context, { path, query: {}, body: { ...terms, moneda: 'USD', monto: usd } });
        },
      }),
    ),
  ];
}

const tiers = [
  { desde: 1, hasta: 9, monto: '129990' },
  { desde: 10, hasta: 49, monto: '119990' },
  { desde: 50, hasta: null, monto: '104990' },
];
