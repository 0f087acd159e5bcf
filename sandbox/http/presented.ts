import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '../../lib/contract/operation.ts';
import type { Presented } from './credentials.ts';

/** The credentials that count: `X-Api-Key` is a way in on the operations that list it alone. */
export function presentedIn(headers: IncomingHttpHeaders, operation: Operation | undefined): Presented {
  const apiKey = operation?.apiKeyHeader ? single(headers['x-api-key']) : undefined;
  return { authorization: headers.authorization, apiKey };
}

/** The first value of a header that may be sent several times. */
export function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
