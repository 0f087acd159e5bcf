import { violatedUnique } from '../../../lib/database/query-error.ts';
import { ApiError } from '../../core/errors.ts';

/** Says 409 `sku_taken` where a write broke the uniqueness of SKUs in the subaccount. */
export async function refuseTakenSku<Row>(sku: string | null | undefined, write: Promise<Row>): Promise<Row> {
  try {
    return await write;
  } catch (error) {
    if (violatedUnique(error) !== 'products_sku') throw error;
    throw new ApiError('sku_taken', `Another product has the SKU "${sku}"`, [
      { field: 'sku', issue: 'taken' },
    ]);
  }
}
