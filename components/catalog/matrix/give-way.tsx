'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Row } from '@/lib/catalog/sheet/sheet';
import { ended, givingWay } from '@/lib/catalog/sheet/succeed';
import { formatDay } from '@/lib/format/dates';
import { addDays } from '@/lib/rules/zones';
import type { Matrix } from './use-matrix';

/** Ends the earlier prices that those of a row overlap, the day before it begins. */
export function GiveWay({ matrix, row }: { matrix: Matrix; row: Row }) {
  const t = useTranslations('catalog.sheet.succeed');
  const locale = useLocale();
  const { sheet, made, saved } = matrix.draft;
  const ways = matrix.isReadOnly ? [] : givingWay(sheet, row);
  return ways.map((followed) => (
    <Button
      key={followed.row}
      size="sm"
      onPress={() => matrix.edit({ kind: 'rows', rows: ended(sheet, followed, made, saved.locked) })}
    >
      {t('giveWay', { day: formatDay(addDays(followed.day, -1), locale) })}
    </Button>
  ));
}
