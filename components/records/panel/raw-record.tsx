'use client';

import { CodeBlock } from '@/components/ui/code-block';
import { rawOf } from '@/lib/api/tolerant';
import { ReadingNotes } from './reading-notes';

type RawRecordProps = { label: string; record: object };

/** A record exactly as the server sent it, and what was read of it under other names than the document's. */
export function RawRecord({ label, record }: RawRecordProps) {
  return (
    <div className="space-y-2">
      <ReadingNotes record={record} />
      <CodeBlock label={label} language="json" code={JSON.stringify(rawOf(record), null, 2)} />
    </div>
  );
}
