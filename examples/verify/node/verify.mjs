import { createHmac, timingSafeEqual } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

// rawBody: the bytes as received, before any JSON parser touched them.
export function isGenuine(rawBody, signatures, secret) {
  return signatures.some((signature) => {
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
    if (!t) return false;
    const expected = createHmac('sha256', secret).update(`${t}.`).update(rawBody).digest();
    if (!timingSafeEqual(expected, Buffer.from(v1, 'hex'))) return false;
    return Math.abs(Date.now() / 1000 - Number(t)) <= 300;
  });
}

const { SIGNATURE, SIGNATURE_PREVIOUS, WEBHOOK_SECRET } = process.env;
const isValid = isGenuine(await buffer(process.stdin), [SIGNATURE, SIGNATURE_PREVIOUS], WEBHOOK_SECRET);
console.log(isValid ? 'valid' : 'invalid');
process.exitCode = isValid ? 0 : 1;
