import { z } from 'zod';

/** Longest time that a receiver lets its caller wait: above the service's own 10 s deadline ("Limits"). */
export const LONGEST_SECONDS = 15;

export const answerStatuses = [200, 204, 400, 401, 404, 410, 429, 500, 502, 503] as const;

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
