import 'server-only';
import type { Comparison, PairAnswer } from '@/lib/configuration/comparison';
import type { PairsRequest } from '@/lib/configuration/requests';
import type { RememberedPair, Side } from '@/lib/configuration/side';
import { recordById } from '@/lib/configuration/side-records';
import { ConsoleError } from '@/lib/http/console-error';
import { getRuntime } from '@/lib/store/store';
import type { Caller } from './caller';
import { compareKnown, pairSidesOf } from './compare';
import { keepPairs, rememberedPairs } from './pairs';
import { findSides } from './sides';

/**
 * Remembers which records a person said are one: answers to what the comparison asks, and other answers to what a person
 * answered before. What was applied as one is not parted by an answer.
 *
 * @throws ConsoleError as `findSides` does; 409 `not_asked` naming the first record that is not, or no longer, asked about
 */
export async function answerPairs(caller: Caller, body: PairsRequest, requestId: string): Promise<void> {
  const found = await findSides(caller, body);
  const sides = pairSidesOf(found);
  const { store } = await getRuntime();
  const { comparison, target } = await compareKnown(found, { caller, requestId });
  await store.transaction(async (tx) => {
    const remembered = await rememberedPairs(tx, sides);
    const wrong = body.answers.find((answer) => !isAsked(answer, { comparison, remembered, target }));
    if (wrong) {
      throw new ConsoleError(409, 'not_asked', 'This is not, or no longer, asked: compare again', {
        details: [{ field: `${wrong.kind}/${wrong.sourceId}`, issue: 'not_asked' }],
      });
    }
    await keepPairs(tx, sides, body.answers);
  });
}

type Known = {
  readonly comparison: Comparison;
  readonly remembered: readonly RememberedPair[];
  readonly target: Side;
};

function isAsked(answer: PairAnswer, { comparison, remembered, target }: Known): boolean {
  const { kind, sourceId, targetId } = answer;
  const ofKind = remembered.filter((pair) => pair.kind === kind);
  const before = ofKind.find((pair) => pair.sourceId === sourceId);
  if (before?.base || ofKind.some((pair) => pair.base && pair.targetId === targetId)) return false;
  if (before) return targetId === null || recordById(target, kind, targetId) !== undefined;
  const question = comparison.questions.find((one) => one.kind === kind && one.source.id === sourceId);
  return question !== undefined && (targetId === null || question.targets.some(({ id }) => id === targetId));
}
