import type { KindName } from '@/lib/resources/configuration';
import type { SideRecord } from './side';

/** How a record stands beside its configuration: a form or a workflow that is not published is a draft. */
export type Standing = 'published' | 'draft';

/** Of a form or a workflow; undefined where its side does not say it, and of all other kinds. */
export function standingOf({ kind, state }: Pick<SideRecord, 'kind' | 'state'>): Standing | undefined {
  const held = kind === 'workflows' ? state.activo : kind === 'forms' ? state.status : undefined;
  if (held === undefined || held === null) return undefined;
  return held === true || held === 'published' ? 'published' : 'draft';
}

/** The state of a record of files, as servers have it. */
export function stateStanding(kind: KindName, standing: Standing | undefined): SideRecord['state'] {
  if (standing === undefined) return {};
  if (kind === 'workflows') return { status: standing, activo: standing === 'published' };
  return kind === 'forms' ? { status: standing } : {};
}
