'use client';

import { CircleAlert, Clock, Minus, Move, Pencil, Plus, TriangleAlert, X, ZapOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import type { Mark } from './marks';
import type { NodeWords } from './use-node-words';

type NodeMarksProps = {
  words: NodeWords;
  mark: Mark;
  isNeverEmitted: boolean | undefined;
};

/** Small signs at the right of a node; what they say is in its name too. That a step is simulated is said elsewhere. */
export function NodeMarks({ words, mark, isNeverEmitted }: NodeMarksProps) {
  return (
    <span className="flex shrink-0 flex-col items-end gap-0.5 text-xs [&_svg]:size-3.5">
      {mark.errors > 0 ? (
        <CircleAlert aria-hidden className="text-danger" />
      ) : mark.warnings > 0 ? (
        <TriangleAlert aria-hidden className="text-warning-ink" />
      ) : undefined}
      {isNeverEmitted && <ZapOff role="img" aria-label={words.neverEmitted} className="text-warning-ink" />}
      {mark.run && <Badge tone={words.run.tone(mark.run)}>{words.run.word(mark.run)}</Badge>}
      {mark.entered !== undefined && <Counts mark={mark} entered={mark.entered} />}
      {mark.change && <ChangeBadge change={mark.change}>{words.change(mark.change)}</ChangeBadge>}
    </span>
  );
}

/** How many runs came here, and of them how many failed and wait. */
function Counts({ mark, entered }: { mark: Mark; entered: number }) {
  return (
    <span className="flex items-center gap-1 tabular-nums">
      {mark.waiting > 0 && (
        <Badge tone="accent" icon={<Clock aria-hidden />}>
          {mark.waiting}
        </Badge>
      )}
      {mark.failures > 0 && (
        <Badge tone="danger" icon={<X aria-hidden />}>
          {mark.failures}
        </Badge>
      )}
      <Badge>{entered}</Badge>
    </span>
  );
}

const changes = {
  added: { tone: 'success', Icon: Plus },
  changed: { tone: 'warning', Icon: Pencil },
  moved: { tone: 'neutral', Icon: Move },
  removed: { tone: 'danger', Icon: Minus },
} as const satisfies Record<string, { tone: Tone; Icon: typeof Plus }>;

/** What became of a part between two versions, by colour and by sign. */
export function ChangeBadge({ change, children }: { change: keyof typeof changes; children: ReactNode }) {
  const { tone, Icon } = changes[change];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {children}
    </Badge>
  );
}
