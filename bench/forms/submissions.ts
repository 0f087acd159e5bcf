import type { Ratio } from '../support/figures.ts';
import { measureList } from '../support/list-beside.ts';
import { benchSubmission, startSubmissionsUpstream } from '../support/submissions-upstream.ts';

const SUBMISSIONS = 100_000;

/** 100,000 submissions with a column for each field of their form. */
export default async function measureSubmissions(): Promise<readonly Ratio[]> {
  return measureList(`submissions: ${SUBMISSIONS} scrolled`, {
    upstream: await startSubmissionsUpstream(SUBMISSIONS),
    path: '/forms/1/submissions',
    label: 'Submissions',
    count: SUBMISSIONS,
    cellsOf,
  });
}

function cellsOf(index: number): readonly string[] {
  const { created_at, status, datos } = benchSubmission(SUBMISSIONS, index);
  return [created_at, status, ...Object.values(datos).map(String)];
}
