'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/ui/fields/select';
import { lazy } from '@/components/ui/lazy';
import { type DeliveryFilter, withinHours } from '@/lib/deliveries/delivery-filter';
import { useSpanWords } from './use-span-words';

const TimeSpanDialog = lazy(() => import('./time-span-dialog').then((module) => module.TimeSpanDialog));

type TimeFilterProps = {
  filter: Pick<DeliveryFilter, 'within' | 'from' | 'to'>;
  onChange: (change: Pick<DeliveryFilter, 'within' | 'from' | 'to'>) => void;
};

const ALL = 'all';
const CUSTOM = 'custom';
const CHOOSE = 'choose';

/** Hours back from now, or any stretch of time. */
export function TimeFilter({ filter, onChange }: TimeFilterProps) {
  const t = useTranslations('webhooks.filters');
  const spanWords = useSpanWords();
  const [isOpen, setIsOpen] = useState(false);
  const { within, from, to } = filter;
  const isCustom = from !== '' || to !== '';

  function choose(id: string) {
    if (id === CHOOSE) setIsOpen(true);
    else if (id !== CUSTOM) onChange({ within: id === ALL ? '' : id, from: '', to: '' });
  }

  return (
    <>
      <Select
        label={t('within')}
        isLabelHidden
        className={isCustom ? 'sm:w-52' : 'sm:w-36'}
        value={isCustom ? CUSTOM : within || ALL}
        onChange={choose}
        options={[
          { id: ALL, label: t('anyTime') },
          ...withinHours.map((id) => ({ id: id as string, label: t('withinHours', { hours: Number(id) }) })),
          ...(isCustom ? [{ id: CUSTOM, label: spanWords(from, to) }] : []),
          { id: CHOOSE, label: t('chooseTime') },
        ]}
      />
      {isOpen && (
        <TimeSpanDialog
          from={from}
          to={to}
          onChoose={(chosen) => {
            onChange({ within: '', ...chosen });
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
