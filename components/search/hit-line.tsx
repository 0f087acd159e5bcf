'use client';

import { useAreaWords } from '@/components/navigation/use-area-words';
import type { Hit } from './hit';
import { MarkedText } from './marked-text';

/** A record that was found, in a line: its name, what else it was found by, its kind. */
export function HitLine({ hit, typed }: { hit: Hit; typed: string }) {
  const words = useAreaWords();
  const { search, title, detail } = hit;
  return (
    <>
      <search.icon aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1 break-words max-sm:line-clamp-2 max-sm:py-1.5 sm:truncate">
        <MarkedText text={title} typed={typed} />
        {detail && (
          <span className="text-ink-muted">
            {' · '}
            <MarkedText text={detail} typed={typed} />
          </span>
        )}
      </span>
      <span className="shrink-0 text-ink-muted text-xs">{words.kind(search.of, 'one')}</span>
    </>
  );
}
