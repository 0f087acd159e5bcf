import { createHmac, randomBytes } from 'node:crypto';

/**
 * `t=<unix_seconds>,v1=<hex>`: the lowercase hexadecimal HMAC-SHA256 of `<t>.<body>`, keyed with the endpoint's
 * secret ("Signature" of the API document).
 */
export function sign(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

/** A new signing secret: 256 random bits, printable, with a prefix that secret scanners recognise. */
export function createSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}
