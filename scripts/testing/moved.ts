import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Target } from '../../lib/api/queries.ts';
import { applyRecord } from '../../lib/configuration/apply/apply-record.ts';
import { compareSides } from '../../lib/configuration/compare.ts';
import type { ComparedRecord, Comparison } from '../../lib/configuration/comparison.ts';
import { keyOfDifference } from '../../lib/configuration/difference-key.ts';
import type { Choice, PlannedRecord, RecordResult } from '../../lib/configuration/plan.ts';
import { readSide } from '../../lib/configuration/read-side.ts';
import type { RememberedPair, Side } from '../../lib/configuration/side.ts';
import { Attempt } from '../../lib/jobs/attempt.ts';
import type { Steps } from '../../lib/jobs/job.ts';
import type { Mortal } from './faults.ts';

export type Sides = { readonly source: Side; readonly target: Side; readonly comparison: Comparison };

/** Both sides as they are now, and compared. */
export async function compareNow(
  source: Target,
  target: Target,
  remembered: readonly RememberedPair[] = [],
): Promise<Sides> {
  return compareThe(await readSide(source), await readSide(target), remembered);
}

/** Two sides, compared. */
export function compareThe(from: Side, to: Side, remembered: readonly RememberedPair[] = []): Sides {
  const view = (name: string) => ({ kind: 'connection' as const, name });
  const comparison = compareSides({
    source: from,
    target: to,
    sourceView: view('source'),
    targetView: view('target'),
    remembered,
  });
  return { source: from, target: to, comparison };
}

const actions = { onlySource: 'create', onlyTarget: 'delete', different: 'update' } as const;

/** Everything chosen: all that can be written of each record, and what only the target has ticked one by one. */
export function chooseAll({ comparison }: Pick<Sides, 'comparison'>): Choice[] {
  return comparison.kinds.flatMap(({ kind, records }) =>
    records.flatMap((record): Choice[] => {
      if (record.status === 'equal' || record.isAsked) return [];
      const action = actions[record.status];
      if (kind === 'categories' && action === 'delete') return [];
      const paths = record.differences.filter(({ isWritable }) => isWritable).map(keyOfDifference);
      return [{ kind, key: record.key, action, activates: true, ...(action === 'update' && { paths }) }];
    }),
  );
}

/** Some of all that could be chosen: records and differences of them, each where it is ticked. */
export function chooseSome(sides: Pick<Sides, 'comparison'>, isTicked: (text: string) => boolean): Choice[] {
  return chooseAll(sides).flatMap((choice): Choice[] => {
    if (!isTicked(choice.key)) return [];
    const paths = choice.paths?.filter((path) => isTicked(`${choice.key} ${path}`));
    return [{ ...choice, ...(paths && { paths }) }];
  });
}

/** Answers to all questions: one of the candidates that are left, or none of them, as is drawn. */
export function answerAll(
  { comparison }: Pick<Sides, 'comparison'>,
  isOne: readonly boolean[],
): RememberedPair[] {
  const taken = new Set<string>();
  return comparison.questions.map(({ kind, source, targets }, place) => {
    const left = targets.find(({ id }) => !taken.has(id));
    const targetId = isOne[place % isOne.length] && left ? left.id : null;
    if (targetId !== null) taken.add(targetId);
    return { kind, sourceId: source.id, targetId };
  });
}

/** What is remembered after a plan: the answers, and what was made or written as the pair that it is. */
export function rememberedAfter(
  answers: readonly RememberedPair[],
  records: readonly PlannedRecord[],
  kept: readonly Kept[],
): RememberedPair[] {
  const pairs = records.flatMap(({ kind, sourceId }, place): RememberedPair[] => {
    const targetId = kept[place]?.result?.targetId;
    return sourceId === undefined || targetId === undefined
      ? []
      : [{ kind, sourceId: String(sourceId), targetId: String(targetId) }];
  });
  return [
    ...pairs,
    ...answers.filter(
      (one) => !pairs.some(({ sourceId, kind }) => sourceId === one.sourceId && kind === one.kind),
    ),
  ];
}

/** What is kept of a record of a plan between tries. */
export type Kept = { steps?: Steps; result?: RecordResult };

/** Applies what has no result yet, one after the other; steps and results are kept as they come. */
export async function applyAll(
  id: string,
  records: readonly PlannedRecord[],
  target: Target,
  kept: Kept[],
): Promise<void> {
  for (const [place, record] of records.entries()) {
    kept[place] ??= {};
    const mine = kept[place];
    if (mine.result) continue;
    const attempt = new Attempt(`${id}-${place}`, mine.steps, undefined, async (steps) => {
      mine.steps = steps;
    });
    const siblings = records.flatMap(
      (one, at) => (one.kind === record.kind && kept[at]?.result?.targetId) || [],
    );
    mine.result = await applyRecord(record, attempt, { target, siblings }).catch((error: unknown) => {
      // A process that lives keeps what it knows, one that was killed has what it kept before it sent.
      if (!(target as Partial<Mortal>).isDead?.()) mine.steps = attempt.steps;
      throw error;
    });
  }
}

/** Applies it however often whoever does so is killed, or hears no answer. */
export async function applyThrough(
  records: readonly PlannedRecord[],
  target: Mortal,
  kept: Kept[],
): Promise<void> {
  const id = randomUUID();
  for (let tries = 0; ; tries++) {
    try {
      return await applyAll(id, records, target, kept);
    } catch (error) {
      if (!(error instanceof ApiError) || tries > 40) throw error;
      target.revive();
    }
  }
}

/** What still differs and could be written. */
export function stillDifferent({ comparison }: Pick<Sides, 'comparison'>): readonly ComparedRecord[] {
  const records = comparison.kinds.flatMap((kind) => kind.records);
  return records.filter(
    ({ kind, status, differences }) =>
      status === 'onlySource' ||
      (status === 'onlyTarget' && kind !== 'categories') ||
      differences.some(({ isWritable }) => isWritable),
  );
}

export function expectAllDone(records: readonly PlannedRecord[], kept: readonly Kept[]): void {
  const failed = records.flatMap((record, place) => {
    const result = kept[place]?.result;
    return result?.outcome === 'done' && !result.differs
      ? []
      : [{ key: record.key, blocked: record.blocked, result }];
  });
  expect(failed).toEqual([]);
}
