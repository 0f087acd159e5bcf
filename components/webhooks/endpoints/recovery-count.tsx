'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { PageLink } from '@/components/ui/page-link';
import { Moment } from '@/components/webhooks/moment';
import { deliveriesPath } from '@/components/webhooks/paths';
import type { useRecovery } from './use-recovery';

type RecoveryCountProps = ReturnType<typeof useRecovery> & { endpointId: string };

/** How many events an endpoint missed, and since when; counted before anything is asked of anybody. */
export function RecoveryCount({
  endpointId,
  recovery,
  isCounting,
  error,
  retry,
  countAll,
}: RecoveryCountProps) {
  const t = useTranslations('webhooks.reactivate');
  if (error) {
    return (
      <div className="space-y-2">
        <FormError error={error} />
        <Button size="sm" onPress={retry}>
          {t('countAgain')}
        </Button>
      </div>
    );
  }
  if (!recovery) return <p role="status">{t('counting')}</p>;
  const { rows, since, isComplete } = recovery;
  if (rows.length === 0 && isComplete) return <p>{t('nothingMissed')}</p>;
  return (
    <div className="space-y-2">
      <p role="status">
        <PageLink href={deliveriesPath({ endpoint: endpointId })} className="font-medium underline">
          {t(isComplete ? 'missed' : 'missedMore', { count: rows.length })}
        </PageLink>{' '}
        {since ? (
          <>
            {t('since')} <Moment at={since} /> (<Moment at={since} show="exact" />)
          </>
        ) : (
          t('sinceEver')
        )}
      </p>
      {!isComplete && (
        <Button size="sm" isPending={isCounting} onPress={countAll}>
          {t('countAll')}
        </Button>
      )}
    </div>
  );
}
