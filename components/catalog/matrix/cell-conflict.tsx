'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { Button } from '@/components/ui/button';
import { cellAt, placeOf } from '@/lib/catalog/sheet/sheet';
import { formatMoney } from '@/lib/format/money';
import type { Matrix } from './use-matrix';

/** Both values of a price that somebody else changed meanwhile, and which of them it is to be. */
export function CellConflict({ matrix, place }: { matrix: Matrix; place: string }) {
  const t = useTranslations('catalog.sheet.conflict');
  const words = usePriceWords();
  const locale = useLocale();
  const theirs = matrix.draft.conflicts.get(place);
  const { row, currency } = placeOf(place);
  const mine = cellAt(matrix.draft.sheet, { row, currency })?.text;
  const money = (text: string | undefined) =>
    text === undefined ? t('none') : formatMoney(text, currency, locale);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-2 rounded-md bg-warning-soft px-2 py-1 text-warning-ink"
    >
      <span>
        {t('text', {
          theirs: theirs ? `${money(theirs.monto)} (${words.validity(theirs)})` : t('none'),
          mine: money(mine),
        })}
      </span>
      <Button size="sm" onPress={() => matrix.takeTheirs(place)}>
        {t('take')}
      </Button>
      <Button size="sm" onPress={() => matrix.keepMine(place)}>
        {t('keep')}
      </Button>
    </div>
  );
}
