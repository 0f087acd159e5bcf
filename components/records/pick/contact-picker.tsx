'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { getContact, listContacts } from '@/lib/api/contract/contacts';
import type { Loose } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import type { Contact } from '@/lib/contract/contacts';
import { type PickerProps, RecordPicker, useTyping } from './record-picker';

/** One contact, found on the server by what is typed. Emptying the text chooses none. */
export function ContactPicker(props: PickerProps) {
  const { value } = props;
  const target = useTarget();
  const typing = useTyping(value);
  const chosen = useQuery({
    ...queryOf(getContact, { path: { cid: value ?? '' } }, target),
    enabled: value !== null,
  });
  const found = useQuery({
    ...queryOf(listContacts, { query: { search: typing.search, limit: 20 } }, target),
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
      nameOf={(contact) => contactName({ ...contact, id: contact.id ?? value ?? undefined })}
      detailsOf={(contact) => [contact.email, contact.telefono]}
    />
  );
}

/** What people call a contact; its e-mail, phone or id where it has no name. */
export function contactName(contact: Loose<Contact>): string {
  const name = [contact.nombre, contact.apellido].filter(Boolean).join(' ').trim();
  return name || contact.email || contact.telefono || (contact.id === undefined ? '—' : `#${contact.id}`);
}
