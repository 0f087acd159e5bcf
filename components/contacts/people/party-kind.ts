import type { CallOptions, Sending } from '@/lib/api/client';
import { call } from '@/lib/api/client';
import type { ClientOperation } from '@/lib/api/client-operation';
import {
  createCompany,
  deleteCompany,
  getCompany,
  listCompanies,
  updateCompany,
  upsertCompany,
} from '@/lib/api/contract/companies';
import {
  createContact,
  deleteContact,
  getContact,
  listContacts,
  updateContact,
  upsertContact,
} from '@/lib/api/contract/contacts';
import type { Id } from '@/lib/api/loose';
import { pagesOf, queryOf, type Target } from '@/lib/api/queries';
import type { PartyRecord } from '@/lib/api/records';
import type { Page } from '@/lib/api/reply';
import { companyKeys, contactKeys, type MatchKey } from '@/lib/contacts/match';
import { companyFieldNames, contactFieldNames, type PartyFieldName } from './party-draft';

export type PartyKindName = 'contacts' | 'companies';

/** What contacts and companies do alike, each by operations of its own. */
export type PartyKind = {
  readonly name: PartyKindName;
  readonly path: string;
  readonly fields: readonly PartyFieldName[];
  /** In the order in which the API looks for the record that an upsert means. */
  readonly keys: readonly MatchKey[];
  readonly operations: Readonly<
    Record<'list' | 'get' | 'create' | 'update' | 'remove' | 'upsert', ClientOperation>
  >;
  /** What its list is exported as: `lib/export/exportable.ts`. */
  readonly exportName: string;
  readonly pathOf: (id: Id) => Readonly<Record<string, Id>>;
  /** The query that searches for a text, as this list names it. */
  readonly searchOf: (text: string, estado?: string) => Readonly<Record<string, string>>;
};

export const partyKinds: Readonly<Record<PartyKindName, PartyKind>> = {
  contacts: {
    name: 'contacts',
    path: '/contacts',
    fields: contactFieldNames,
    keys: contactKeys,
    operations: {
      list: listContacts,
      get: getContact,
      create: createContact,
      update: updateContact,
      remove: deleteContact,
      upsert: upsertContact,
    } as unknown as PartyKind['operations'],
    exportName: 'contacts',
    pathOf: (cid) => ({ cid }),
    searchOf: (search) => ({ search }),
  },
  companies: {
    name: 'companies',
    path: '/contacts/companies',
    fields: companyFieldNames,
    keys: companyKeys,
    operations: {
      list: listCompanies,
      get: getCompany,
      create: createCompany,
      update: updateCompany,
      remove: deleteCompany,
      upsert: upsertCompany,
    } as unknown as PartyKind['operations'],
    exportName: listCompanies.id,
    pathOf: (empresa_id) => ({ empresa_id }),
    searchOf: (q, estado = '') => ({ q, estado }),
  },
};

/** Pages of the list that a search and a state leave. */
export function partyPages(kind: PartyKind, text: string, estado: string, target: Target) {
  const list = kind.operations.list as typeof listContacts;
  return pagesOf(
    list,
    { query: { ...kind.searchOf(text, estado), limit: 100 } } as Sending<typeof list>,
    target,
  );
}

export function partyQuery(kind: PartyKind, id: Id, target: Target) {
  return queryOf(
    kind.operations.get as typeof getContact,
    { path: kind.pathOf(id) } as { path: { cid: Id } },
    target,
  );
}

/** The first rows that the server finds for a text: what may be meant by it. */
export async function findParties(
  kind: PartyKind,
  text: string,
  options: CallOptions,
): Promise<readonly PartyRecord[]> {
  const query = { ...kind.searchOf(text), limit: 100 };
  const page = (await call(
    kind.operations.list,
    { query } as never,
    options,
  )) as unknown as Page<PartyRecord>;
  return page.items;
}
