'use client';

import { useMutation } from '@tanstack/react-query';
import { CircleSlash, Lock } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useAreaWords } from '@/components/navigation/use-area-words';
import { useAccess, useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { type Access, needsOf, type PageName } from '@/lib/connection/areas/page-access';
import { mayManageConnections } from '@/lib/rules/roles';
import { checkAreas } from './check-areas';

type AreaGateProps = {
  page: PageName;
  /** The page has a heading of its own above this. */
  isUnderHeader?: boolean;
  children: ReactNode;
};

/**
 * A page that lives on what not every server has, or lets every key read: where this one is known not to, it says so
 * and leads on. What is known is asked again as soon as it is shown, so that a wrong memory heals by itself.
 */
export function AreaGate({ children, ...rest }: AreaGateProps) {
  const access = useAccess(rest.page);
  return access === 'open' ? children : <ClosedState {...rest} access={access} />;
}

type ClosedStateProps = Omit<AreaGateProps, 'children'> & { access: Exclude<Access, 'open'> };

function ClosedState({ page, isUnderHeader, access }: ClosedStateProps) {
  const t = useTranslations('shell.closed');
  const words = useAreaWords();
  const router = useRouter();
  const { connection, user } = useSession();
  const check = useMutation({
    mutationFn: () => checkAreas(connection?.id ?? '', needsOf(page)),
    onSuccess: () => router.refresh(),
  });
  const checkOnce = useEffectEvent(() => {
    if (connection) void checkAreas(connection.id, needsOf(page)).then(() => router.refresh(), noMatter);
  });
  useEffect(() => checkOnce(), []);

  const { name = '', baseUrl = '', keyHint = '' } = connection ?? {};
  const isMissing = access === 'missing';
  return (
    <EmptyState
      heading={isUnderHeader ? 'h2' : 'h1'}
      icon={isMissing ? <CircleSlash aria-hidden /> : <Lock aria-hidden />}
      title={t(isMissing ? 'missingTitle' : 'noRightTitle', { what: words.what(page) })}
      actions={
        <>
          <Button variant="primary" isPending={check.isPending} onPress={() => check.mutate()}>
            {t('checkAgain')}
          </Button>
          {mayManageConnections(user.role) ? (
            <LinkButton href="/settings/connections">{t('openConnections')}</LinkButton>
          ) : (
            <LinkButton href="/overview">{t('toOverview')}</LinkButton>
          )}
          <p role="status" className="min-h-4 basis-full text-ink-muted text-xs">
            {check.isSuccess && t('stillClosed')}
            {check.isError && t('notChecked')}
          </p>
        </>
      }
    >
      <p className="break-words">
        {isMissing ? t('missingText', { name, address: baseUrl }) : t('noRightText', { name, hint: keyHint })}
      </p>
    </EmptyState>
  );
}

/** The button is there for another try, and says it where that fails. */
const noMatter = () => {};
