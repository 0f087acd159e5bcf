'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useUrlFilter } from '@/components/records/list/use-url-filter';
import { RawRecord } from '@/components/records/panel/raw-record';
import { useTarget } from '@/components/session/session-context';
import { SidePanel } from '@/components/ui/overlays/side-panel';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { Tabs } from '@/components/ui/tabs';
import type { PartyRecord } from '@/lib/api/records';
import { partyName } from '@/lib/contacts/party-name';
import { ContactAppointments } from './contact-appointments';
import { ContactDeals } from './contact-deals';
import { ContactTags } from './contact-tags';
import { ContactTasks } from './contact-tasks';
import { PartyCurl } from './party-curl';
import { PartyFacts } from './party-facts';
import { PartyForm } from './party-form';
import { type PartyKind, type PartyKindName, partyKinds, partyQuery } from './party-kind';
import { RemoveParty } from './remove-party';
import { StateBadge } from './state-badge';

/** One contact or company over its list, at its own address. */
export function PartyPanel({ kindName, id }: { kindName: PartyKindName; id: string }) {
  const kind = partyKinds[kindName];
  const router = useRouter();
  const { query } = useUrlFilter([]);
  const { data, error, refetch } = useQuery(partyQuery(kind, id, useTarget()));
  const [isDirty, setIsDirty] = useState(false);
  const party = data as PartyRecord | undefined;
  const close = () => router.push(`${kind.path}${query}`, { scroll: false });

  return (
    <SidePanel
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      isDirty={isDirty}
      size="lg"
      title={party ? partyName(party) : `#${id}`}
      titleExtra={kindName === 'companies' && party && <StateBadge estado={party.estado} />}
      actions={party?.id !== undefined && <RemoveParty kind={kind} party={party} onGone={close} />}
    >
      {party ? (
        <Views kind={kind} party={{ ...party, id: party.id ?? id }} onDirty={setIsDirty} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  );
}

type ViewsProps = { kind: PartyKind; party: PartyRecord; onDirty: (isDirty: boolean) => void };

function Views({ kind, party, onDirty }: ViewsProps) {
  const t = useTranslations('contacts.view');
  const [view, setView] = useState('fields');
  const id = party.id!;
  const related =
    kind.name === 'contacts'
      ? [
          { id: 'deals', label: t('deals'), content: <ContactDeals id={id} /> },
          { id: 'appointments', label: t('appointments'), content: <ContactAppointments id={id} /> },
          { id: 'tasks', label: t('tasks'), content: <ContactTasks id={id} />, isKept: true },
        ]
      : [];
  return (
    <div className="space-y-4">
      {kind.name === 'contacts' && <ContactTags contact={party} />}
      <Tabs
        label={t('label')}
        value={view}
        onChange={setView}
        items={[
          {
            id: 'fields',
            label: t('fields'),
            isKept: true,
            content: (
              <div className="space-y-6">
                <PartyForm kind={kind} party={party} onDirty={onDirty} />
                <PartyFacts party={party} />
              </div>
            ),
          },
          ...related,
          {
            id: 'raw',
            label: t('raw'),
            content: <RawRecord label={t('raw')} record={party} />,
          },
          { id: 'curl', label: t('curl'), content: <PartyCurl kind={kind} party={party} /> },
        ]}
      />
    </div>
  );
}
