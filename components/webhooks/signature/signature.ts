/** Seconds by which a receiver may differ from the sender ("Signature": recommended receiver default). */
export const TOLERANCE_SECONDS = 300;

export type SignatureHeader = { readonly t: number; readonly v1: string };

/** Reads `t=<unix_seconds>,v1=<hex>` ("Delivery request"); undefined for anything else. */
export function parseSignature(header: string): SignatureHeader | undefined {
  const match = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header);
  return match ? { t: Number(match[1]), v1: match[2]! } : undefined;
}

/** WebCrypto exists only on https and on localhost; elsewhere signatures cannot be computed in the browser. */
export function canSign(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
}

/** Lower-case hex HMAC-SHA256 of `<t>.<body>` keyed with the endpoint's secret ("Signature"). */
export async function computeSignature(secret: string, t: number, body: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = await crypto.subtle.sign('HMAC', key, text.encode(`${t}.${body}`));
  return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The header that a delivery made at `t` (Unix seconds) would carry. */
export async function signatureHeader(secret: string, t: number, body: string): Promise<string> {
  return `t=${t},v1=${await computeSignature(secret, t, body)}`;
}
