'use client';

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useAddress } from '@/components/records/list/use-address';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FormError } from '@/components/ui/fields/form-error';
import { lazy } from '@/components/ui/lazy';
import { ErrorState, LoadingState, NoMatchState } from '@/components/ui/states';
import { headerOf } from '@/components/webhooks/signature/signature-headers';
import { text } from '@/lib/fields/codecs';
import type { RequestSummary } from '@/lib/receiver/receiver-view';
import { clearRequests, requestsQuery } from './receiver-queries';
import { RequestRows } from './request-rows';
import { useReceiverAct } from './use-receiver-act';

const RequestPanel = lazy(() => import('./request-panel').then((module) => module.RequestPanel));

const codecs = { delivery: text };
const none: readonly RequestSummary[] = [];

/** What the receiver was sent, newest first. */
export function RequestList() {
  const t = useTranslations('receiver.requests');
  const requests = useQuery(requestsQuery);
  const clear = useReceiverAct(clearRequests);
  // The request itself: a row that is held may be of one that the list has let go of.
  const [open, setOpen] = useState<RequestSummary>();
  const all = requests.data ?? none;
  const { values, set } = useAddress(codecs);
  const { delivery } = values;
  const rows = useMemo(
    () => (delivery === '' ? all : all.filter((each) => deliveryOf(each) === delivery)),
    [all, delivery],
  );
  const showAll = () => set({ delivery: '' });

  return (
    <section className="space-y-2">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="flex-1 font-medium">{t('title')}</h2>
        {delivery !== '' && (
          <Button size="sm" icon={<X aria-hidden />} onPress={showAll}>
            {t('ofDelivery', { id: delivery })}
          </Button>
        )}
        {all.length > 0 && (
          <Button size="sm" isPending={clear.isPending} onPress={() => clear.mutate()}>
            {t('clear')}
          </Button>
        )}
      </div>
      <FormError error={clear.error ?? (all.length > 0 ? requests.error : null)} />
      {requests.isPending ? (
        <LoadingState rows={3} />
      ) : requests.error && all.length === 0 ? (
        <ErrorState error={requests.error} onRetry={() => void requests.refetch()} />
      ) : all.length > 0 && rows.length === 0 ? (
        <NoMatchState onClear={showAll} />
      ) : rows.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <RequestRows requests={rows} onOpen={setOpen} />
      )}
      <p className="text-ink-muted text-xs">{t('kept')}</p>
      {open && <RequestPanel request={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

const deliveryOf = (request: RequestSummary) => headerOf(request.headers, 'X-Service-Delivery');
