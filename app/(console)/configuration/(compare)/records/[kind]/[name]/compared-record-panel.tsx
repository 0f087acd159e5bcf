'use client';

import type { Drawings } from '@/components/configuration/record/record-body';
import { RecordPanel } from '@/components/configuration/record/record-panel';

/** How areas draw their own records; each comes with its code only once it is looked at. */
const drawings: Drawings = {};

export function ComparedRecordPanel({ kind, name }: { kind: string; name: string }) {
  return <RecordPanel kind={kind} name={name} drawings={drawings} />;
}
