'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { decimalMark, unmistakable } from '@/lib/format/typed-amount';
import type { Grid, Pending } from './use-grid';

/** A paste before it is done: how far it goes, what does not fit, and how amounts are read that could be two. */
export function PasteBar({ pending, grid }: { pending: Pending; grid: Grid }) {
  const t = useTranslations('catalog.sheet.paste');
  const mark = decimalMark(useLocale());
  const { plan, isOther } = pending;
  const { top, bottom, left, right } = plan.range;
  const [unclear] = plan.unclear;
  const read = (other: boolean) =>
    unclear ? unmistakable(other ? unclear.other : unclear.amount, mark) : '';
  return (
    <div role="alert" className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm">
      <p className="min-w-0 flex-1 basis-80">
        {t('extent', { rows: bottom - top + 1, columns: right - left + 1 })}
        {plan.lost > 0 && <span className="ml-2 text-warning-ink">{t('lost', { count: plan.lost })}</span>}
        {unclear && (
          <span className="ml-2 text-warning-ink">
            {t('readAs', { count: plan.unclear.length, text: unclear.text, amount: read(isOther) })}
          </span>
        )}
      </p>
      {unclear && (
        <Button size="sm" onPress={() => grid.setPending({ plan, isOther: !isOther })}>
          {t('readInstead', { text: unclear.text, amount: read(!isOther) })}
        </Button>
      )}
      <Button size="sm" variant="primary" onPress={() => grid.apply(pending)}>
        {t('do')}
      </Button>
      <Button size="sm" onPress={() => grid.setPending(undefined)}>
        {t('cancel')}
      </Button>
    </div>
  );
}
