'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { RowTerms } from '@/lib/catalog/sheet/sheet';
import { isDay } from '@/lib/format/days';

const types = ['unico', 'recurrente'];
const periods = ['mensual', 'trimestral', 'semestral', 'anual', 'personalizada'];

type TermsDialogProps = {
  title: string;
  terms: RowTerms;
  /** Prices that the row holds: they all change with it. */
  count: number;
  onSave: (terms: RowTerms) => void;
  onClose: () => void;
};

/** What the prices of a row are for and when they hold. Words that only the server knows can be kept. */
export function TermsDialog({ title, terms, count, onSave, onClose }: TermsDialogProps) {
  const t = useTranslations('catalog.sheet.row');
  const ui = useTranslations('ui');
  const words = usePriceWords();
  const [draft, setDraft] = useState(terms);
  const [days, setDays] = useState(String(terms.periodo_dias ?? ''));
  const { tipo_precio, periodicidad, vigencia_desde, vigencia_hasta } = draft;
  const isRecurring = tipo_precio !== 'unico';
  // Of the API's periods one has days alone; a word of the server's own may have them.
  const isOwnWord = !periods.includes(periodicidad ?? '') && terms.periodo_dias !== null;
  const hasDays = isRecurring && (periodicidad === 'personalizada' || isOwnWord);
  const optionsOf = (known: readonly string[], now: string | null, word: (text: string) => string) =>
    [...new Set([...known, ...(now ? [now] : [])])].map((id) => ({ id, label: word(id) }));
  const dayCount = /^[1-9]\d{0,3}$/.test(days.trim()) ? Number(days) : null;
  const isBackwards = Boolean(vigencia_desde && vigencia_hasta && vigencia_hasta < vigencia_desde);
  const isFar = (day: string | null) => day !== null && !isDay(day);
  const isDaysMissing = tipo_precio === 'recurrente' && periodicidad === 'personalizada' && !dayCount;

  function save() {
    if (isBackwards || isDaysMissing || isFar(vigencia_desde) || isFar(vigencia_hasta)) return;
    onSave({
      ...draft,
      periodicidad: isRecurring ? periodicidad : null,
      periodo_dias: hasDays ? dayCount : null,
    });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={count > 0 ? t('holds', { count }) : undefined}
      footer={
        <>
          <Button onPress={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" onPress={save}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('type')}
          options={optionsOf(types, tipo_precio, words.type)}
          value={tipo_precio}
          onChange={(value) =>
            setDraft({
              ...draft,
              tipo_precio: value,
              periodicidad: value === 'unico' ? null : (periodicidad ?? 'mensual'),
            })
          }
        />
        {isRecurring && (
          <Select
            label={t('period')}
            options={optionsOf(periods, periodicidad, (period) =>
              words.period({ periodicidad: period, periodo_dias: null }),
            )}
            value={periodicidad}
            onChange={(value) => setDraft({ ...draft, periodicidad: value })}
          />
        )}
        {hasDays && (
          <TextField
            label={t('days')}
            value={days}
            onChange={setDays}
            inputMode="numeric"
            errorMessage={isDaysMissing ? t('daysMissing') : undefined}
          />
        )}
        <DateField
          label={t('from')}
          description={t('openStart')}
          value={vigencia_desde}
          onChange={(value) => setDraft({ ...draft, vigencia_desde: value })}
          errorMessage={isFar(vigencia_desde) ? t('far') : undefined}
        />
        <DateField
          label={t('to')}
          description={t('openEnd')}
          value={vigencia_hasta}
          onChange={(value) => setDraft({ ...draft, vigencia_hasta: value })}
          errorMessage={isFar(vigencia_hasta) ? t('far') : isBackwards ? t('backwards') : undefined}
        />
      </div>
    </Dialog>
  );
}
