import * as contract from '../../../lib/contract/content.ts';
import { postMessage } from '../../services/content/post-message.ts';
import { findLatestConversation } from '../../services/content/store.ts';
import { StepFailure } from '../step-failure.ts';
import { type Action, carryOut, contactOf, textAt, withoutUndefined } from './action.ts';

export const sendMessage: Action = async (input) => {
  const conversation = await findLatestConversation(input.context, contactOf(input));
  if (!conversation) throw new StepFailure('El contacto no tiene conversaciones.');
  const { id } = await carryOut(contract.postMessage, postMessage, input.context, {
    path: { conv_id: conversation.id },
    body: withoutUndefined({ texto: textAt(input.config, 'texto') }),
  });
  return { detalle: { conversation_id: conversation.id, message_id: id } };
};
