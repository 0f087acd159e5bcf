import type { StartedJob } from '@/lib/jobs/job';

/** What it is called that an item was done in part, by the kind of job: the key of its words. */
export function partOf(kind: StartedJob['kind']): 'untagged' | 'gap' | 'partial' {
  return kind === 'import' ? 'untagged' : kind === 'prices' ? 'gap' : 'partial';
}
