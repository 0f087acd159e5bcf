import { ApiError } from '@/lib/api/api-error';

/**
 * Whether the server has no such operation. A 404 says so only of a record that is known to be there: `isThere`. What
 * comes in another shape than the API's the console passes on as `upstream_error`.
 */
export function lacksOperation(error: unknown, { isThere }: { readonly isThere: boolean }): boolean {
  if (!(error instanceof ApiError) || (error.isConsole && error.code !== 'upstream_error')) return false;
  return [405, 501].includes(error.status) || (isThere && error.status === 404);
}
