'use client';

import { Plug } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { mayManageConnections } from '@/lib/rules/roles';
import { useSession } from './session-context';

/** What an area shows while there is no server to read from. */
export function NoConnectionState() {
  const t = useTranslations('shell');
  const mayAdd = mayManageConnections(useSession().user.role);
  return (
    <EmptyState
      icon={<Plug aria-hidden />}
      title={t('noConnection.title')}
      actions={
        mayAdd && (
          <LinkButton href="/settings/connections/new" variant="primary">
            {t('connection.add')}
          </LinkButton>
        )
      }
    >
      {mayAdd ? t('noConnection.text') : t('noConnection.askText')}
    </EmptyState>
  );
}
