'use client';

import { useWords } from '@/components/records/words';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import type { Counts } from './use-counts';

type CountNoteProps = {
  of: Counts;
  /** Where `countedAll`, `countedSome`, `countOn`, `stop` and `atLeast` are said. */
  words: string;
};

/** Of how many records counts are, and how to count on. */
export function CountNote({ of, words }: CountNoteProps) {
  const t = useWords(words);
  if (of.error) return <ErrorState error={of.error} onRetry={of.readOn} />;
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 text-xs">
      <span>{t(of.isWhole ? 'countedAll' : 'countedSome', { count: of.read })}</span>
      {!of.isWhole && (
        <Button size="sm" onPress={of.isReading ? of.stop : of.readOn}>
          {t(of.isReading ? 'stop' : 'countOn')}
        </Button>
      )}
    </div>
  );
}

/** How many belong to one; no less than that where not all were read. */
export function CountCell({ of, words, id }: CountNoteProps & { id: string }) {
  const t = useWords(words);
  const count = of.counts.get(id) ?? 0;
  return <>{of.isWhole ? count : count > 0 ? t('atLeast', { count }) : '—'}</>;
}
