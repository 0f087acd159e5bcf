export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** True where the operation changes something on the server. */
export function isWrite(operation: { readonly method: Method; readonly readOnly?: boolean }): boolean {
  return operation.method !== 'GET' && !operation.readOnly;
}
