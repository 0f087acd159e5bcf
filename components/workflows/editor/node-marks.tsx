'use client';

import { CircleAlert, FlaskConical, TriangleAlert, ZapOff } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import type { Mark } from './marks';
import type { NodeWords } from './use-node-words';

type NodeMarksProps = {
  words: NodeWords;
  mark: Mark;
  isSimulated: boolean | undefined;
  isNeverEmitted: boolean | undefined;
};

/** Small signs at the right of a node; what they say is in its name too. */
export function NodeMarks({ words, mark, isSimulated, isNeverEmitted }: NodeMarksProps) {
  return (
    <span className="flex shrink-0 flex-col items-end gap-0.5 text-xs [&_svg]:size-3.5">
      {mark.errors > 0 ? (
        <CircleAlert aria-hidden className="text-danger-ink" />
      ) : mark.warnings > 0 ? (
        <TriangleAlert aria-hidden className="text-warning-ink" />
      ) : undefined}
      {isSimulated && <FlaskConical role="img" aria-label={words.simulated} className="text-ink-faint" />}
      {isNeverEmitted && <ZapOff role="img" aria-label={words.neverEmitted} className="text-warning-ink" />}
      {mark.run && <Badge tone={words.run.tone(mark.run)}>{words.run.word(mark.run)}</Badge>}
      {mark.change && (
        <span className="rounded bg-accent-soft px-1 text-[0.6875rem] text-accent-ink">
          {words.change(mark.change)}
        </span>
      )}
    </span>
  );
}
