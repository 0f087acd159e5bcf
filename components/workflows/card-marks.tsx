'use client';

import { CircleAlert, FlaskConical, TriangleAlert, ZapOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Mark } from './marks';

type CardMarksProps = {
  mark: Mark;
  isSimulated: boolean | undefined;
  isNeverEmitted: boolean | undefined;
};

/** Small signs at the right of a card; what they say is in its name too. */
export function CardMarks({ mark, isSimulated, isNeverEmitted }: CardMarksProps) {
  const t = useTranslations('workflows.card');
  return (
    <span className="flex shrink-0 flex-col items-end gap-0.5 text-xs [&_svg]:size-3.5">
      {mark.errors > 0 ? (
        <CircleAlert aria-hidden className="text-danger-ink" />
      ) : mark.warnings > 0 ? (
        <TriangleAlert aria-hidden className="text-warning-ink" />
      ) : undefined}
      {isSimulated && <FlaskConical role="img" aria-label={t('simulated')} className="text-ink-faint" />}
      {isNeverEmitted && <ZapOff role="img" aria-label={t('neverEmitted')} className="text-warning-ink" />}
      {mark.change && (
        <span className="rounded bg-accent-soft px-1 text-[0.6875rem] text-accent-ink">
          {t(`change.${mark.change}`)}
        </span>
      )}
    </span>
  );
}
