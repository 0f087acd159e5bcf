'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLive } from '@/components/live/live-provider';
import { useSession } from '@/components/session/session-context';
import { useCallOutcomes } from '@/components/session/use-call-outcomes';
import { lazy } from '@/components/ui/lazy';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { ApiError } from '@/lib/api/api-error';

const SignInForm = lazy(() => import('./sign-in-form').then((module) => module.SignInForm));

/** Asks for the password where a call found the session ended; the page below stays as it is. */
export function SignInAgain() {
  const t = useTranslations('shell.signInAgain');
  const queryClient = useQueryClient();
  const { user } = useSession();
  const { reconnect } = useLive();
  const [isOpen, setIsOpen] = useState(false);

  useCallOutcomes(({ error }) => {
    if (error instanceof ApiError && error.code === 'unauthenticated') setIsOpen(true);
  });

  function goOn() {
    setIsOpen(false);
    toastSuccess(t('done'));
    queryClient.invalidateQueries();
    reconnect();
  }

  return (
    <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={t('title')} description={t('text')} size="sm">
      <SignInForm email={user.email} onSignedIn={goOn} />
    </Dialog>
  );
}
