'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { ErrorState, LoadingState } from '@/components/ui/states';
import type { TokenView } from '@/lib/configuration/requests';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { MakeToken } from './make-token';
import { RevokeToken } from './revoke-token';
import { TokenOnce } from './token-once';
import { tokensQuery, unsavedTokens } from './token-queries';
import { TokenRow } from './token-row';

/** Tokens by which programs read, plan and apply the configuration of a connection, and nothing else. */
export function ConnectionTokens({ connection }: { connection: ConnectionView }) {
  const t = useTranslations('settings.connections.tokens');
  const { data, error, refetch } = useQuery(tokensQuery(connection.id));
  const [isMaking, setIsMaking] = useState(false);
  const [revoked, setRevoked] = useState<TokenView>();
  const heldBy = `${useSession().user.id} ${connection.id}`;
  const shown = useSyncExternalStore(
    unsavedTokens.subscribe,
    () => unsavedTokens.of(heldBy),
    () => undefined,
  );
  return (
    <section aria-labelledby="tokens" className="space-y-2 border-t pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="tokens" className="min-w-0 flex-1 font-medium">
          {t('title')}
        </h3>
        <Button size="sm" icon={<Plus aria-hidden />} onPress={() => setIsMaking(true)}>
          {t('make')}
        </Button>
      </div>
      <p className="text-ink-muted text-xs">{t('text')}</p>
      {data === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState rows={1} />
        )
      ) : (
        data.tokens.length > 0 && (
          <ul aria-label={t('title')} className="divide-y rounded-md border">
            {data.tokens.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
            ))}
          </ul>
        )
      )}
      {isMaking && (
        <MakeToken
          connection={connection}
          onMade={(token) => {
            unsavedTokens.hold(heldBy, token);
            setIsMaking(false);
            void refetch();
          }}
          onClose={() => setIsMaking(false)}
        />
      )}
      {shown && (
        <TokenOnce connection={connection} made={shown} onSaved={() => unsavedTokens.forget(heldBy)} />
      )}
      {revoked && (
        <RevokeToken connection={connection} token={revoked} onClose={() => setRevoked(undefined)} />
      )}
    </section>
  );
}
