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
  const name = value === null ? '' : chosen.data ? contactName(chosen.data) : `#${value}`;
  const [text, setText] = useState<string | null>(null);
  const search = useDebounced(text ?? '');
  const found = useQuery({
    ...queryOf(listContacts, { query: { search, limit: 20 } }, target),
    enabled: text !== null,
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
      onInputChange={setText}
      isLoading={found.isFetching}
      placeholder={field.placeholder ?? t('choose')}
      onChange={(id) => {
        setText(null);
        onChange(id === null ? null : (contacts.find((contact) => String(contact.id) === id)?.id ?? value));
      }}
      onBlur={() => {
        if (text === '') onChange(null);
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
