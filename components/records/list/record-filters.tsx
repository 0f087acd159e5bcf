'use client';

import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { RecordPicker } from '@/components/records/pick/record-picker';
import { useChoiceWords, useWords } from '@/components/records/words';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { isFiltered, type Values } from '@/lib/records/question';
import type { Filter, Resource } from '@/lib/resources/resource';
import { ChoiceOf, type FilterControlProps, filterWidth, wordsWith } from './choice-of';
import { FilterFold } from './filter-fold';
import { SearchBox } from './search-box';

/** Controls of a page's own, by the names of their filters. */
export type FilterControls = Readonly<Record<string, ComponentType<FilterControlProps>>>;

type RecordFiltersProps = {
  of: Resource;
  values: Values;
  onChange: (change: Values) => void;
  controls?: FilterControls | undefined;
  /** Filters that mean nothing in the view that is shown. */
  without?: readonly string[] | undefined;
  /** Stand at the end of the line. */
  children: ReactNode;
};

/**
 * Search and filters over a list, each by its kind. They are in the address, so a link has them. On a phone the search
 * stands alone and a button opens the others.
 */
export function RecordFilters(props: RecordFiltersProps) {
  const { of, values, onChange, without = [], children } = props;
  const t = useTranslations('ui.list');
  const filters = Object.entries<Filter>(of.filters).filter(([name]) => !without.includes(name));
  const isSearch = ([, { control }]: (typeof filters)[number]) => control === 'search';
  const others = filters.filter((filter) => !isSearch(filter));
  const isAny = others.some(([name, { control }]) => control !== 'none' || props.controls?.[name]);
  const clear = () => onChange(Object.fromEntries(Object.keys(of.filters).map((name) => [name, ''])));
  return (
    <div className="@container flex flex-wrap items-center gap-2">
      {filters.filter(isSearch).map(([name, filter]) => (
        <FilterControl key={name} {...props} name={name} filter={filter} />
      ))}
      {isAny && (
        <FilterFold count={others.filter(([name]) => values[name]).length}>
          {others.map(([name, filter]) => (
            <FilterControl key={name} {...props} name={name} filter={filter} />
          ))}
        </FilterFold>
      )}
      {isFiltered(of, values) && (
        <Button variant="ghost" onPress={clear}>
          {t('clear')}
        </Button>
      )}
      <div className="flex flex-wrap gap-2 max-sm:w-full sm:ml-auto">{children}</div>
    </div>
  );
}

type FilterControlOfProps = Pick<RecordFiltersProps, 'of' | 'values' | 'onChange' | 'controls'> & {
  name: string;
  filter: Filter;
};

/** The control of one filter: the page's own, else the one of its kind. */
function FilterControl({ of, values, onChange, controls, name, filter }: FilterControlOfProps) {
  const words = useWords(of.words.filters ?? of.words.list);
  const listWords = useWords(of.words.list);
  const shared = {
    value: values[name] ?? '',
    onChange: (value: string) => onChange({ [name]: value }),
  };
  const Own = controls?.[name];
  const labels = () => ({ label: words(name), anyLabel: words(`any.${name}`) });
  if (Own) return <Own {...shared} {...labels()} />;
  switch (filter.control) {
    case 'search':
      return (
        <SearchBox
          label={listWords('search')}
          value={shared.value}
          onCommit={shared.onChange}
          className="min-w-36 flex-1 sm:max-w-72"
        />
      );
    case 'text':
      return (
        <SearchBox
          label={words(name)}
          value={shared.value}
          onCommit={shared.onChange}
          className={filterWidth}
        />
      );
    case 'choice':
      return <ChoiceFilter filter={filter} {...shared} {...labels()} />;
    case 'ref':
      return (
        <RecordPicker
          of={filter.to ?? ''}
          label={words(name)}
          isLabelHidden
          isAmongThose
          className="max-sm:grow"
          placeholder={words(`any.${name}`)}
          value={shared.value || null}
          onChange={(id) => shared.onChange(id === null ? '' : String(id))}
        />
      );
    case 'day':
      return (
        <DateField
          label={words(name)}
          isLabelHidden
          value={shared.value || null}
          onChange={(day) => shared.onChange(day ?? '')}
        />
      );
    default:
      return null;
  }
}

/** One of some words, or any. */
function ChoiceFilter({ filter, label, anyLabel, value, onChange }: FilterControlProps & { filter: Filter }) {
  const nameOf = useChoiceWords(filter.choiceWords);
  return (
    <ChoiceOf
      label={label}
      anyLabel={anyLabel}
      value={value}
      onChange={onChange}
      options={wordsWith(filter.choices ?? [], value).map((id) => ({ id, label: nameOf(id) }))}
    />
  );
}
