import { readableText } from './readable-text';
import { type ConversationRecord, lastMessageOf, type MessageRecord } from './thread';

/** So many characters of a message are looked at for its line. */
const LOOKED_AT = 50_000;

/** The start of what was said last, in one line; undefined where nothing of it can be read. */
export function lastLine(
  thread: ConversationRecord | undefined,
): { text: string; message: MessageRecord } | undefined {
  const message = lastMessageOf(thread);
  const text = readableText((message?.texto ?? '').slice(0, LOOKED_AT))
    .text.replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160);
  return message && text !== '' ? { text, message } : undefined;
}
