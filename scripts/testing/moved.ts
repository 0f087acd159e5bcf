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
import type { Side } from '../../lib/configuration/side.ts';
import { Attempt } from '../../lib/jobs/attempt.ts';
import type { Steps } from '../../lib/jobs/job.ts';
import type { Mortal } from './faults.ts';

export type Sides = { readonly source: Side; readonly target: Side; readonly comparison: Comparison };

/** Both sides as they are now, and compared. */
export async function compareNow(source: Target, target: Target): Promise<Sides> {
  return compareThe(await readSide(source), await readSide(target));
}

/** Two sides, compared. */
export function compareThe(from: Side, to: Side): Sides {
  const view = (name: string) => ({ kind: 'connection' as const, name });
  const comparison = compareSides({
    source: from,
    target: to,
    sourceView: view('source'),
    targetView: view('target'),
    remembered: [],
  });
  return { source: from, target: to, comparison };
}

const actions = { onlySource: 'create', onlyTarget: 'delete', different: 'update' } as const;

/** Everything chosen: all that can be written of each record, and what only the target has ticked one by one. */
export function chooseAll({ comparison }: Pick<Sides, 'comparison'>): Choice[] {
  return comparison.kinds.flatMap(({ kind, records }) =>
    records.flatMap((record): Choice[] => {
      if (record.status === 'equal') return [];
      const action = actions[record.status];
      if (kind === 'categories' && action === 'delete') return [];
      const paths = record.differences.filter(({ isWritable }) => isWritable).map(keyOfDifference);
      return [{ kind, key: record.key, action, activates: true, ...(action === 'update' && { paths }) }];
    }),
  );
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
