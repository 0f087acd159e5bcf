import type { ApiError } from '@/lib/api/api-error';

/**
 * What a connection's server answered, in the API's error shape, as the proxy would have passed it on: what the console
 * itself said is told from it by the header `x-console-error`.
 */
export function upstreamRefusal(error: ApiError, requestId: string): Response {
  const { code, message, details, retryAfter, isConsole } = error;
  const status = error.status < 400 ? 502 : error.status;
  const headers = new Headers({
    'cache-control': 'no-store',
    'x-request-id': error.requestId ?? requestId,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(isConsole && { 'x-console-error': code }),
  });
  const body = { error: { code, message, details, request_id: error.requestId ?? requestId } };
  return Response.json(body, { status, headers });
}
