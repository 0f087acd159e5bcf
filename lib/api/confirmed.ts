const confirmed = new WeakSet<object>();

/** Replies that were read afterwards, since the server's own was lost: the page says so beside what it says of them. */
export function noteConfirmed(reply: object): void {
  confirmed.add(reply);
}

/** Whether this reply was read afterwards. */
export function isConfirmed(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && confirmed.has(reply);
}
