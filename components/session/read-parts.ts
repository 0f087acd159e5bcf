import { ApiError } from '@/lib/api/api-error';

type Read = { readonly data: unknown; readonly error: unknown };

/** Whether the server does not have what it was asked for. */
export function isAbsence(error: unknown): boolean {
  return error instanceof ApiError && [404, 405, 501].includes(error.status);
}

/** What became of several reads that are shown as one: those that failed take nothing away from the others. */
export function readParts<Part extends Read>(parts: readonly Part[]) {
  const failed = parts.filter(({ data, error }) => error && data === undefined);
  const isNothing = failed.length > 0 && failed.length === parts.length;
  return {
    failed,
    /** Only where nothing was read; a refusal that says more than that there is no such thing first. */
    error: isNothing ? (failed.find(({ error }) => !isAbsence(error)) ?? failed[0])!.error : null,
    isAbsent: isNothing && failed.every(({ error }) => isAbsence(error)),
  };
}
