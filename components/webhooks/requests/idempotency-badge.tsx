'use client';

import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';

const tones = { stored: 'neutral', replayed: 'accent', conflict: 'danger', not_stored: 'warning' } as const;
type Outcome = keyof typeof tones;

const isOutcome = (word: string): word is Outcome => Object.hasOwn(tones, word);

/** What became of the request's idempotency key; nothing where it had none. */
export function IdempotencyBadge({ outcome }: { outcome: string | undefined }) {
  const t = useTranslations('requests.idempotency');
  if (outcome === undefined || outcome === 'none') return <span className="text-ink-faint">—</span>;
  const tone: Tone = isOutcome(outcome) ? tones[outcome] : 'neutral';
  return <Badge tone={tone}>{isOutcome(outcome) ? t(outcome) : outcome}</Badge>;
}
