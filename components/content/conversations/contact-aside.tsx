'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNameOr } from '@/components/records/blank';
import { RecordCell } from '@/components/records/fields/record-cell';
import { RawRecord } from '@/components/records/panel/raw-record';
import { RecordCurl } from '@/components/records/panel/record-curl';
import { RelatedRecords } from '@/components/records/related/related-records';
import { useWords } from '@/components/records/words';
import { useAccess, useTarget } from '@/components/session/session-context';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { Tabs } from '@/components/ui/tabs';
import { postMessage } from '@/lib/api/contract/content';
import { typedId } from '@/lib/api/exact-ids';
import type { Id } from '@/lib/api/loose';
import type { ContactRecord } from '@/lib/api/records';
import type { ConversationRecord } from '@/lib/conversations/thread';
import { recordQuery } from '@/lib/records/note-record';
import { contacts } from '@/lib/resources/contacts/contacts';
import { conversations } from '@/lib/resources/content/conversations';
import { pathOf } from '@/lib/resources/resource';

const shown = ['email', 'telefono', 'empresa_id', 'tags'] as const;

type ContactAsideProps = { id: string; thread: ConversationRecord };

/** Whom one writes to: the contact, its deals and tasks; and the conversation as the server sent it. */
export function ContactAside({ id, thread }: ContactAsideProps) {
  const t = useTranslations('content.conversations.aside');
  const [tab, setTab] = useState('contact');
  const record = { ...thread, id: thread.id ?? typedId(id) };
  const send = {
    label: t('send'),
    operation: postMessage,
    sent: { path: { conv_id: record.id }, body: { texto: 'Hola' } },
  };
  return (
    <Tabs
      label={t('title')}
      value={tab}
      onChange={setTab}
      items={[
        { id: 'contact', label: t('contact'), content: <Contact contactId={thread.contacto_id} /> },
        { id: 'json', label: t('json'), content: <RawRecord label={t('json')} record={thread} /> },
        {
          id: 'curl',
          label: t('curl'),
          content: <RecordCurl of={conversations} record={record} more={[send]} />,
        },
      ]}
    />
  );
}

function Contact({ contactId }: { contactId: Id | undefined }) {
  const t = useTranslations('content.conversations.aside');
  const nameOr = useNameOr();
  const words = useWords(conversations.words.list);
  const target = useTarget();
  const isOpen = useAccess('people') === 'open';
  const { data, error, refetch } = useQuery({
    ...recordQuery(contacts, contactId ?? '', target),
    enabled: contactId !== undefined && isOpen,
    staleTime: 60_000,
  });
  if (contactId === undefined) return <EmptyState title={t('noContact')} />;
  const contact = data as ContactRecord | null | undefined;
  return (
    <div className="space-y-5">
      <section>
        <h3 className="font-semibold text-base">
          <PageLink href={pathOf(contacts, contactId)} className="hover:underline">
            {nameOr(contact ? contacts.title(contact) : undefined, contactId)}
          </PageLink>
        </h3>
        {contact ? (
          <dl className="mt-2 space-y-1.5">
            {shown.map((name) => (
              <div key={name} className="flex gap-2">
                <dt className="w-20 shrink-0 text-ink-muted text-xs leading-5">
                  {words(`contactField.${name}`)}
                </dt>
                <dd className="min-w-0 flex-1 break-words">
                  <RecordCell of={contacts} name={name} row={contact} />
                </dd>
              </div>
            ))}
          </dl>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          isOpen && <LoadingState rows={3} />
        )}
        <p className="mt-3">
          <PageLink
            href={`${conversations.path}?contact=${encodeURIComponent(String(contactId))}`}
            className="text-accent-ink hover:underline"
          >
            {t('others')}
          </PageLink>
        </p>
      </section>
      <Related name="deals" label={t('deals')} contact={{ id: contactId }} />
      <Related name="tasks" label={t('tasks')} contact={{ id: contactId }} />
    </div>
  );
}

function Related({ name, label, contact }: { name: string; label: string; contact: object }) {
  const relation = contacts.relations?.find((one) => one.name === name);
  if (!relation) return null;
  return (
    <section aria-label={label}>
      <h3 className="mb-1 font-medium">{label}</h3>
      <RelatedRecords
        label={label}
        words="content.conversations.aside"
        relation={relation}
        record={contact}
        shown={5}
      />
    </section>
  );
}
