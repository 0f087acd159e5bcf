'use client';

import { CircleSlash } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PlanView } from '@/lib/configuration/plan';
import { blockedIn } from './plan-rules';
import { RecordBlocks } from './record-blocks';

/** What a plan cannot do, and why: of one that takes another back, what cannot be undone. */
export function PlanBlocks({ plan }: { plan: PlanView }) {
  const t = useTranslations('configuration.plan');
  const blocked = blockedIn(plan.records);
  if (blocked.length === 0) return null;
  const isUndo = plan.undoOf !== undefined;
  return (
    <section className="rounded-lg border border-warning bg-warning-soft p-4 text-warning-ink">
      <h2 className="flex items-center gap-2 font-semibold">
        <CircleSlash aria-hidden className="size-4 shrink-0" />
        {t(isUndo ? 'notUndone' : 'blocked', { count: blocked.length })}
      </h2>
      <ul className="mt-2 space-y-2">
        {blocked.map(({ position, record }) => (
          <li key={position}>
            <p className="break-words font-medium">{record.title}</p>
            <RecordBlocks blocks={record.blocked} />
          </li>
        ))}
      </ul>
    </section>
  );
}
