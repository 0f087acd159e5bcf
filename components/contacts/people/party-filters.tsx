'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SearchBox } from '@/components/records/list/search-box';
import { useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { companyStates } from '@/lib/api/contract/companies';
import { listTags } from '@/lib/api/contract/contacts';
import { queryOf } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';
import { isFiltered, missable, type PartyFilter } from '@/lib/contacts/party-filter';
import type { PartyKind } from './party-kind';

import { useStateName } from './state-badge';

type PartyFiltersProps = {
  kind: PartyKind;
  filter: PartyFilter;
  onChange: (change: Partial<PartyFilter>) => void;
  onClear: () => void;
  children: ReactNode;
};

const ALL = 'all';

/** Search and filters over a list; `children` stand at the end of the line. */
export function PartyFilters({ kind, filter, onChange, onClear, children }: PartyFiltersProps) {
  const t = useTranslations('contacts');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        label={t(`kind.${kind.name}.search`)}
        value={filter.q}
        onCommit={(q) => onChange({ q })}
        className="w-full sm:w-auto sm:min-w-36 sm:max-w-72 sm:flex-1"
      />
      {kind.name === 'contacts' ? (
        <>
          <TagFilter value={filter.tag} onChange={(tag) => onChange({ tag })} />
          <Select
            label={t('filter.without')}
            isLabelHidden
            className="max-sm:grow max-sm:basis-40 sm:w-44"
            value={filter.without || ALL}
            onChange={(id) => onChange({ without: id === ALL ? '' : id })}
            options={[
              { id: ALL, label: t('filter.anyFields') },
              ...missable.map((name) => ({ id: name, label: t(`filter.lacks.${name}`) })),
            ]}
          />
        </>
      ) : (
        <StateFilter value={filter.estado} onChange={(estado) => onChange({ estado })} />
      )}
      {isFiltered(filter) && (
        <Button variant="ghost" onPress={onClear}>
          {t('filter.clear')}
        </Button>
      )}
      <div className="flex flex-wrap gap-2 max-sm:w-full sm:ml-auto">{children}</div>
    </div>
  );
}

type ChoiceProps = { value: string; onChange: (value: string) => void };

function TagFilter({ value, onChange }: ChoiceProps) {
  const t = useTranslations('contacts.filter');
  const { data } = useQuery(queryOf(listTags, {}, useTarget()));
  const tags = (data?.items ?? []).map((tag) => ({ id: idOf(tag), label: tag.nombre ?? idOf(tag) }));
  const isUnknown = value !== '' && tags.every(({ id }) => id !== value);
  return (
    <Select
      label={t('tag')}
      isLabelHidden
      className="max-sm:grow max-sm:basis-40 sm:w-44"
      value={value || ALL}
      onChange={(id) => onChange(id === ALL ? '' : id)}
      options={[
        { id: ALL, label: t('anyTag') },
        ...tags,
        ...(isUnknown ? [{ id: value, label: `#${value}` }] : []),
      ]}
    />
  );
}

function StateFilter({ value, onChange }: ChoiceProps) {
  const t = useTranslations('contacts.filter');
  const stateName = useStateName();
  const states: readonly string[] = companyStates;
  const all = value === '' || states.includes(value) ? states : [...states, value];
  return (
    <Select
      label={t('estado')}
      isLabelHidden
      className="max-sm:grow max-sm:basis-40 sm:w-44"
      value={value || ALL}
      onChange={(id) => onChange(id === ALL ? '' : id)}
      options={[{ id: ALL, label: t('anyState') }, ...all.map((id) => ({ id, label: stateName(id) }))]}
    />
  );
}
