'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ShownOnce } from '@/components/ui/shown-once';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { tokenCommands } from './token-commands';
import type { NewToken } from './token-queries';

type TokenOnceProps = { connection: ConnectionView; made: NewToken; onSaved: () => void };

/** A new token, shown once, with the commands that it opens; it is asked about before it is shown no more. */
export function TokenOnce({ connection, made, onSaved }: TokenOnceProps) {
  const t = useTranslations('settings.connections.tokens');
  const [isLeaving, setIsLeaving] = useState(false);
  const { token, name, scope } = made;
  const commands = tokenCommands({ origin: location.origin, token, connection: connection.name, scope });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && setIsLeaving(true)}
      title={t('madeTitle', { name })}
      size="lg"
      footer={
        <Button variant="primary" onPress={onSaved}>
          {t('saved')}
        </Button>
      }
    >
      <div className="space-y-4">
        <ShownOnce title={t('once')} secret={token} copyLabel={t('copy')} hint={t('keep')} />
        <section className="space-y-1.5">
          <h3 className="font-medium">{t('commands')}</h3>
          <CodeBlock
            label={t('commands')}
            language="shell"
            code={commands}
            copyLabel={t('copyCommands')}
            isWhole
          />
          <p className="text-ink-muted text-xs">{t('commandsHint')}</p>
        </section>
        <ConfirmDialog
          isOpen={isLeaving}
          onOpenChange={(isAsking) => !isAsking && setIsLeaving(false)}
          title={t('leaveTitle')}
          confirmLabel={t('leave')}
          dismissLabel={t('stay')}
          isDanger
          onConfirm={onSaved}
        >
          <p>{t('leaveText')}</p>
        </ConfirmDialog>
      </div>
    </Dialog>
  );
}
