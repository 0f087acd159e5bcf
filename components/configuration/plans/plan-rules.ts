import type { PlanRecordView, PlanState, PlanView } from '@/lib/configuration/plan';
import type { Outcome } from '@/lib/jobs/job';
import type { KindName } from '@/lib/resources/configuration';
import { mayApplyConfiguration, mayPlanConfiguration, type Role } from '@/lib/rules/roles';

/** Records of one kind that are written one after the other. */
export type PlanGroup = { readonly kind: KindName; readonly records: readonly PlanRecordView[] };

export type PlanParts = {
  /** What is written, in the order in which it is. */
  readonly written: readonly PlanGroup[];
  /** What is deleted, which comes last. */
  readonly deleted: readonly PlanGroup[];
};

/** The records of a plan as its page shows them. */
export function partsOf(records: readonly PlanRecordView[]): PlanParts {
  const isDeletion = ({ record }: PlanRecordView) => record.action === 'delete';
  return {
    written: groupsOf(records.filter((one) => !isDeletion(one))),
    deleted: groupsOf(records.filter(isDeletion)),
  };
}

function groupsOf(records: readonly PlanRecordView[]): readonly PlanGroup[] {
  const groups: { kind: KindName; records: PlanRecordView[] }[] = [];
  for (const one of records) {
    const last = groups.at(-1);
    if (last?.kind === one.record.kind) last.records.push(one);
    else groups.push({ kind: one.record.kind, records: [one] });
  }
  return groups;
}

/** How many records are created, updated and deleted. */
export function countsOf(records: readonly PlanRecordView[]): Record<'create' | 'update' | 'delete', number> {
  const counts = { create: 0, update: 0, delete: 0 };
  for (const { record } of records) counts[record.action] += 1;
  return counts;
}

/** Records that cannot be applied as the plan stands. */
export function blockedIn(records: readonly PlanRecordView[]): readonly PlanRecordView[] {
  return records.filter(({ record, result }) => record.blocked.length > 0 && result?.outcome !== 'done');
}

/** How many records are done, and how many have another result, by it. */
export function progressOf(records: readonly PlanRecordView[]): {
  readonly done: number;
  readonly total: number;
  readonly others: Readonly<Partial<Record<Outcome, number>>>;
} {
  const others: Partial<Record<Outcome, number>> = {};
  for (const { result } of records)
    if (result && result.outcome !== 'done') others[result.outcome] = (others[result.outcome] ?? 0) + 1;
  return { done: records.filter(isDone).length, total: records.length, others };
}

export const isDone = ({ result }: PlanRecordView): boolean => result?.outcome === 'done';

/** Whether the target may have something of it: all, a part, or what nobody has heard of. */
const isWritten = ({ result, hasBegun }: PlanRecordView): boolean =>
  hasBegun === true || (result !== undefined && ['done', 'partial', 'unknown'].includes(result.outcome));

/** What may be done with a plan; each depends on its state and on the role. */
export type PlanActs = Readonly<Record<'approve' | 'withdraw' | 'apply' | 'goOn' | 'stop' | 'undo', boolean>>;

const open: readonly PlanState[] = ['proposed', 'approved'];
const over: readonly PlanState[] = ['applied', 'partly'];

/** The server decides; this only hides what it would refuse. */
export function actsOf(plan: PlanView, role: Role): PlanActs {
  const mayApply = mayApplyConfiguration(role);
  const canApply = plan.records.some(({ record }) => record.blocked.length === 0);
  const hasWritten = plan.records.some(isWritten);
  const hasLeft = plan.records.some((one) => !isDone(one) && one.record.blocked.length === 0);
  // One whose records are all done may still have to be ended.
  const canGoOn = plan.undoneBy === undefined && (hasLeft || plan.records.every(isDone));
  return {
    approve: mayApply && plan.state === 'proposed',
    withdraw: (mayApply || (plan.isOwn === true && mayPlanConfiguration(role))) && open.includes(plan.state),
    apply: mayApply && open.includes(plan.state) && canApply,
    goOn: mayApply && (plan.state === 'applying' || (plan.state === 'partly' && canGoOn)),
    stop: mayApply && plan.state === 'applying',
    undo: mayApply && over.includes(plan.state) && hasWritten && plan.undoneBy === undefined,
  };
}
