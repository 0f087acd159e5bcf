'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSelectConnection } from '@/components/navigation/use-select-connection';
import { useSession } from '@/components/session/session-context';
import { EnvironmentBadge } from '@/components/shell/environment-badge';
import { UpstreamHealthBadge } from '@/components/shell/upstream-health';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { IconButton } from '@/components/ui/icon-button';
import { lazyOverlay } from '@/components/ui/lazy';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import type { AreaMemory } from '@/lib/connection/areas/area-memory';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { connectionsQuery, testConnection } from './connection-queries';
import { DiagnosisNote } from './diagnosis-note';
import { KnownAreas } from './known-areas';

const DeleteConnectionDialog = lazyOverlay(() =>
  import('./delete-connection-dialog').then((module) => module.DeleteConnectionDialog),
);

type ConnectionRowProps = {
  connection: ConnectionView;
  /** What is remembered of its server. */
  areas: AreaMemory | undefined;
  onEdit: () => void;
};

/** One connection: what it is, whether it works, and what can be done with it. */
export function ConnectionRow({ connection, areas, onEdit }: ConnectionRowProps) {
  const t = useTranslations('settings.connections');
  const isCurrent = useSession().connection?.id === connection.id;
  const select = useSelectConnection();
  const [isDeleting, setIsDeleting] = useState(false);
  const router = useRouter();
  const queryClient = useQueryClient();
  const test = useMutation({
    mutationFn: () => testConnection({ id: connection.id }),
    onSuccess: async () => {
      // What was found is remembered now: the navigation follows it.
      await queryClient.invalidateQueries(connectionsQuery);
      if (isCurrent) router.refresh();
    },
  });

  return (
    <li className="space-y-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap items-center gap-2">
            <span className="break-words font-medium">{connection.name}</span>
            <EnvironmentBadge environment={connection.environment} />
            {isCurrent && <Badge tone="accent">{t('current')}</Badge>}
            <UpstreamHealthBadge connectionId={connection.id} />
          </div>
          <p className="break-all text-ink-muted text-xs">
            {connection.baseUrl} · <code className="font-mono">{connection.keyHint}</code>
            {connection.clienteId !== null && ` · cliente_id ${connection.clienteId}`}
          </p>
        </div>
        <div className="flex items-center gap-1.5">
          {!isCurrent && (
            <Button size="sm" isPending={select.isPending} onPress={() => select.mutate(connection.id)}>
              {t('use')}
            </Button>
          )}
          <Button size="sm" isPending={test.isPending} onPress={() => test.mutate()}>
            {t('test')}
          </Button>
          <Menu
            label={t('moreOf', { name: connection.name })}
            trigger={
              <IconButton
                size="sm"
                label={t('moreOf', { name: connection.name })}
                icon={<Ellipsis aria-hidden />}
              />
            }
          >
            <MenuItem icon={<Pencil aria-hidden />} onAction={onEdit}>
              {t('edit')}
            </MenuItem>
            <MenuItem isDanger icon={<Trash2 aria-hidden />} onAction={() => setIsDeleting(true)}>
              {t('delete')}
            </MenuItem>
          </Menu>
        </div>
      </div>
      <FormError error={test.error} />
      {test.data ? (
        <DiagnosisNote diagnosis={test.data} />
      ) : (
        areas && (
          <div className="-my-1.5">
            <KnownAreas areas={areas} />
          </div>
        )
      )}
      <DeleteConnectionDialog connection={connection} isOpen={isDeleting} onOpenChange={setIsDeleting} />
    </li>
  );
}
