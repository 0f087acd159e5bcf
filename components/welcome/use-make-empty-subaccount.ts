'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { callConsole } from '@/lib/api/console-call';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { freeConnectionName } from './steps';

/** Makes an empty subaccount in the connection's sandbox and shows it, on the page that asked for it. */
export function useMakeEmptySubaccount(connectionId: string) {
  const t = useTranslations('welcome.demo');
  const router = useRouter();
  const client = useQueryClient();
  const { connections } = useSession();
  return useMutation({
    mutationFn: () => {
      const name = freeConnectionName(
        t('emptyName'),
        connections.map((each) => each.name),
      );
      return callConsole<ConnectionView>(`connections/${connectionId}/subaccounts`, {
        method: 'POST',
        body: { name },
      });
    },
    onSuccess: async ({ name }) => {
      await client.invalidateQueries({ queryKey: ['console', 'connections'] });
      router.refresh();
      toastSuccess(t('made', { name }));
    },
    onError: (error) => toastError(error),
  });
}
