import type { z } from 'zod';
import { errorDetails } from '@/lib/contract/validation';
import { ConsoleError } from './console-error';
import { takeBody } from './take-body';

/** What a body of the console's own requests may hold. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * The JSON body of a request, parsed and checked.
 *
 * @param maxBytes more than nearly all hold, where files are sent
 * @throws ConsoleError 400 `invalid_json`, 413, 415, 422 naming the fields
 */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  maxBytes = MAX_BODY_BYTES,
): Promise<z.output<S>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new ConsoleError(415, 'unsupported_media_type', 'The body must be JSON');
  }
  return checked(parsed(await readText(request, maxBytes)), schema);
}

/** The same where a body of nothing stands for `{}`. */
export async function readOptionalJson<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<z.output<S>> {
  return request.body === null || request.headers.get('content-length') === '0'
    ? checked({}, schema)
    : readJson(request, schema);
}

/**
 * The body as text. One that says that it is too large is refused unread, one that does not is counted.
 *
 * @throws ConsoleError 400 `invalid_json` where it is not UTF-8, 413 `payload_too_large`
 */
async function readText(request: Request, maxBytes: number): Promise<string> {
  const isTooLarge = Number(request.headers.get('content-length')) > maxBytes;
  const taken = isTooLarge ? undefined : await takeBody(request.body, maxBytes);
  if (!taken || taken.isCut) {
    // Whoever sends on is cut off: the rest would only be read to be thrown away.
    const headers = { connection: 'close' };
    throw new ConsoleError(
      413,
      'payload_too_large',
      `The body is larger than ${Math.floor(maxBytes / 1024)} KB`,
      { headers },
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(taken.bytes);
  } catch {
    throw new ConsoleError(400, 'invalid_json', 'The body is not UTF-8');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConsoleError(400, 'invalid_json', 'The body is not valid JSON');
  }
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
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ConsoleError(422, 'validation_error', 'The request is not valid', {
    details: errorDetails(result.error, value),
  });
}
