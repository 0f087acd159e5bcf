import type { Loose } from '@/lib/api/loose';
import type { LoggedRequest, RequestSummary } from '@/lib/contract/requests';

/** One line of the log. */
export type RequestRow = Loose<RequestSummary>;
/** A request with its reply. */
export type RequestRecord = Loose<LoggedRequest>;

/** Path and query as they were sent. */
export function targetOf({ path = '', query }: Partial<RequestRow>): string {
  return query === undefined ? path : `${path}?${query}`;
}

/** Whether all of its body is known as it was sent: it was not cut, and no secret in it was masked. */
export function hasWholeBody({ request_body = '', request_body_bytes }: Partial<RequestRecord>): boolean {
  return new TextEncoder().encode(request_body).length === (request_body_bytes ?? 0);
}
