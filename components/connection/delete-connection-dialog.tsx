'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { callConsole } from '@/lib/api/console-call';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { connectionsQuery } from './connection-queries';

type DeleteConnectionDialogProps = {
  connection: ConnectionView;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Removes a connection with its key; a live one only when its name is typed. */
export function DeleteConnectionDialog({ connection, isOpen, onOpenChange }: DeleteConnectionDialogProps) {
  const t = useTranslations('settings.connections');
  const router = useRouter();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callConsole(`connections/${connection.id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      onOpenChange(false);
      toastSuccess(t('deleted', { name: connection.name }));
      await queryClient.invalidateQueries(connectionsQuery);
      router.refresh();
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
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
