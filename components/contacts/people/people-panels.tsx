'use client';

import { RecordPanel } from '@/components/records/panel/record-panel';
import { idOf } from '@/lib/api/records';
import { createCompany } from '@/lib/contract/companies';
import { createContact } from '@/lib/contract/contacts';
import { companies } from '@/lib/resources/contacts/companies';
import { contacts } from '@/lib/resources/contacts/contacts';
import { ContactTags } from './contact-tags';
import { DuplicateNotice } from './duplicate-notice';
import { RemoveAccount } from './remove-account';
import { StateBadge } from './state-badge';

/** One contact beside the list. */
export function ContactPanel({ id }: { id: string }) {
  return (
    <RecordPanel
      of={contacts}
      id={id}
      rules={createContact.body.shape}
      actions={(contact, close) => <RemoveAccount of={contacts} account={contact} onGone={close} />}
      cells={{ tags: (contact) => <ContactTags contact={contact} /> }}
      notice={(draft, contact) => <DuplicateNotice of={contacts} draft={draft} ownId={idOf(contact)} />}
    />
  );
}

/** One company beside the list. */
export function CompanyPanel({ id }: { id: string }) {
  return (
    <RecordPanel
      of={companies}
      id={id}
      rules={createCompany.body.shape}
      badge={({ estado }) => <StateBadge estado={estado} />}
      actions={(company, close) => <RemoveAccount of={companies} account={company} onGone={close} />}
      notice={(draft, company) => <DuplicateNotice of={companies} draft={draft} ownId={idOf(company)} />}
    />
  );
}
