import {
  channels,
  conversationStatuses,
  getConversation,
  listConversations,
} from '@/lib/api/contract/content';
import { only, text } from '@/lib/fields/codecs';
import { isAmong, resource } from '@/lib/resources/resource';

/**
 * What people write to the subaccount and it to them ("Conversations", `GET /conversations`). The API makes, closes and
 * assigns none. `q` and `unread` are filtered by the inbox: they ask what this browser has read.
 */
export const conversations = resource<typeof listConversations>({
  name: 'conversations',
  area: 'content',
  path: '/content/conversations',
  words: {
    fields: 'content.conversations.field',
    list: 'content.conversations',
    filters: 'content.conversations.filter',
  },
  operations: { list: listConversations, get: getConversation },
  idIn: 'conv_id',
  title: () => undefined,
  details: ({ canal, status }) => [canal, status],
  fields: {
    contacto_id: { kind: 'ref', to: 'contacts', column: { width: 224 } },
    canal: {
      kind: 'choice',
      choices: channels,
      choiceWords: 'content.conversations.channel',
      column: { isUsual: true, width: 128 },
    },
    status: {
      kind: 'choice',
      choices: conversationStatuses,
      choiceWords: 'content.conversations.status',
      tones: { abierta: 'accent', pendiente: 'warning' },
      column: { isUsual: true, width: 128 },
    },
    ultimo_mensaje_en: { kind: 'instant', column: { isUsual: true, width: 168, isSortable: true } },
    id: { kind: 'id', column: { width: 96 } },
  },
  filters: {
    q: { control: 'search', codec: text },
    status: {
      control: 'choice',
      codec: text,
      sentAs: 'status',
      choices: conversationStatuses,
      choiceWords: 'content.conversations.status',
      keeps: ({ status }, asked) => status === undefined || status === asked,
    },
    contact: {
      control: 'ref',
      to: 'contacts',
      codec: text,
      keeps: ({ contacto_id }, asked) => String(contacto_id ?? '') === asked,
    },
    contacts: { control: 'none', codec: text, keeps: ({ contacto_id }, ids) => isAmong(ids, contacto_id) },
    unread: { control: 'none', codec: only((typed) => typed === '1') },
  },
});
