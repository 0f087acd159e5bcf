'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { toastError } from '@/components/ui/overlays/toast';
import { removeSentRequests } from '@/lib/records/sent-requests';
import { askSignOut } from './sign-out-question';

/**
 * Ends the session and loads the sign-in page anew, so that nothing read before stays in memory. Where this browser
 * keeps work that no server has, the question what becomes of it comes first.
 */
export function useSignOut(): () => Promise<void> {
  const { user } = useSession();
  const leave = useLeave();
  return async () => {
    const { countDrafts } = await import('@/lib/records/kept-drafts');
    const count = await countDrafts(user.id);
    if (count > 0) askSignOut(count);
    else await leave();
  };
}

/** Signs out at once. What was sent from the explorer does not stay in this browser. */
export function useLeave(): () => Promise<void> {
  const t = useTranslations('ui');
  const { user } = useSession();
  return async () => {
    // Loaded when it is needed: every page would carry it.
    const { authClient } = await import('@/lib/auth/auth-client');
    const { error } = await authClient.signOut();
    if (error) {
      toastError(error.message ?? t('unknownError'));
      return;
    }
    removeSentRequests(user.id);
    window.location.assign('/sign-in');
  };
}
