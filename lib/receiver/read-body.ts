/** How much of a body is kept. */
export const KEPT_BYTES = 64 * 1024;

/** Reads a body up to what is kept; the rest is not read. */
export async function readBody(request: Request): Promise<{ bytes: Buffer; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > KEPT_BYTES) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, KEPT_BYTES), isCut: size > KEPT_BYTES };
}
