import 'server-only';
import { violatedUnique } from '@/lib/database/query-error';
import { ConsoleError } from './console-error';

/**
 * Refuses a write by which two would have one name, as the database's unique index says.
 *
 * @throws ConsoleError 409 with `code`, at the field `name`
 */
export async function refusingTakenName<Result>(
  write: PromiseLike<Result>,
  { index, code, message }: { readonly index: string; readonly code: string; readonly message: string },
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedUnique(error) !== index) throw error;
    throw new ConsoleError(409, code, message, { details: [{ field: 'name', issue: 'taken' }] });
  }
}
