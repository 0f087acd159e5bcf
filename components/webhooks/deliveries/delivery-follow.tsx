'use client';

import { CircleCheck, CircleHelp, CircleX, ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { PageLink } from '@/components/ui/page-link';
import { Spinner } from '@/components/ui/spinner';
import { isSettled } from '@/components/webhooks/delivery-status';
import { Moment } from '@/components/webhooks/moment';
import { deliveryPath } from '@/components/webhooks/paths';
import type { Spawned } from '@/components/webhooks/redelivery/spawned-delivery';
import type { DeliveryRecord } from '@/lib/api/records';
import { causeOf } from './attempt-cause';
import { CauseWords } from './cause-words';
import { DeliveryBadge } from './delivery-badge';
import { useFollowDelivery } from './use-follow-delivery';

/** Queued, attempted, and what came of it: shown where the ping or redelivery was asked for. */
export function DeliveryFollow({ spawned }: { spawned: Spawned }) {
  const t = useTranslations('webhooks.follow');
  const { id, delivery, isSilent, lookAgain, error } = useFollowDelivery(spawned);
  const attempted = (delivery?.attempts ?? 0) > 0;
  const isOver = isSettled(delivery?.status);
  return (
    <div role="status" data-testid="follow" className="space-y-2 rounded-lg border bg-canvas p-3">
      <p className="flex flex-wrap items-center gap-2">
        <FollowIcon delivery={delivery} isSilent={isSilent} />
        <span className="font-medium">
          {id !== undefined
            ? t(attempted || isOver ? 'result' : 'sending', { id: String(id) })
            : t(isSilent ? 'unfound' : 'queued')}
        </span>
        {delivery && <DeliveryBadge status={delivery.status} />}
        {id !== undefined && (
          <PageLink
            href={deliveryPath(id)}
            className="ml-auto inline-flex items-center gap-1 text-accent-ink hover:underline"
          >
            {t('open')}
            <ExternalLink aria-hidden className="size-3.5" />
          </PageLink>
        )}
      </p>
      {isSilent && (
        <p className="flex flex-wrap items-center gap-2 pl-6 text-ink-muted">
          {t('silent')}
          <Button size="sm" onPress={lookAgain}>
            {t('lookAgain')}
          </Button>
        </p>
      )}
      {delivery && attempted && <Outcome delivery={delivery} />}
      {delivery?.status === 'held' && !attempted && (
        <div className="pl-6">
          <CauseWords cause="endpoint_disabled" error={undefined} />
        </div>
      )}
      <FormError error={error} />
    </div>
  );
}

type FollowIconProps = { delivery: DeliveryRecord | undefined; isSilent: boolean };

function FollowIcon({ delivery, isSilent }: FollowIconProps) {
  if (isSilent) return <CircleHelp aria-hidden className="size-4 text-ink-muted" />;
  if (delivery?.status === 'delivered') return <CircleCheck aria-hidden className="size-4 text-success" />;
  if (isSettled(delivery?.status) || (delivery?.attempts ?? 0) > 0) {
    return <CircleX aria-hidden className="size-4 text-danger" />;
  }
  return <Spinner />;
}

function Outcome({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.follow');
  const last = delivery.attempt_log?.at(-1);
  const status = last?.response_status ?? delivery.response_status;
  const error = last?.error ?? delivery.error;
  return (
    <div className="space-y-1 pl-6 text-ink-muted">
      <p className="tabular-nums">
        {[
          status === undefined ? undefined : `HTTP ${status}`,
          last?.duration_ms === undefined ? undefined : `${last.duration_ms} ms`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {delivery.status !== 'delivered' && <CauseWords cause={causeOf({ status, error })} error={error} />}
      {delivery.status === 'retrying' && delivery.next_attempt_at && (
        <p>
          {t('next')} <Moment at={delivery.next_attempt_at} />
        </p>
      )}
    </div>
  );
}
