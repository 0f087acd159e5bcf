const keys = new WeakMap<object, string>();

/**
 * The idempotency key of one intention: the same `sent` object keeps its key, so that sending it again after a
 * lost answer cannot do its work twice. A form that is submitted anew builds a new object and gets a new key.
 */
export function idempotencyKeyOf(sent: object): string {
  const key = keys.get(sent) ?? newIdempotencyKey();
  keys.set(sent, key);
  return key;
}

/** Lets the next try go by a new key: servers keep a refusal under its key and repeat it after its cause was mended. */
export function forgetKey(sent: object): void {
  keys.delete(sent);
}

/** `crypto.randomUUID` exists on https and localhost only; the console may run on a plain address of a LAN. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
