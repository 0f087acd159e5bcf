'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { removeReceiver, renewReceiver } from './receiver-queries';
import { useReceiverAct } from './use-receiver-act';

/** The private address, with ways to replace it and to take it away. */
export function ReceiverAddress({ url }: { url: string }) {
  const t = useTranslations('receiver.address');
  const renew = useReceiverAct(renewReceiver);
  const remove = useReceiverAct(removeReceiver);
  const [asked, setAsked] = useState<'renew' | 'remove'>();
  const act = asked === 'remove' ? remove : renew;

  return (
    <section className="space-y-2">
      <h2 className="font-medium">{t('title')}</h2>
      <div className="flex items-center gap-2 rounded-md border bg-sunken px-2 py-1">
        <code data-testid="receiver-url" className="min-w-0 flex-1 select-all break-all font-mono text-xs">
          {url}
        </code>
        <CopyButton text={url} label={t('copy')} isLabelVisible />
      </div>
      <p className="text-ink-muted text-xs">{t('hint')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onPress={() => setAsked('renew')}>
          {t('renew')}
        </Button>
        <Button size="sm" onPress={() => setAsked('remove')}>
          {t('remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={asked === 'remove' ? t('removeTitle') : t('renewTitle')}
        confirmLabel={asked === 'remove' ? t('remove') : t('renew')}
        isDanger
        isPending={act.isPending}
        error={act.error}
        onConfirm={() => act.mutate(undefined, { onSuccess: () => setAsked(undefined) })}
      >
        <p>{asked === 'remove' ? t('removeText') : t('renewText')}</p>
      </ConfirmDialog>
    </section>
  );
}
