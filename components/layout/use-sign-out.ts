'use client';

import { useTranslations } from 'next-intl';
import { toastError } from '@/components/ui/toast';
import { authClient } from '@/lib/auth/auth-client';

/** Ends the session and loads the sign-in page anew, so that nothing read before stays in memory. */
export function useSignOut(): () => Promise<void> {
  const t = useTranslations('ui');
  return async () => {
    const { error } = await authClient.signOut();
    if (error) toastError(error.message ?? t('unknownError'));
    else window.location.assign('/sign-in');
  };
}
