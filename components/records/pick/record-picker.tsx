'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type Ref, useEffect, useState } from 'react';
import { useNameOr } from '@/components/records/blank';
import { useResource } from '@/components/records/use-resource';
import { useCan, useTarget } from '@/components/session/session-context';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { FieldPlace } from '@/components/ui/fields/field-place';
import { toastError } from '@/components/ui/overlays/toast';
import { useDebounced } from '@/components/ui/use-debounced';
import { useWithoutId } from '@/components/ui/without-id';
import { hasId } from '@/lib/api/has-id';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import type { Page } from '@/lib/api/reply';
import { fold } from '@/lib/format/fold';
import { recordQuery } from '@/lib/records/note-record';
import { keptRows } from '@/lib/records/question';
import type { Resource } from '@/lib/resources/resource';

type RecordPickerProps = {
  /** The name of the resource that is picked from. */
  of: string;
  label: string;
  isLabelHidden?: boolean | undefined;
  isOptional?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** It is chosen among those that there are: none is made in place. */
  isAmongThose?: boolean;
  placeholder?: string;
  errorMessage?: string | undefined;
  value: Id | null;
  onChange: (id: Id | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  className?: string;
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

type PickerProps = Omit<RecordPickerProps, 'of'> & { of: Resource };

/** What the choice is that makes one; no id is this. */
const NEW = '\0new';

function Picker({ of, value, onChange, isAmongThose, ...field }: PickerProps) {
  const t = useTranslations('ui');
  const nameOr = useNameOr();
  const target = useTarget();
  // What is being typed; it belongs to the choice that was there when it began.
  const [text, setText] = useState<string | null>(null);
  const { create, list } = of.operations;
  const mayMake = useCan(create ?? list) && of.madeBy !== undefined && !isAmongThose;
  const client = useQueryClient();
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

  const read = (found.data as Page<Row> | undefined)?.items ?? [];
  const rows: readonly Row[] =
    sentAs === undefined ? keptRows(of as Resource<Row>, { q: text ?? '' }, read, '') : read;
  const records = rows.filter(hasId);
  const withoutId = useWithoutId()(rows);
  const nameOf = (row: Row, id: Id | undefined = row.id) => nameOr(of.title(row), id);
  // Until it is read the chosen one is called as its row was: a name that comes later is taken for typing, and opens
  // the list again.
  const record =
    chosen.data ?? [picked, ...records].find((row) => row !== undefined && String(row.id) === String(value));
  const name = value === null ? '' : record ? nameOf(record, value) : `#${value}`;

  const typed = (text ?? '').trim();
  const isNew = mayMake && typed !== '' && !read.some((row) => fold(of.title(row) ?? '') === fold(typed));

  return (
    <ComboBox
      {...field}
      description={withoutId}
      options={[
        ...records.map((each) => ({
          id: String(each.id),
          label: nameOf(each),
          description: of.details(each).filter(Boolean).join(' · ') || undefined,
        })),
        ...(isNew ? [{ id: NEW, label: t('make', { name: typed }) }] : []),
      ]}
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
        if (id === NEW) {
          void import('./make-record')
            .then(({ makeRecord }) => makeRecord(of, typed, { client, target }))
            .then((made) => {
              setPicked(made);
              setText(null);
              onChange(made.id ?? value);
            })
            .catch(toastError);
          return;
        }
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
