'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorCheck, Plug, Plus, Trash2 } from 'lucide-react';
import { useParams, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useSelectConnection } from '@/components/navigation/use-select-connection';
import { type OwnColumns, OwnList } from '@/components/records/list/own-list';
import { useSession } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { callConsole } from '@/lib/api/console-call';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { ConnectionBadges } from './connection-badges';
import { connectionsPath, connectionsQuery } from './connection-queries';

const columns: OwnColumns<ConnectionView> = {
  name: { width: 192, render: ({ name }) => name },
  state: { width: 208, render: (connection) => <ConnectionBadges connection={connection} /> },
  baseUrl: {
    width: 288,
    render: ({ baseUrl }) => <span className="font-mono text-ink-muted text-xs">{baseUrl}</span>,
  },
  apiKey: { width: 144, render: ({ keyHint }) => <code className="font-mono text-xs">{keyHint}</code> },
  clienteId: { width: 96, render: ({ clienteId }) => clienteId ?? '—' },
};

const keyOf = ({ id }: ConnectionView) => id;
const hrefOf = ({ id }: ConnectionView) => `${connectionsPath}/${id}`;

/** All stored connections; `children` is the panel that adds or changes one. */
export function ConnectionsPage({ children }: { children: ReactNode }) {
  const t = useTranslations('settings.connections');
  const reading = useQuery(connectionsQuery);
  const current = useSession().connection?.id;
  const select = useSelectConnection();
  const [deleted, setDeleted] = useState<ConnectionView>();
  const { id } = useParams<{ id?: string }>();

  return (
    <>
      <PageHeader
        level={2}
        title={t('title')}
        description={t('text')}
        actions={
          <LinkButton variant="primary" icon={<Plus aria-hidden />} href={`${connectionsPath}/new`}>
            {t('add')}
          </LinkButton>
        }
      />
      <OwnList
        name="connections"
        label={t('title')}
        columns={columns}
        columnWords={t as never}
        reading={reading}
        rows={reading.data?.data}
        keyOf={keyOf}
        titleOf={({ name }) => name}
        hrefOf={hrefOf}
        openKey={id}
        summaryOf={(connection) => <ConnectionBadges connection={connection} />}
        rowActions={(connection) =>
          [
            connection.id !== current && {
              id: 'use',
              label: t('use'),
              icon: <MonitorCheck aria-hidden />,
              run: () => select.mutate(connection.id),
            },
            {
              id: 'delete',
              label: t('delete'),
              icon: <Trash2 aria-hidden />,
              isDanger: true,
              run: () => setDeleted(connection),
            },
          ].filter((action) => action !== false)
        }
        empty={
          <EmptyState icon={<Plug aria-hidden />} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
      >
        {children}
      </OwnList>
      {deleted && <DeleteConnection connection={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

/** Removes a connection with its key; a live one only when its name is typed. */
function DeleteConnection({ connection, onClose }: { connection: ConnectionView; onClose: () => void }) {
  const t = useTranslations('settings.connections');
  const router = useRouter();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callConsole(`connections/${connection.id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      onClose();
      toastSuccess(t('deleted', { name: connection.name }));
      router.push(connectionsPath);
      await client.invalidateQueries(connectionsQuery);
      router.refresh();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      isDanger
      title={t('deleteTitle', { name: connection.name })}
      confirmLabel={t('delete')}
      typedName={connection.environment === 'live' ? connection.name : undefined}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    >
      <p>{t('deleteText')}</p>
    </ConfirmDialog>
  );
}
