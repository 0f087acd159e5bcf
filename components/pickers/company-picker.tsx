'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { ComboBox } from '@/components/ui/combo-box';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { getCompany, listCompanies } from '@/lib/contract/companies';
import { useDebounced } from './use-debounced';

type CompanyPickerProps = {
  label: string;
  value: Id | null;
  onChange: (id: Id | null) => void;
  onBlur?: () => void;
  errorMessage?: string;
  isOptional?: boolean;
  isDisabled?: boolean;
};

/** One company, found on the server by what is typed. Emptying the text chooses none. */
export function CompanyPicker({ value, onChange, ...field }: CompanyPickerProps) {
  const t = useTranslations('ui');
  const target = useTarget();
  const chosen = useQuery({
    ...queryOf(getCompany, { path: { empresa_id: value ?? '' } }, target),
    enabled: value !== null,
  });
  const name = value === null ? '' : (chosen.data?.nombre ?? `#${value}`);
  const [text, setText] = useState<string | null>(null);
  const q = useDebounced(text ?? '');
  const found = useQuery({
    ...queryOf(listCompanies, { query: { q, limit: 20 } }, target),
    enabled: text !== null,
    placeholderData: keepPreviousData,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice ends the typing
  useEffect(() => setText(null), [value]);

  const companies = (found.data?.items ?? []).filter((company) => company.id !== undefined);
  return (
    <ComboBox
      {...field}
      options={companies.map((company) => ({
        id: String(company.id),
        label: company.nombre ?? `#${company.id}`,
        description: [company.rut, company.email].filter(Boolean).join(' · ') || undefined,
      }))}
      value={value === null ? null : String(value)}
      inputValue={text ?? name}
      onInputChange={setText}
      isLoading={found.isFetching}
      placeholder={t('choose')}
      onChange={(id) => {
        setText(null);
        onChange(id === null ? null : (companies.find((each) => String(each.id) === id)?.id ?? value));
      }}
      onBlur={() => {
        if (text === '') onChange(null);
        setText(null);
        field.onBlur?.();
      }}
    />
  );
}
