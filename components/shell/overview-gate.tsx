'use client';

import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAreaWords } from '@/components/navigation/use-area-words';
import { useAccess } from '@/components/session/session-context';
import type { PageName } from '@/lib/connection/areas/page-access';
import { OverviewAbsent, useOverviewReport } from './overview-report';

/** A part of the overview: left out where the server lacks what it shows, explained where the key may not read it. */
export function OverviewGate({ page, children }: { page: PageName; children: ReactNode }) {
  const access = useAccess(page);
  if (access === 'open') return children;
  return access === 'missing' ? <OverviewAbsent /> : <Locked page={page} />;
}

function Locked({ page }: { page: PageName }) {
  const t = useTranslations('shell.closed');
  const words = useAreaWords();
  useOverviewReport({ state: 'quiet' });
  return (
    <section className="flex min-w-0 items-start gap-2 rounded-lg border border-dashed px-4 py-3 text-ink-muted">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <p>{t('noRightTitle', { what: words.what(page) })}</p>
    </section>
  );
}
