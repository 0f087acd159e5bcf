'use client';

import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useInstants } from '@/components/session/use-instants';
import { Button } from '@/components/ui/button';
import type { Matrix } from './use-matrix';

/** Offers what was typed before and not saved. */
export function KeptNotice({ kept }: Pick<Matrix, 'kept'>) {
  const t = useTranslations('catalog.sheet.kept');
  const instants = useInstants();
  if (!kept.offered) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-warning-soft px-3 py-2 text-warning-ink"
    >
      <History aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        {t('text', { at: instants.toTheMinute(kept.offered.at) })} {!kept.canRestore && t('first')}
      </p>
      <Button size="sm" variant="primary" isDisabled={!kept.canRestore} onPress={kept.restore}>
        {t('restore')}
      </Button>
      <Button size="sm" onPress={kept.dismiss}>
        {t('discard')}
      </Button>
    </div>
  );
}
