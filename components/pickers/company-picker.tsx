'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { ComboBox } from '@/components/ui/combo-box';
import type { Id, Loose } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { type Company, getCompany, listCompanies } from '@/lib/contract/companies';
import { useDebounced } from './use-debounced';

type CompanyRecord = Loose<Company>;

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
  const [picked, setPicked] = useState<CompanyRecord>();
  // As in the contact picker: a name that comes later is taken for typing, and opens the list again.
  const record = chosen.data ?? (picked?.id === value ? picked : undefined);
  const name = value === null ? '' : (record?.nombre ?? `#${value}`);
  const [text, setText] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const q = useDebounced(text === null || text === name ? '' : text);
  const found = useQuery({
    ...queryOf(listCompanies, { query: { q, limit: 20 } }, target),
    enabled: isFocused,
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
      onFocus={() => setIsFocused(true)}
      onInputChange={(next) => {
        setText(next);
        if (next === '' && value !== null) onChange(null);
      }}
      isLoading={found.isFetching}
      placeholder={t('choose')}
      onChange={(id) => {
        const company = companies.find((each) => String(each.id) === id);
        if (company) setPicked(company);
        setText(null);
        onChange(id === null ? null : (company?.id ?? value));
      }}
      onBlur={() => {
        setIsFocused(false);
        setText(null);
        field.onBlur?.();
      }}
    />
  );
}
