import { violatedUnique } from '../../../lib/database/query-error.ts';
import { ApiError } from '../../core/errors.ts';

/** Says 409 `slug_taken` where a write broke the uniqueness of slugs in the subaccount. */
export async function refuseTakenSlug<Row>(slug: string | undefined, write: Promise<Row>): Promise<Row> {
  try {
    return await write;
  } catch (error) {
    if (violatedUnique(error) !== 'calendars_slug') throw error;
    throw new ApiError('slug_taken', `Another calendar has the slug "${slug}"`, [
      { field: 'slug', issue: 'taken' },
    ]);
  }
}
