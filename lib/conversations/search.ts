import type { ContactRecord } from '@/lib/api/records';
import { nameOf } from '@/lib/contacts/account-name';
import { holdsWords } from '@/lib/format/fold';
import { readableText } from './readable-text';
import type { ConversationRecord, ConversationRow } from './thread';

/** Whether what was read of a conversation holds every word that was typed: its contact, its messages, its number. */
export function matchesSearch(
  typed: string,
  row: ConversationRow,
  { thread, contact }: { thread?: ConversationRecord | undefined; contact?: ContactRecord | undefined },
): boolean {
  const said = [
    String(row.id ?? ''),
    contact && [nameOf(contact), contact.email, contact.telefono].join(' '),
    ...(thread?.mensajes ?? []).map(({ texto }) => readableText(texto ?? '').text),
  ];
  return holdsWords(said, typed);
}
