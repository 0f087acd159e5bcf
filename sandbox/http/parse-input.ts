import type { z } from 'zod';
import type { ErrorDetail } from '../../lib/contract/errors.ts';
import type { Operation } from '../../lib/contract/operation.ts';
import { errorDetails } from '../../lib/contract/validation.ts';
import { ApiError } from '../core/errors.ts';
import { parseJson } from './read-body.ts';

/** What a verb takes: path, query and body, parsed by the operation's schemas. */
export type ParsedInput = { readonly path: unknown; readonly query: unknown; readonly body: unknown };

/** Parses a request. Throws 400 for a body that is not JSON and 422 that names every field at fault. */
export function parseInput(
  operation: Operation,
  pathParams: Readonly<Record<string, string>>,
  query: URLSearchParams,
  bodyText: string,
): ParsedInput {
  const details: ErrorDetail[] = [];
  const parse = (schema: z.ZodType, value: unknown) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    details.push(...errorDetails(parsed.error, value));
    return undefined;
  };
  const sent = bodyText === '' ? undefined : parseJson(bodyText);
  const input = {
    path: parse(operation.pathSchema, pathParams),
    query: parse(operation.querySchema, Object.fromEntries(query)),
    body: operation.body ? parse(operation.body, sent) : undefined,
  };
  if (details.length > 0) throw new ApiError('validation_error', 'The request is not valid', details);
  return input;
}
