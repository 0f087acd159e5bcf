/** What a user does with their test receiver, each an entry of the activity (`receiver:<act>`). */
export const receiverActs = ['renew', 'answer', 'remove', 'clear'] as const;

export type ReceiverAct = (typeof receiverActs)[number];
