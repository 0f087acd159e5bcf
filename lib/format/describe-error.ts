/** What can be told about something thrown. `message` is empty where it says nothing a person could use. */
export type ErrorWords = {
  message: string;
  code?: string;
  requestId?: string;
  /** Fields and what is wrong with them, where the server named any. */
  details: readonly { field: string; issue: string }[];
};

/** Reads the words of an `ApiError`, of any `Error`, or of a reply's error object. */
export function describeError(error: unknown): ErrorWords {
  if (typeof error === 'string') return { message: error, details: [] };
  if (typeof error !== 'object' || error === null) return { message: '', details: [] };
  const details: unknown = Reflect.get(error, 'details');
  return {
    message: textOf(error, 'message') ?? '',
    code: textOf(error, 'code'),
    requestId: textOf(error, 'requestId') ?? textOf(error, 'request_id'),
    details: Array.isArray(details) ? details.filter(isDetail) : [],
  };
}

function textOf(source: object, name: string): string | undefined {
  const value: unknown = Reflect.get(source, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isDetail(value: unknown): value is { field: string; issue: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'field') === 'string' &&
    typeof Reflect.get(value, 'issue') === 'string'
  );
}
