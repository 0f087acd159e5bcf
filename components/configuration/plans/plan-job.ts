import type { PlanRecordView, PlanView } from '@/lib/configuration/plan';
import type { JobPlan } from '@/lib/jobs/begin-job';
import type { ItemState } from '@/lib/jobs/job';
import type { PlanItem, PlanNote } from '@/lib/jobs/steps/apply-configuration';
import { isDone } from './plan-rules';

type PlanJobWords = Pick<JobPlan<'configuration'>, 'title' | 'fileName'> & {
  /** Heads of the cells in its report: kind, record. */
  readonly headers: readonly string[];
  readonly kindOf: (one: PlanRecordView) => string;
  /** What its last item is called, which ends the plan. */
  readonly end: string;
};

const notes = { create: 'created', update: 'updated', delete: 'removed' } as const satisfies Record<
  string,
  PlanNote
>;

/**
 * The job that applies a plan, or what is left of it: its records that can be applied in their order, those that are
 * done already as results, and the end.
 */
export function planJob(plan: PlanView, words: PlanJobWords): JobPlan<'configuration'> {
  const records = plan.records.filter((one) => one.record.blocked.length === 0);
  const items = records.map((one): PlanItem => {
    const { position, record } = one;
    const cells = [words.kindOf(one), record.title];
    return { id: position, position, note: notes[record.action], label: record.title, cells };
  });
  const done = records.flatMap((one, place): readonly (readonly [number, ItemState])[] =>
    isDone(one)
      ? [[place, { outcome: 'done', made: one.result?.targetId, note: notes[one.record.action] }]]
      : [],
  );
  return {
    kind: 'configuration',
    title: words.title,
    fileName: words.fileName,
    headers: words.headers,
    // Two plans side by side would write to the same target.
    exclusiveGroup: `configuration ${plan.target.connectionId}`,
    settings: { planId: plan.id },
    items: [...items, { id: 'end', isEnd: true, label: words.end, cells: ['', words.end] }],
    states: new Map(done),
  };
}
