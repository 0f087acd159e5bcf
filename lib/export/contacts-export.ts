import 'server-only';
import { listContacts } from '@/lib/api/contract/contacts';
import type { Loose } from '@/lib/api/loose';
import { isSifting, type PartyFilter, partyFilterNames, sift } from '@/lib/contacts/party-filter';
import type { Contact } from '@/lib/contract/contacts';
import { siftedExport } from './sifted-export';

/** Contacts; the query is their page's own (`?q=ana&tag=7&without=email`). */
export const contactsExport = siftedExport(listContacts, (query) => {
  const filter = Object.fromEntries(
    partyFilterNames.map((name) => [name, query.get(name) ?? '']),
  ) as PartyFilter;
  return {
    asked: { search: filter.q || undefined },
    ...(isSifting(filter) && { sift: (rows: readonly Loose<Contact>[]) => sift(rows, filter) }),
  };
});
