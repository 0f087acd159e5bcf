'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Instant } from '@/components/ui/instant';
import { toastError } from '@/components/ui/overlays/toast';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { authCall } from '@/lib/auth/auth-call';
import { deviceOf } from '@/lib/format/device';
import { AccountSection } from './account-section';
import { sessionsQuery } from './session-queries';

/** Where the user is signed in, and how to end it. */
export function SessionList({ currentId }: { currentId: string }) {
  const t = useTranslations('settings.account');
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: async (token: string | undefined) => {
      if (token === undefined) await authCall((client) => client.revokeOtherSessions());
      else await authCall((client) => client.revokeSession({ token }));
    },
    onSuccess: () => queryClient.invalidateQueries(sessionsQuery),
    onError: (error) => toastError(error),
  });
  return (
    <AccountSection title={t('sessions')} description={t('sessionsText')}>
      {sessions.isPending ? (
        <LoadingState rows={2} />
      ) : sessions.isError ? (
        <ErrorState error={sessions.error} onRetry={sessions.refetch} />
      ) : (
        <div className="space-y-3">
          <ul className="divide-y divide-line rounded-lg border">
            {sessions.data.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
                <div className="min-w-0 flex-1 basis-52">
                  <p className="flex flex-wrap items-center gap-2">
                    {deviceOf(session.userAgent ?? '') ?? t('unknownDevice')}
                    {session.id === currentId && <Badge tone="accent">{t('thisSession')}</Badge>}
                  </p>
                  <p className="break-all text-ink-muted text-xs">
                    {t('since')} <Instant value={new Date(session.createdAt).toISOString()} />
                    {session.ipAddress && ` · ${session.ipAddress}`}
                  </p>
                </div>
                {session.id !== currentId && (
                  <Button
                    size="sm"
                    isPending={end.isPending && end.variables === session.token}
                    onPress={() => end.mutate(session.token)}
                  >
                    {t('endSession')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {sessions.data.length > 1 && (
            <Button
              isPending={end.isPending && end.variables === undefined}
              onPress={() => end.mutate(undefined)}
            >
              {t('endOtherSessions')}
            </Button>
          )}
        </div>
      )}
    </AccountSection>
  );
}
