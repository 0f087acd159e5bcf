import { takeBody } from '@/lib/http/take-body';

/** How much of a body is kept. */
export const KEPT_BYTES = 64 * 1024;

/** Reads a body up to what is kept; the rest is not read. */
export function readBody(request: Request): Promise<{ bytes: Buffer; isCut: boolean }> {
  return takeBody(request.body, KEPT_BYTES);
}
