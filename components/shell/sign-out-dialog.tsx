'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { askSignOut, useSignOutQuestion } from '@/components/navigation/sign-out-question';
import { useLeave } from '@/components/navigation/use-sign-out';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';

/** Asks who signs out whether what this browser keeps of their unsaved work is deleted. */
export function SignOutDialog() {
  const t = useTranslations('shell.signOut');
  const { user } = useSession();
  const count = useSignOutQuestion();
  const leave = useLeave();
  const [isLeaving, setIsLeaving] = useState(false);

  async function go({ isRemoving }: { isRemoving: boolean }) {
    setIsLeaving(true);
    if (isRemoving) await (await import('@/lib/records/kept-drafts')).removeDrafts(user.id);
    await leave();
    setIsLeaving(false);
    askSignOut(undefined);
  }

  return (
    <Dialog
      role="alertdialog"
      size="sm"
      isOpen={count !== undefined}
      onOpenChange={(isOpen) => !isOpen && askSignOut(undefined)}
      title={t('title')}
      description={t('text', { count: count ?? 1 })}
      footer={
        <>
          <Button onPress={() => askSignOut(undefined)}>{t('cancel')}</Button>
          <Button isPending={isLeaving} onPress={() => void go({ isRemoving: false })}>
            {t('keep')}
          </Button>
          <Button variant="danger" isPending={isLeaving} onPress={() => void go({ isRemoving: true })}>
            {t('remove')}
          </Button>
        </>
      }
    />
  );
}
