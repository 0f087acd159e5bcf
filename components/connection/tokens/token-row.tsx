'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { OwnRelativeInstant } from '@/components/ui/instant';
import { useMachineClock } from '@/components/ui/use-clock';
import type { TokenView } from '@/lib/configuration/requests';

/** A token: what it may, its end by which it is known, and whether it is used and still valid. */
export function TokenRow({ token, onRevoke }: { token: TokenView; onRevoke: () => void }) {
  const t = useTranslations('settings.connections.tokens');
  const { name, scope, hint, madeBy, lastUsedAt, expiresAt } = token;
  const now = useMachineClock();
  const isExpired = expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
  const at = (value: string): ReactNode => <OwnRelativeInstant value={value} />;
  return (
    <li className="flex items-start gap-2 py-2 pr-1.5 pl-3">
      <div className="min-w-0 flex-1 space-y-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-words font-medium">{name}</span>
          <Badge tone={scope === 'apply' ? 'accent' : 'neutral'}>{t(`scope.${scope}`)}</Badge>
          {isExpired && <Badge tone="danger">{t('expired')}</Badge>}
        </p>
        <p className="text-ink-muted text-xs">
          <code className="font-mono">…{hint}</code>
          {' · '}
          {t('madeBy', { name: madeBy })}
          {' · '}
          {lastUsedAt === undefined ? (
            t('neverUsed')
          ) : (
            <>
              {t('lastUsed')} {at(lastUsedAt)}
            </>
          )}
          {' · '}
          {expiresAt === undefined ? (
            t('forGood')
          ) : (
            <>
              {t(isExpired ? 'expiredAt' : 'expires')} {at(expiresAt)}
            </>
          )}
        </p>
      </div>
      <IconButton
        size="sm"
        label={t('revokeOf', { name })}
        icon={<Trash2 aria-hidden />}
        onPress={onRevoke}
      />
    </li>
  );
}
