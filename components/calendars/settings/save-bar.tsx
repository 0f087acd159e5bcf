'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Placed } from '@/lib/calendars/future-appointments';

type SaveBarProps = {
  /** Names of the fields that would be sent. */
  changed: readonly string[];
  stranded: readonly Placed[];
  isPending: boolean;
  isConflict: boolean;
  onDiscard: () => void;
};

/** What a save would change, and whom. Always there, so that nothing jumps as something is typed. */
export function SaveBar({ changed, stranded, isPending, isConflict, onDiscard }: SaveBarProps) {
  const t = useTranslations('calendars.settings.save');
  const form = useTranslations('records.form');
  const label = useTranslations('calendars.settings.field') as unknown as (name: string) => string;
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-canvas px-4 py-2.5 sm:px-6">
      <div role="status" className="min-w-0 flex-1 basis-40">
        {changed.length === 0 ? (
          <p className="text-ink-muted">{t('nothing')}</p>
        ) : (
          <p className="truncate">
            {t('changes', { count: changed.length })}
            <span className="text-ink-muted">: {changed.map(label).join(', ')}</span>
          </p>
        )}
        {stranded.length > 0 && (
          <p className="flex items-center gap-1.5 text-warning-ink text-xs">
            <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
            {t('strands', { count: stranded.length })}
          </p>
        )}
      </div>
      <Button isDisabled={changed.length === 0 || isPending} onPress={onDiscard}>
        {t('discard')}
      </Button>
      <Button variant="primary" type="submit" isPending={isPending}>
        {form(isConflict ? 'saveMine' : 'save')}
      </Button>
    </div>
  );
}
