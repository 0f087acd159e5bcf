'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { DateField } from '@/components/ui/fields/date-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Row } from '@/lib/catalog/sheet/sheet';
import { succeeded, successionIssue } from '@/lib/catalog/sheet/succeed';
import { formatDay } from '@/lib/format/dates';
import { isDay } from '@/lib/format/days';
import { currencyName } from '@/lib/format/money';
import { addDays } from '@/lib/rules/zones';
import type { Matrix } from './use-matrix';

type SucceedDialogProps = { matrix: Matrix; row: Row; onClose: () => void };

/** Ends prices of a row the day before a day, and begins others with the same amounts and tiers. */
export function SucceedDialog({ matrix, row, onClose }: SucceedDialogProps) {
  const t = useTranslations('catalog.sheet.succeed');
  const ui = useTranslations('ui');
  const words = usePriceWords();
  const locale = useLocale();
  const all = Object.keys(row.cells);
  const [currencies, setCurrencies] = useState<readonly string[]>(all);
  const [day, setDay] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const { sheet, made, saved } = matrix.draft;
  const followed = day !== null && isDay(day) ? { row: row.key, day, currencies } : undefined;
  const issue = followed && successionIssue(sheet, followed, saved.locked);

  function apply() {
    setIsTried(true);
    if (!followed || issue) return;
    matrix.edit({ kind: 'rows', rows: succeeded(sheet, followed, made, saved.locked) });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={`${words.kind(row.terms)} · ${words.validity(row.terms)}`}
      footer={
        <>
          <Button onPress={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" isDisabled={currencies.length === 0} onPress={apply}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <DateField
          label={t('day')}
          value={day}
          onChange={setDay}
          errorMessage={issue ? t(issue) : isTried && !followed ? t('noDay') : undefined}
        />
        {all.length > 1 && (
          <fieldset>
            <legend className="mb-1 font-medium text-sm">{t('currencies')}</legend>
            {all.map((currency) => (
              <Checkbox
                key={currency}
                isSelected={currencies.includes(currency)}
                onChange={(isSelected) =>
                  setCurrencies(
                    all.filter((each) => (each === currency ? isSelected : currencies.includes(each))),
                  )
                }
              >
                {currencyName(currency)}
              </Checkbox>
            ))}
          </fieldset>
        )}
        <p className="text-ink-muted text-sm">
          {followed && !issue
            ? t('what', {
                last: formatDay(addDays(followed.day, -1), locale),
                first: formatDay(followed.day, locale),
              })
            : t('hint')}
        </p>
      </div>
    </Dialog>
  );
}
