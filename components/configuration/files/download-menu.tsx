'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRefusal } from '@/components/configuration/use-refusal';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { toastError } from '@/components/ui/overlays/toast';
import { saveFile } from '@/components/ui/save-file';
import { callConsole } from '@/lib/api/console-call';
import type { FilesReply } from '@/lib/configuration/requests';
import type { ConnectionView } from '@/lib/connection/connection-view';

/** Saves the configuration of a connection as a zip of YAML. */
export function DownloadMenu({ connections }: { connections: readonly ConnectionView[] }) {
  const t = useTranslations('configuration.files');
  const words = useTranslations('shell.connection');
  const refusal = useRefusal();
  const download = useMutation({
    mutationFn: async (id: string) => {
      const [reply, { zipOf }] = await Promise.all([
        callConsole<FilesReply>(`configuration/files?connection=${encodeURIComponent(id)}`),
        import('./zip'),
      ]);
      saveFile(await zipOf(reply.files), `${reply.name}.zip`);
    },
    onError: (error) => toastError(refusal(error)),
  });
  return (
    <Menu
      label={t('download')}
      trigger={
        <Button icon={<Download aria-hidden />} isPending={download.isPending}>
          {t('download')}
        </Button>
      }
    >
      {connections.map(({ id, name, environment }) => (
        <MenuItem key={id} id={id} description={words(environment)} onAction={() => download.mutate(id)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
