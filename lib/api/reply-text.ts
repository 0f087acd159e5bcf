const texts = new WeakMap<object, string>();

/** Keeps the text of the reply that a record came in, for as long as the record as it was sent is held. */
export function keepReplyText(raw: unknown, text: string): void {
  if (typeof raw === 'object' && raw !== null) texts.set(raw, text);
}

/** Undefined for a row of a list, and for what came in no reply. */
export function replyTextOf(raw: unknown): string | undefined {
  return typeof raw === 'object' && raw !== null ? texts.get(raw) : undefined;
}

/** The text of an answer in which nothing could be read: with the error that says so, or behind it. */
export function replyTextBehind(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const text = texts.get(each);
    if (text !== undefined) return text;
  }
  return undefined;
}
