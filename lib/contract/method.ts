export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/**
 * True where a retry with the same `Idempotency-Key` gets the first reply again. A reply that is a credential is not
 * kept for that: it would be readable in the database.
 */
export function takesIdempotencyKey(operation: {
  readonly method: Method;
  readonly readOnly?: boolean;
  readonly issuesCredential?: boolean;
}): boolean {
  return isWrite(operation) && operation.issuesCredential !== true;
}

/** True where the operation changes something on the server. */
export function isWrite(operation: { readonly method: Method; readonly readOnly?: boolean }): boolean {
  return operation.method !== 'GET' && !operation.readOnly;
}
