import type { ReadContext } from '../../core/context.ts';
import { invalidField } from '../../core/errors.ts';
import { fold } from '../../core/fold.ts';
import { categoryExists } from './store.ts';

/** The text in which `q` finds a product. */
export function searchTextOf(product: {
  nombre: string;
  sku: string | null;
  descripcion: string | null;
}): string {
  return fold([product.nombre, product.sku, product.descripcion].join(' '));
}

/** `campos_custom` merged as PATCH does: keys left out stay, null removes a key ("product" of the resources). */
export function mergeCustomFields(
  stored: Readonly<Record<string, unknown>>,
  sent: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([, value]) => value !== null));
}

/** 422 where the category is not one of the subaccount's. */
export async function assertCategory(context: ReadContext, id: number | null | undefined): Promise<void> {
  if (id == null || (await categoryExists(context, id))) return;
  throw invalidField('categoria_id', 'not_found');
}
