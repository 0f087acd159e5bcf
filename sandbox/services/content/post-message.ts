import type { postMessage as operation } from '../../../lib/contract/content.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { changeConversation, getConversationOrThrow, insertMessage } from './store.ts';

/** `POST /conversations/{conv_id}/messages`: a closed conversation opens again. The catalogue has no event for it. */
export const postMessage: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const { id, status } = await getConversationOrThrow(context, path.conv_id);
  const message = await insertMessage(context, id, 'saliente', body.texto);
  await changeConversation(context, id, {
    ultimoMensajeEn: context.now,
    status: status === 'cerrada' ? 'abierta' : status,
  });
  return message;
};
