import type { z } from 'zod';
import { errorDetails } from '@/lib/contract/validation';
import { ConsoleError } from './console-error';

/** What a body of the console's own requests may hold. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * The JSON body of a request, parsed and checked.
 *
 * @throws ConsoleError 400 `invalid_json`, 413, 415, 422 naming the fields
 */
export async function readJson<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new ConsoleError(415, 'unsupported_media_type', 'The body must be JSON');
  }
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) throw new ConsoleError(413, 'payload_too_large', 'The body is too large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ConsoleError(400, 'invalid_json', 'The body is not valid JSON');
  }
  return checked(value, schema);
}

/** The query of a request, parsed and checked. */
export function readQuery<S extends z.ZodType>(request: Request, schema: S): z.output<S> {
  return checkedQuery(new URL(request.url).searchParams, schema);
}

/** The same of parameters that were taken out of a request. */
export function checkedQuery<S extends z.ZodType>(params: URLSearchParams, schema: S): z.output<S> {
  return checked(Object.fromEntries(params), schema);
}

function checked<S extends z.ZodType>(value: unknown, schema: S): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ConsoleError(422, 'validation_error', 'The request is not valid', {
    details: errorDetails(parsed.error, value),
  });
}
