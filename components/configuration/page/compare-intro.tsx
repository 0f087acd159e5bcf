'use client';

import { GitCompareArrows } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { mayManageConnections } from '@/lib/rules/roles';

type CompareIntroProps = {
  names: { readonly source: string; readonly target: string };
  connections: number;
  onFiles: () => void;
};

/** Before anything was compared: what to do, also where there are not yet two to compare. */
export function CompareIntro({ names, connections, onFiles }: CompareIntroProps) {
  const t = useTranslations('configuration.compare.intro');
  const { user } = useSession();
  const icon = <GitCompareArrows aria-hidden />;
  if (connections < 2) {
    const mayAdd = mayManageConnections(user.role);
    return (
      <EmptyState
        icon={icon}
        title={t('twoNeeded')}
        actions={
          <>
            {mayAdd && (
              <LinkButton variant="primary" href="/settings/connections/new">
                {t('add')}
              </LinkButton>
            )}
            {connections > 0 && <Button onPress={onFiles}>{t('withFiles')}</Button>}
          </>
        }
      >
        {t(mayAdd ? 'twoNeededText' : 'askForOne')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={t('title')}>
      {names.source && names.target ? t('ready', names) : t('selectBoth')}
    </EmptyState>
  );
}
