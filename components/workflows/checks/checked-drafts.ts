import { idOf, isPublished, type WorkflowRecord } from '@/components/workflows/records';

const archived = /^(archived|archivad[oa])$/i;

/**
 * The drafts among workflows of every state. Servers have words of their own for states: what is neither published nor
 * archived is a draft.
 */
export function draftsAmong(workflows: readonly WorkflowRecord[]): WorkflowRecord[] {
  return workflows.filter(({ status }) => !isPublished(status) && !archived.test(status ?? ''));
}

/** The newest that can be checked, at most `count`: a check names its draft. */
export function checkable(drafts: readonly WorkflowRecord[], count: number): WorkflowRecord[] {
  return drafts.filter((draft) => idOf(draft) !== '').slice(0, count);
}
