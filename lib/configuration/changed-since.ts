import { kindOf } from './kinds';
import type { PlannedRecord } from './plan';
import type { Side } from './side';
import { recordById, recordsOf, sharesName } from './side-records';
import { isAsKept } from './standing';

/**
 * Keys of the records of a plan whose target is not as it was when the plan was made, nor as it is to be. Applying them
 * stops before it writes; the plan is made anew.
 */
export function changedSince(records: readonly PlannedRecord[], now: Side): string[] {
  return records.filter((record) => isChanged(record, now)).map(({ key }) => key);
}

function isChanged(record: PlannedRecord, now: Side): boolean {
  const { kind, action, targetId, before, after } = record;
  if (action === 'create' && targetId === undefined) {
    const others = (record.others ?? []).map(String);
    return recordsOf(now, kind).some((one) => sharesName(one, record) && !others.includes(String(one.id)));
  }
  const standing = recordById(now, kind, targetId);
  if (action !== 'update') return action === 'delete' && standing !== undefined && !isKept(before);
  return !standing || (!isKept(before) && !isKept(after));

  function isKept(value: PlannedRecord['before']): boolean {
    return value !== undefined && standing !== undefined && isAsKept(kindOf(kind), value, standing.value);
  }
}
