'use client';

import { useTranslations } from 'next-intl';
import { CodeBlock } from '@/components/ui/code-block';
import { foundUnder, ownWords, unreadableOf } from '@/lib/api/read/notes';
import { rawOf } from '@/lib/api/tolerant';

type RawRecordProps = { label: string; record: object };

/** A record exactly as the server sent it, and what was read of it under other names than the document's. */
export function RawRecord({ label, record }: RawRecordProps) {
  return (
    <div className="space-y-2">
      <ReadingNotes record={record} />
      <CodeBlock label={label} code={JSON.stringify(rawOf(record), null, 2)} />
    </div>
  );
}

function ReadingNotes({ record }: { record: object }) {
  const t = useTranslations('ui');
  const found = Object.entries(foundUnder(record));
  const words = Object.entries(ownWords(record));
  const unreadable = unreadableOf(record);
  if (found.length + words.length + unreadable.length === 0) return null;
  const values = record as Readonly<Record<string, unknown>>;
  const notes = [
    [t('readUnder'), found.map(([field, path]) => `${field} ← ${path}`)],
    [t('readAs'), words.map(([field, word]) => `${field}: ${word} → ${String(values[field])}`)],
    [t('notRead'), unreadable],
  ] as const;
  return (
    <dl className="space-y-1 text-xs">
      {notes.map(([name, lines]) =>
        lines.length === 0 ? null : (
          <div key={name}>
            <dt className="inline text-ink-muted">{name}: </dt>
            <dd className="inline break-words font-mono">{lines.join(', ')}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
