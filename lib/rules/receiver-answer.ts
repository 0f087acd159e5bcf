import { z } from 'zod';
import { answerStatuses, LONGEST_SECONDS } from './answer-limits';

/**
 * What a test receiver answers: a status at once, 200 after some seconds, nothing until the caller gives up (the
 * connection is cut after 15 s), a redirect to itself, or a connection cut without an answer.
 */
export const receiverAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.literal(answerStatuses) }),
  z.strictObject({ kind: z.literal('slow'), seconds: z.int().min(1).max(LONGEST_SECONDS) }),
  z.strictObject({ kind: z.literal('hang') }),
  z.strictObject({ kind: z.literal('redirect') }),
  z.strictObject({ kind: z.literal('reset') }),
]);
export type ReceiverAnswer = z.output<typeof receiverAnswer>;

export const firstAnswer: ReceiverAnswer = { kind: 'status', status: 200 };
