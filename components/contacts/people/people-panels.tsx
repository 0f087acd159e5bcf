'use client';

import { fullPath } from '@/components/contacts/paths';
import { RecordPanel, type RecordPanelProps } from '@/components/records/panel/record-panel';
import { type CompanyRecord, type ContactRecord, idOf } from '@/lib/api/records';
import { createCompany } from '@/lib/contract/companies';
import { createContact } from '@/lib/contract/contacts';
import { companies } from '@/lib/resources/contacts/companies';
import { contacts } from '@/lib/resources/contacts/contacts';
import { AccountPage } from './account-page';
import { ContactTags } from './contact-tags';
import { DuplicateNotice } from './duplicate-notice';
import { RemoveAccount } from './remove-account';
import { StateBadge } from './state-badge';

type Shown<Row extends object> = Omit<RecordPanelProps<Row>, 'id'>;

const contact: Shown<ContactRecord> = {
  of: contacts,
  rules: createContact.body.shape,
  actions: (record, close) => <RemoveAccount of={contacts} account={record} onGone={close} />,
  cells: { tags: (record) => <ContactTags contact={record} /> },
  notice: (draft, record) => <DuplicateNotice of={contacts} draft={draft} ownId={idOf(record)} />,
};

const company: Shown<CompanyRecord> = {
  of: companies,
  rules: createCompany.body.shape,
  badge: ({ estado }) => <StateBadge estado={estado} />,
  actions: (record, close) => <RemoveAccount of={companies} account={record} onGone={close} />,
  notice: (draft, record) => <DuplicateNotice of={companies} draft={draft} ownId={idOf(record)} />,
};

/** One contact beside the list. */
export function ContactPanel({ id }: { id: string }) {
  return <RecordPanel {...contact} id={id} pageHref={fullPath(contacts, id)} />;
}

/** One company beside the list. */
export function CompanyPanel({ id }: { id: string }) {
  return <RecordPanel {...company} id={id} pageHref={fullPath(companies, id)} />;
}

/** One contact with all that belongs to it, on a page of its own. */
export function ContactPage({ id }: { id: string }) {
  return <AccountPage {...contact} id={id} />;
}

/** One company with its people and all that is theirs, on a page of its own. */
export function CompanyPage({ id }: { id: string }) {
  return <AccountPage {...company} id={id} />;
}
