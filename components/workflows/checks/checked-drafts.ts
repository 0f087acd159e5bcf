import { idOf, type WorkflowRecord } from '@/components/workflows/records';

/** The drafts in an answer to the question for drafts: a state that cannot be read is taken for what was asked for. */
export function draftsAmong(answered: readonly WorkflowRecord[]): WorkflowRecord[] {
  return answered.filter(({ status }) => status === undefined || status === 'draft');
}

/** The newest that can be checked, at most `count`: a check names its draft. */
export function checkable(drafts: readonly WorkflowRecord[], count: number): WorkflowRecord[] {
  return drafts.filter((draft) => idOf(draft) !== '').slice(0, count);
}
