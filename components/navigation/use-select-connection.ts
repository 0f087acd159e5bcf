'use client';

import { useMutation } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { callConsole } from '@/lib/api/console-call';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { itemOfPath } from './navigation';

/** Shows another connection. A record of the old one means nothing there: the page goes to the area's start. */
export function useSelectConnection() {
  const t = useTranslations('shell.connection');
  const router = useRouter();
  const area = itemOfPath(usePathname());
  return useMutation({
    mutationFn: (id: string) => callConsole<ConnectionView>(`connections/${id}/select`, { method: 'POST' }),
    onSuccess: ({ name }) => {
      if (area && area.area !== 'settings') router.push(area.href);
      router.refresh();
      toastSuccess(t('switched', { name }));
    },
    onError: (error) => toastError(error),
  });
}
