import type { PairAnswer, PairQuestion } from '@/lib/configuration/comparison';

/** Says that a record is none of those that it could be. No id is called so. */
export const NONE = 'none';

export const questionKey = ({ kind, source }: PairQuestion) => `${kind} ${source.id}`;

/** What was answered of these questions, by their keys, as it is remembered. */
export function answersOf(
  questions: readonly PairQuestion[],
  given: ReadonlyMap<string, string>,
): readonly PairAnswer[] {
  return questions.flatMap((question) => {
    const targetId = given.get(questionKey(question));
    if (targetId === undefined) return [];
    return [
      { kind: question.kind, sourceId: question.source.id, targetId: targetId === NONE ? null : targetId },
    ];
  });
}
