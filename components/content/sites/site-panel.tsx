'use client';

import { RecordPanel } from '@/components/records/panel/record-panel';
import { sites } from '@/lib/resources/content/sites';

/** One site beside its list, with its pages. */
export function SitePanel({ id }: { id: string }) {
  return <RecordPanel of={sites} id={id} />;
}
