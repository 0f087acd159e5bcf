'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { useInstants } from '@/components/session/use-instants';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { deleteSnapshot, loadSnapshot } from '@/lib/api/contract/snapshots';
import { useSnapshotWrite } from './use-snapshot-write';

type SnapshotActsProps = { name: string; savedAt: string | undefined };

/** Puts a saved state back, or removes it: each asks first, since neither can be undone. */
export function SnapshotActs({ name, savedAt }: SnapshotActsProps) {
  const t = useTranslations('sandbox.snapshots');
  const instants = useInstants();
  const client = useQueryClient();
  const target = useTarget();
  const [asking, setAsking] = useState<'load' | 'remove'>();
  const load = useSnapshotWrite(loadSnapshot);
  const remove = useSnapshotWrite(deleteSnapshot);
  const sent = { path: { name } };

  function act() {
    const onSuccess = () => {
      setAsking(undefined);
      toastSuccess(t(asking === 'load' ? 'loaded' : 'removed', { name }));
      // Nothing of what the pages know is so any more.
      if (asking === 'load') void client.resetQueries({ queryKey: ['api', target.connectionId ?? ''] });
    };
    if (asking === 'load') load.mutate(sent, { onSuccess });
    else remove.mutate(sent, { onSuccess });
  }

  return (
    <div className="flex justify-end gap-1.5">
      <Button size="sm" onPress={() => setAsking('load')} aria-label={t('loadNamed', { name })}>
        {t('load')}
      </Button>
      <IconButton
        size="sm"
        label={t('removeNamed', { name })}
        icon={<Trash2 aria-hidden />}
        onPress={() => setAsking('remove')}
      />
      <ConfirmDialog
        isOpen={asking !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
        title={t(asking === 'remove' ? 'askRemove' : 'askLoad', { name })}
        confirmLabel={t(asking === 'remove' ? 'remove' : 'load')}
        isDanger
        isPending={load.isPending || remove.isPending}
        error={asking === 'remove' ? remove.error : load.error}
        onConfirm={act}
      >
        <p>{asking === 'remove' ? t('removeText') : t('loadText', { at: instants.exact(savedAt ?? '') })}</p>
      </ConfirmDialog>
    </div>
  );
}
