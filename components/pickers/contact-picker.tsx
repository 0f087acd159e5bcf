'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { ComboBox } from '@/components/ui/combo-box';
import type { Id, Loose } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { type Contact, getContact, listContacts } from '@/lib/contract/contacts';
import { useDebounced } from './use-debounced';

type ContactRecord = Loose<Contact>;

type ContactPickerProps = {
  label: string;
  isLabelHidden?: boolean;
  placeholder?: string;
  value: Id | null;
  onChange: (id: Id | null) => void;
  onBlur?: () => void;
  errorMessage?: string;
  isDisabled?: boolean;
};

/** One contact, found on the server by what is typed. Emptying the text chooses none. */
export function ContactPicker({ value, onChange, ...field }: ContactPickerProps) {
  const t = useTranslations('ui');
  const target = useTarget();
  const chosen = useQuery({
    ...queryOf(getContact, { path: { cid: value ?? '' } }, target),
    enabled: value !== null,
  });
  const [picked, setPicked] = useState<ContactRecord>();
  // Until it is read the chosen one is called as its row was: a name that comes later is taken for typing, and opens
  // the list again.
  const record = chosen.data ?? (picked?.id === value ? picked : undefined);
  const name = value === null ? '' : record ? contactName(record) : `#${value}`;
  const [text, setText] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const search = useDebounced(text === null || text === name ? '' : text);
  const found = useQuery({
    ...queryOf(listContacts, { query: { search, limit: 20 } }, target),
    enabled: isFocused,
    placeholderData: keepPreviousData,
  });
  // What is typed belongs to the choice that was there when typing began.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice ends the typing
  useEffect(() => setText(null), [value]);

  const contacts = (found.data?.items ?? []).filter((contact) => contact.id !== undefined);
  return (
    <ComboBox
      {...field}
      options={contacts.map((contact) => ({
        id: String(contact.id),
        label: contactName(contact),
        description: [contact.email, contact.telefono].filter(Boolean).join(' · ') || undefined,
      }))}
      value={value === null ? null : String(value)}
      inputValue={text ?? name}
      onFocus={() => setIsFocused(true)}
      onInputChange={(next) => {
        setText(next);
        if (next === '' && value !== null) onChange(null);
      }}
      isLoading={found.isFetching}
      placeholder={field.placeholder ?? t('choose')}
      onChange={(id) => {
        const contact = contacts.find((each) => String(each.id) === id);
        if (contact) setPicked(contact);
        setText(null);
        onChange(id === null ? null : (contact?.id ?? value));
      }}
      onBlur={() => {
        setIsFocused(false);
        setText(null);
        field.onBlur?.();
      }}
    />
  );
}

/** What people call a contact; its e-mail, phone or id where it has no name. */
export function contactName(contact: ContactRecord): string {
  const name = [contact.nombre, contact.apellido].filter(Boolean).join(' ').trim();
  return name || contact.email || contact.telefono || `#${contact.id ?? '—'}`;
}
