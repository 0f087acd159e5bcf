import { type ErrorCode, errorStatus } from '../errors.ts';
import { isWrite } from '../method.ts';
import type { Operation } from '../operation.ts';
import { schemaRef } from './schemas.ts';

const errorExample = (code: ErrorCode, details: { field: string; issue: string }[] = []) => ({
  error: { code, message: 'In words for people', details, request_id: 'req_01k9x4' },
});

/** What every reply may carry. */
export const replyHeaders = {
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  'X-Sandbox-Fault': { $ref: '#/components/headers/SandboxFault' },
};

function errorResponse(description: string, examples: Record<string, unknown>) {
  return {
    description,
    headers: replyHeaders,
    content: {
      'application/json': {
        schema: schemaRef('Error'),
        examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
      },
    },
  };
}

/** Errors that many operations share. */
export const sharedErrors = {
  InvalidJson: errorResponse('The body is not JSON.', { invalid_json: errorExample('invalid_json') }),
  Unauthorized: errorResponse('No credential, a wrong one, or one of the other environment.', {
    unauthorized: errorExample('unauthorized'),
    wrong_environment: errorExample('wrong_environment'),
  }),
  NotFound: errorResponse('Unknown, or of another subaccount.', { not_found: errorExample('not_found') }),
  PayloadTooLarge: errorResponse('The body is too large.', {
    payload_too_large: errorExample('payload_too_large'),
  }),
  UnsupportedMediaType: errorResponse('The body is not sent as JSON.', {
    unsupported_media_type: errorExample('unsupported_media_type'),
  }),
  Invalid: errorResponse('A parameter or a field of the body is not valid; `details` names it.', {
    validation_error: errorExample('validation_error', [{ field: 'rut', issue: 'invalid_check_digit' }]),
  }),
  Other: errorResponse('Any other error has the same shape.', {
    internal_error: errorExample('internal_error'),
  }),
};

const shared = (name: keyof typeof sharedErrors) => ({ $ref: `#/components/responses/${name}` });

/** The error responses of an operation by status. */
export function errorResponses(operation: Operation): Record<string, unknown> {
  const conflicts: ErrorCode[] = (operation.refusals ?? []).filter((code) => errorStatus[code] === 409);
  if (isWrite(operation)) conflicts.push('idempotency_key_reused');
  return {
    ...(operation.body && { 400: shared('InvalidJson') }),
    401: shared('Unauthorized'),
    404: shared('NotFound'),
    ...(conflicts.length > 0 && {
      409: errorResponse(
        `Refused: ${conflicts.map((code) => `\`${code}\``).join(', ')}.`,
        Object.fromEntries(conflicts.map((code) => [code, errorExample(code)])),
      ),
    }),
    ...(operation.body && { 413: shared('PayloadTooLarge'), 415: shared('UnsupportedMediaType') }),
    422: shared('Invalid'),
    default: shared('Other'),
  };
}
