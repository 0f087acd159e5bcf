'use client';

import { useTranslations } from 'next-intl';
import { foundUnder, ownWords, unreadableOf } from '@/lib/api/read/notes';

/** What of a record was read under other names or as other words than the document's, and what could not be. */
export function ReadingNotes({ record }: { record: object }) {
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
