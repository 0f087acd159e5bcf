'use client';

import { useTranslations } from 'next-intl';
import { toastError } from '@/components/ui/overlays/toast';

/** Ends the session and loads the sign-in page anew, so that nothing read before stays in memory. */
export function useSignOut(): () => Promise<void> {
  const t = useTranslations('ui');
  return async () => {
    // Loaded when it is needed: every page would carry it.
    const { authClient } = await import('@/lib/auth/auth-client');
    const { error } = await authClient.signOut();
    if (error) toastError(error.message ?? t('unknownError'));
    else window.location.assign('/sign-in');
  };
}
