import type { NamedKind, NamedPlace } from '@/lib/workflows/named-records';
import type { ReferenceKind, ReferencePlace } from './configuration';

const kinds: Readonly<Record<NamedKind, ReferenceKind>> = {
  pipeline: 'pipelines',
  stage: 'stages',
  tag: 'tags',
  tagName: 'tags',
  calendar: 'calendars',
  form: 'forms',
  product: 'products',
  workflow: 'workflows',
  endpoint: 'endpoints',
  site: 'sites',
  post: 'posts',
  user: 'users',
  project: 'data',
  contact: 'data',
  company: 'data',
  deal: 'data',
};

/** What steps of workflows, and settings of forms, may name and the API lists. */
export const whatStepsName: readonly ReferenceKind[] = [
  'pipelines',
  'stages',
  'tags',
  'calendars',
  'forms',
  'products',
  'workflows',
  'endpoints',
  'sites',
  'posts',
];

/** The places in which steps name records, as configuration has them. */
export function placesOf(named: readonly NamedPlace[]): readonly ReferencePlace[] {
  return named.map(({ at, kind }) => ({ at, kind: kinds[kind], by: kind === 'tagName' ? 'name' : 'id' }));
}
