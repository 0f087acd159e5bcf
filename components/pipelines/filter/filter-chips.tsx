'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useRef } from 'react';
import { FilterChip } from '@/components/records/filters/filter-chip';
import { RecordName } from '@/components/records/pick/record-name';
import { useChoiceWords } from '@/components/records/words';
import { type DealFilter, dealFilters } from '@/lib/deals/deal-filter';
import { formatDay } from '@/lib/format/dates';
import { currencyName, formatDecimal } from '@/lib/format/money';

type Name = Exclude<keyof DealFilter, 'q'>;

/** The text has its own field beside them. */
const names = Object.keys(dealFilters).filter((name): name is Name => name !== 'q');

type FilterChipsProps = {
  filter: DealFilter;
  onFilter: (change: Partial<DealFilter>) => void;
  /** Takes the focus when the last one is taken off. */
  after: RefObject<HTMLElement | null>;
};

/** The filters that are on, each with the button that takes it off. */
export function FilterChips({ filter, onFilter, after }: FilterChipsProps) {
  const t = useTranslations('pipelines');
  const list = useRef<HTMLUListElement>(null);
  const shown = useValue(filter);
  const on = names.filter((name) => filter[name] !== '');

  function remove(name: Name) {
    const buttons = list.current?.querySelectorAll('button');
    const place = on.indexOf(name);
    (buttons?.[place + 1] ?? buttons?.[place - 1] ?? after.current)?.focus();
    onFilter({ [name]: '' });
  }

  if (on.length === 0) return null;
  return (
    <ul ref={list} aria-label={t('filter.on')} className="flex min-w-0 flex-wrap gap-1.5">
      {on.map((name) => (
        <FilterChip key={name} label={t(`filter.${name}`)} onRemove={() => remove(name)}>
          {shown(name)}
        </FilterChip>
      ))}
    </ul>
  );
}

/** What a filter asks for, as people read it. */
function useValue(filter: DealFilter): (name: Name) => ReactNode {
  const t = useTranslations('pipelines.filter');
  const locale = useLocale();
  const stateName = useChoiceWords('records.dealState');
  return (name) => {
    const value = filter[name];
    switch (name) {
      case 'min':
      case 'max':
        return formatDecimal(value, locale);
      case 'currency':
        return currencyName(value);
      case 'from':
      case 'to':
      case 'closed_from':
      case 'closed_to':
        return formatDay(value, locale);
      case 'close':
        return t('noClose');
      case 'contact':
        return <RecordName of="contacts" id={value} />;
      case 'company':
        return <RecordName of="companies" id={value} />;
      case 'estado':
        return stateName(value);
      default:
        return value;
    }
  };
}
