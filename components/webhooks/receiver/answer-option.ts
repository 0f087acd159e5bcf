import { answerStatuses } from '@/lib/rules/answer-limits';
import type { ReceiverAnswer } from '@/lib/rules/receiver-answer';

/** An answer as an option of a list: `200`, `slow`, `hang` … The seconds are chosen beside it. */
export type AnswerOption = `${(typeof answerStatuses)[number]}` | Exclude<ReceiverAnswer['kind'], 'status'>;

export const answerOptions: readonly AnswerOption[] = [
  ...answerStatuses.map((status) => `${status}` as const),
  'slow',
  'hang',
  'redirect',
  'reset',
];

const DEFAULT_SECONDS = 5;

export function optionOf(answer: ReceiverAnswer): AnswerOption {
  return answer.kind === 'status' ? `${answer.status}` : answer.kind;
}

export function answerOf(option: AnswerOption): ReceiverAnswer {
  const status = answerStatuses.find((each) => `${each}` === option);
  if (status !== undefined) return { kind: 'status', status };
  if (option === 'slow') return { kind: 'slow', seconds: DEFAULT_SECONDS };
  return { kind: option as 'hang' | 'redirect' | 'reset' };
}
