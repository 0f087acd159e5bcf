'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useNameOr } from '@/components/records/blank';
import { useResource } from '@/components/records/use-resource';
import { useTarget } from '@/components/session/session-context';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { FieldPlace } from '@/components/ui/fields/field-place';
import { useDebounced } from '@/components/ui/use-debounced';
import { useWithoutId } from '@/components/ui/without-id';
import { hasId } from '@/lib/api/has-id';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import type { Page } from '@/lib/api/reply';
import { recordQuery } from '@/lib/records/note-record';
import type { Resource } from '@/lib/resources/resource';

type RecordPickerProps = {
  /** The name of the resource that is picked from. */
  of: string;
  label: string;
  isLabelHidden?: boolean | undefined;
  isOptional?: boolean | undefined;
  isDisabled?: boolean | undefined;
  placeholder?: string;
  errorMessage?: string | undefined;
  value: Id | null;
  onChange: (id: Id | null) => void;
  onBlur?: () => void;
};

type Row = { readonly id?: Id | undefined };

/**
 * One record, found on the server by what is typed. Where the API finds none by text, the choice is among the latest.
 * Emptying the text chooses none.
 */
export function RecordPicker({ of, ...props }: RecordPickerProps) {
  const kind = useResource(of);
  return kind ? <Picker {...props} of={kind} /> : <FieldPlace {...props} />;
}

function Picker({ of, value, onChange, ...field }: Omit<RecordPickerProps, 'of'> & { of: Resource }) {
  const t = useTranslations('ui');
  const nameOr = useNameOr();
  const target = useTarget();
  // What is being typed; it belongs to the choice that was there when it began.
  const [text, setText] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const [picked, setPicked] = useState<Row>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice ends the typing
  useEffect(() => setText(null), [value]);

  const sentAs = of.filters.q?.sentAs;
  const search = useDebounced(text ?? '');
  const query = sentAs === undefined ? { limit: 100 } : { [sentAs]: search, limit: 20 };
  const found = useQuery({
    ...queryOf(of.operations.list, { query } as never, target),
    enabled: isFocused,
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({ ...recordQuery(of, value ?? '', target), enabled: value !== null });

  const rows = (found.data as Page<Row> | undefined)?.items ?? [];
  const records = rows.filter(hasId);
  const withoutId = useWithoutId()(rows);
  const nameOf = (row: Row, id: Id | undefined = row.id) => nameOr(of.title(row), id);
  // Until it is read the chosen one is called as its row was: a name that comes later is taken for typing, and opens
  // the list again.
  const record =
    chosen.data ?? [picked, ...records].find((row) => row !== undefined && String(row.id) === String(value));
  const name = value === null ? '' : record ? nameOf(record, value) : `#${value}`;

  return (
    <ComboBox
      {...field}
      description={withoutId}
      options={records.map((each) => ({
        id: String(each.id),
        label: nameOf(each),
        description: of.details(each).filter(Boolean).join(' · ') || undefined,
      }))}
      value={value === null ? null : String(value)}
      inputValue={text ?? name}
      isLoading={found.isFetching}
      onFocus={() => setIsFocused(true)}
      onInputChange={(next) => {
        setText(next === name ? null : next);
        if (next === '' && value !== null) onChange(null);
      }}
      placeholder={field.placeholder ?? t('choose')}
      onChange={(id) => {
        const next = records.find((each) => String(each.id) === id);
        if (next) setPicked(next);
        setText(null);
        onChange(id === null ? null : (next?.id ?? value));
      }}
      onBlur={() => {
        setIsFocused(false);
        setText(null);
        field.onBlur?.();
      }}
    />
  );
}
