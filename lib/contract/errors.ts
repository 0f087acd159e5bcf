import { z } from 'zod';

/**
 * Every error code that the API may answer, with its HTTP status ("Errors" of the API document; codes other
 * than `validation_error` are settled in docs/open-points.md).
 */
export const errorStatus = {
  invalid_json: 400,
  malformed_request: 400,
  unauthorized: 401,
  wrong_environment: 401,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  pipeline_has_open_deals: 409,
  stage_has_deals: 409,
  pipeline_has_no_such_stage: 409,
  deal_in_trash: 409,
  external_id_taken: 409,
  email_taken: 409,
  rut_taken: 409,
  slug_taken: 409,
  sku_taken: 409,
  price_overlap: 409,
  slot_taken: 409,
  appointment_not_active: 409,
  product_in_trash: 409,
  product_not_in_trash: 409,
  form_archived: 409,
  version_conflict: 409,
  workflow_invalid: 409,
  workflow_not_published: 409,
  run_not_ended: 409,
  run_ended: 409,
  endpoint_disabled: 409,
  clock_moving: 409,
  snapshot_exists: 409,
  snapshot_unfit: 409,
  too_many_subaccounts: 409,
  idempotency_key_reused: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  service_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One item of `error.details`: the path of the field (`stages.2.stage_type`) and what is wrong with it. */
export const errorDetail = z.looseObject({ field: z.string(), issue: z.string() });
export type ErrorDetail = { field: string; issue: string };

/** The one JSON shape of all errors ("Errors" of the API document). */
export const errorBody = z.looseObject({
  error: z.looseObject({
    code: z.string(),
    message: z.string(),
    details: z.array(errorDetail),
    request_id: z.string(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
