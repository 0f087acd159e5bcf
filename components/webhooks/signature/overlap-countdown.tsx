'use client';

import { Hourglass } from 'lucide-react';
import { useNow, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { timeThere } from '@/lib/format/record-time';
import { clock, OVERLAP_MS, overlapLeft } from './secret-overlap';

/** How long the previous secret still signs beside the new one, and `children` until then; nothing once it is over. */
export function OverlapCountdown({ expiresAt, children }: { expiresAt: number; children: ReactNode }) {
  const t = useTranslations('webhooks.overlap');
  const now = useNow({ updateInterval: 1000 });
  const left = overlapLeft(expiresAt, timeThere(now.getTime()));
  if (left === 0) return null;
  return (
    <div className="space-y-3">
      <div className="space-y-2 rounded-lg border border-warning bg-warning-soft p-3 text-warning-ink">
        <p className="flex flex-wrap items-center gap-x-2">
          <Hourglass aria-hidden className="size-4 shrink-0" />
          <span className="font-medium">{t('title')}</span>
          <span role="timer" className="font-mono">
            {clock(left)}
          </span>
        </p>
        <div aria-hidden className="h-1 overflow-hidden rounded-full bg-surface">
          <div className="h-full bg-warning" style={{ width: `${(left / OVERLAP_MS) * 100}%` }} />
        </div>
        <p className="text-xs">{t('hint')}</p>
      </div>
      {children}
    </div>
  );
}
