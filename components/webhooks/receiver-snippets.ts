export const languages = ['node', 'python', 'php'] as const;
export type Language = (typeof languages)[number];

/**
 * A receiver's check in each language: raw body, constant-time comparison, either signature while the secret is
 * rotated, the signature first and only then the timestamp ("Signature"). Run by receiver-snippets.test.ts.
 */
export const receiverCode: Record<Language, string> = {
  node: `import { createHmac, timingSafeEqual } from 'node:crypto';

// rawBody: the bytes as received, before any JSON parser touched them.
export function isGenuine(rawBody, headers, secret) {
  return ['x-service-signature', 'x-service-signature-previous'].some((name) => {
    const [, t, v1] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(headers[name] ?? '') ?? [];
    if (!t) return false;
    const expected = createHmac('sha256', secret).update(t + '.').update(rawBody).digest();
    if (!timingSafeEqual(expected, Buffer.from(v1, 'hex'))) return false;
    return Math.abs(Date.now() / 1000 - Number(t)) <= 300;
  });
}`,
  python: `import hashlib, hmac, re, time

# raw_body: the bytes as received, before any JSON parser touched them.
def is_genuine(raw_body: bytes, headers: dict, secret: str) -> bool:
    for name in ("X-Service-Signature", "X-Service-Signature-Previous"):
        match = re.fullmatch(r"t=(\\d+),v1=([0-9a-f]{64})", headers.get(name) or "")
        if not match:
            continue
        t, v1 = match.groups()
        expected = hmac.new(secret.encode(), t.encode() + b"." + raw_body, hashlib.sha256).hexdigest()
        if hmac.compare_digest(expected, v1) and abs(time.time() - int(t)) <= 300:
            return True
    return False`,
  php: `<?php
// $rawBody: file_get_contents('php://input'), before json_decode.
function is_genuine(string $rawBody, array $headers, string $secret): bool {
    foreach (['X-Service-Signature', 'X-Service-Signature-Previous'] as $name) {
        if (!preg_match('/^t=(\\d+),v1=([0-9a-f]{64})$/', $headers[$name] ?? '', $match)) continue;
        [, $t, $v1] = $match;
        $expected = hash_hmac('sha256', $t . '.' . $rawBody, $secret);
        if (hash_equals($expected, $v1) && abs(time() - (int) $t) <= 300) return true;
    }
    return false;
}`,
};
