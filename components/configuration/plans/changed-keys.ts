import { ApiError } from '@/lib/api/api-error';

/** Keys of the records of the target that are not as the plan was made for; undefined of any other error. */
export function changedKeys(error: unknown): readonly string[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 409 || error.code !== 'target_changed')
    return undefined;
  return error.details.map(({ field }) => field);
}
