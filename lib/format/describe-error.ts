/** What can be told about something thrown. `message` is empty where it says nothing a person could use. */
export type ErrorWords = { message: string; code?: string; requestId?: string };

/** Reads the words of an `ApiError`, of any `Error`, or of a reply's error object. */
export function describeError(error: unknown): ErrorWords {
  if (typeof error === 'string') return { message: error };
  if (typeof error !== 'object' || error === null) return { message: '' };
  return {
    message: textOf(error, 'message') ?? '',
    code: textOf(error, 'code'),
    requestId: textOf(error, 'requestId') ?? textOf(error, 'request_id'),
  };
}

function textOf(source: object, name: string): string | undefined {
  const value: unknown = Reflect.get(source, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
