'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TimeFilter } from '@/components/records/filters/time-filter';
import { ChoiceOf, wordsWith } from '@/components/records/list/choice-of';
import { FilterFold } from '@/components/records/list/filter-fold';
import { SearchBox } from '@/components/records/list/search-box';
import { useSearchKey } from '@/components/records/list/use-search-key';
import { Button } from '@/components/ui/button';
import { CodeField } from '@/components/webhooks/code-field';
import { methods } from '@/lib/contract/method';
import { ANY_CALLER, noFilters, type RequestFilters } from './request-filters';

const filterNames = Object.keys(noFilters) as (keyof RequestFilters)[];

type FilterBarProps = {
  filters: RequestFilters;
  onChange: (change: Partial<RequestFilters>) => void;
  /** What can be done with what is shown. */
  children: ReactNode;
};

/** What to show of the log, and at its end what can be done with that. */
export function RequestFilterBar({ filters, onChange, children }: FilterBarProps) {
  const t = useTranslations('requests.filter');
  useSearchKey(t('q'));
  const inForce = filterNames.filter((name) => name !== 'q' && filters[name] !== noFilters[name]).length;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SearchBox
        label={t('q')}
        description={t('qText')}
        value={filters.q}
        onCommit={(q) => onChange({ q })}
        className="min-w-36 flex-1 sm:max-w-64"
      />
      <FilterFold count={inForce}>
        <ChoiceOf
          label={t('client')}
          anyLabel={t('anyClient')}
          value={filters.client === ANY_CALLER ? '' : filters.client}
          onChange={(client) => onChange({ client: client || ANY_CALLER })}
          options={[
            { id: 'other', label: t('noConsoleReads') },
            { id: 'console', label: t('console') },
          ]}
        />
        <SearchBox
          label={t('path')}
          value={filters.path}
          onCommit={(path) => onChange({ path })}
          className="sm:w-48"
        />
        <ChoiceOf
          label={t('method')}
          anyLabel={t('anyMethod')}
          value={filters.method}
          onChange={(method) => onChange({ method })}
          options={wordsWith(methods, filters.method).map((id) => ({ id, label: id }))}
        />
        <CodeField value={filters.status} onCommit={(status) => onChange({ status })} />
        <TimeFilter filter={filters} onChange={onChange} />
        <SearchBox
          label={t('key')}
          value={filters.key}
          onCommit={(key) => onChange({ key })}
          className="sm:w-48"
        />
        <SearchBox
          label={t('requestId')}
          value={filters.request_id}
          onCommit={(request_id) => onChange({ request_id })}
          className="sm:w-44"
        />
      </FilterFold>
      {filters.event_id !== '' && (
        <Button size="md" onPress={() => onChange({ event_id: '' })}>
          {t('ofEvent', { event: filters.event_id })} ×
        </Button>
      )}
      {filters.operation !== '' && (
        <Button size="md" onPress={() => onChange({ operation: '' })}>
          {t('ofOperation', { operation: filters.operation })} ×
        </Button>
      )}
      <div className="flex items-center gap-2 max-sm:w-full sm:ml-auto">{children}</div>
    </div>
  );
}
