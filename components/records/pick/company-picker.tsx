'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { getCompany, listCompanies } from '@/lib/api/contract/companies';
import { queryOf } from '@/lib/api/queries';
import { type PickerProps, RecordPicker, useTyping } from './record-picker';

/** One company, found on the server by what is typed. Emptying the text chooses none. */
export function CompanyPicker(props: PickerProps) {
  const { value } = props;
  const target = useTarget();
  const typing = useTyping(value);
  const chosen = useQuery({
    ...queryOf(getCompany, { path: { empresa_id: value ?? '' } }, target),
    enabled: value !== null,
  });
  const found = useQuery({
    ...queryOf(listCompanies, { query: { q: typing.search, limit: 20 } }, target),
    enabled: typing.isFocused,
    placeholderData: keepPreviousData,
  });
  return (
    <RecordPicker
      {...props}
      typing={typing}
      chosen={chosen.data}
      found={found.data?.items ?? []}
      isLoading={found.isFetching}
      nameOf={(company) => company.nombre || `#${company.id ?? value}`}
      detailsOf={(company) => [company.rut, company.email]}
    />
  );
}
