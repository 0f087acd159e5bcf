'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import type { TokenView } from '@/lib/configuration/requests';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { revokeToken, tokensQuery } from './token-queries';

type RevokeTokenProps = { connection: ConnectionView; token: TokenView; onClose: () => void };

/** Asks before a token is taken back: what uses it stops at once. */
export function RevokeToken({ connection, token, onClose }: RevokeTokenProps) {
  const t = useTranslations('settings.connections.tokens');
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => revokeToken(connection.id, token.id),
    onSuccess: async () => {
      onClose();
      toastSuccess(t('revoked', { name: token.name }));
      await client.invalidateQueries(tokensQuery(connection.id));
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      isDanger
      title={t('revokeTitle', { name: token.name })}
      confirmLabel={t('revoke')}
      isPending={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate()}
    >
      <p>{t('revokeText')}</p>
    </ConfirmDialog>
  );
}
