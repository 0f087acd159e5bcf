'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { useDebounced } from '@/components/ui/use-debounced';
import { useWithoutId } from '@/components/ui/without-id';
import { hasId } from '@/lib/api/has-id';
import type { Id } from '@/lib/api/loose';

/** What every picker of a record takes. */
export type PickerProps = {
  label: string;
  isLabelHidden?: boolean;
  isOptional?: boolean;
  isDisabled?: boolean;
  placeholder?: string;
  errorMessage?: string;
  value: Id | null;
  onChange: (id: Id | null) => void;
  onBlur?: () => void;
};

/** What is being typed into a picker; null while nothing is. */
export type Typing = {
  readonly text: string | null;
  readonly setText: (text: string | null) => void;
  /** The text to search for: it waits until typing rests. */
  readonly search: string;
  readonly isFocused: boolean;
  readonly setIsFocused: (isFocused: boolean) => void;
};

/** The typing in a picker of `value`: it belongs to the choice that was there when it began. */
export function useTyping(value: Id | null): Typing {
  const [text, setText] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice ends the typing
  useEffect(() => setText(null), [value]);
  return { text, setText, search: useDebounced(text ?? ''), isFocused, setIsFocused };
}

type RecordPickerProps<R> = PickerProps & {
  typing: Typing;
  /** The record of `value` as the server has it, once it is read. */
  chosen: R | undefined;
  found: readonly R[];
  isLoading: boolean;
  nameOf: (record: R) => string;
  detailsOf: (record: R) => readonly (string | null | undefined)[];
};

/** One record, found on the server by what is typed. Emptying the text chooses none. */
export function RecordPicker<R extends { readonly id?: Id | undefined }>(props: RecordPickerProps<R>) {
  const { typing, chosen, found, nameOf, detailsOf, value, onChange, ...field } = props;
  const t = useTranslations('ui');
  const [picked, setPicked] = useState<R>();
  // Until it is read the chosen one is called as its row was: a name that comes later is taken for typing, and opens
  // the list again.
  const record = chosen ?? (picked?.id === value ? picked : undefined);
  const name = value === null ? '' : record ? nameOf(record) : `#${value}`;
  const records = found.filter(hasId);
  const withoutId = useWithoutId()(found);
  return (
    <ComboBox
      {...field}
      description={withoutId}
      options={records.map((each) => ({
        id: String(each.id),
        label: nameOf(each),
        description: detailsOf(each).filter(Boolean).join(' · ') || undefined,
      }))}
      value={value === null ? null : String(value)}
      inputValue={typing.text ?? name}
      onFocus={() => typing.setIsFocused(true)}
      onInputChange={(next) => {
        typing.setText(next === name ? null : next);
        if (next === '' && value !== null) onChange(null);
      }}
      placeholder={field.placeholder ?? t('choose')}
      onChange={(id) => {
        const next = records.find((each) => String(each.id) === id);
        if (next) setPicked(next);
        typing.setText(null);
        onChange(id === null ? null : (next?.id ?? value));
      }}
      onBlur={() => {
        typing.setIsFocused(false);
        typing.setText(null);
        field.onBlur?.();
      }}
    />
  );
}
