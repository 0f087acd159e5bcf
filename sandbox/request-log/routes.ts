import {
  getRequest as getRequestOperation,
  listRequests as listRequestsOperation,
} from '../../lib/contract/requests.ts';
import type { ReadContext, Verb } from '../core/context.ts';
import { pageOf } from '../core/pagination.ts';
import { type Route, read } from '../core/route.ts';
import type { RequestLog } from './request-log.ts';
import { getRequestOrThrow, type RequestRow, selectCaused, selectRequests } from './store.ts';

/** The log of requests. Whoever reads it sees every request that was answered before. */
export function requestRoutes(log: Pick<RequestLog, 'flush'>): Route[] {
  const list: Verb<ReadContext, typeof listRequestsOperation> = async (context, { query }) => {
    await log.flush();
    return pageOf(await selectRequests(context, query), query.limit, summaryOf);
  };

  const get: Verb<ReadContext, typeof getRequestOperation> = async (context, { path }) => {
    const row = await getRequestOrThrow(context, path.id);
    const caused = await selectCaused(context, row.requestId);
    return {
      ...summaryOf(row),
      idempotency_key: row.idempotencyKey,
      request_headers: row.requestHeaders,
      request_body: row.requestBody,
      request_body_bytes: row.requestBodyBytes,
      response_headers: row.responseHeaders,
      response_body: row.responseBody,
      response_body_bytes: row.responseBodyBytes,
      events: caused.map(({ id, type, deliveries }) => ({
        id: `evt_${id}`,
        type,
        deliveries: deliveries.map((each) => ({
          id: each.id,
          endpoint_id: each.endpointId,
          status: each.status,
        })),
      })),
    };
  };

  return [read(listRequestsOperation, list), read(getRequestOperation, get)];
}

type Summary = Awaited<ReturnType<typeof selectRequests>>[number] | RequestRow;

function summaryOf(row: Summary) {
  return {
    id: row.id,
    request_id: row.requestId,
    received_at: row.receivedAt.toISOString(),
    method: row.method,
    path: row.path,
    query: row.query,
    operation: row.operation,
    status: row.status,
    error_code: row.errorCode,
    duration_ms: row.durationMs,
    key_hint: row.keyHint,
    key_name: row.keyName,
    client: row.client,
    idempotency: row.idempotency,
  };
}
