'use client';

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { EmptyState, ErrorState, LoadingState, NoMatchState } from '@/components/layout/states';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/form-error';
import type { RequestSummary } from '@/lib/receiver/receiver-view';
import { Moment } from '../moment';
import { headerOf } from '../signature-headers';
import { clearRequests, requestsQuery } from './receiver-queries';
import { RequestPanel } from './request-panel';
import { useAnswerWords } from './use-answer-words';
import { useReceiverAct } from './use-receiver-act';

/** What the receiver was sent, newest first. */
export function RequestList() {
  const t = useTranslations('receiver.requests');
  const words = useAnswerWords();
  const requests = useQuery(requestsQuery);
  const clear = useReceiverAct(clearRequests);
  const [openId, setOpenId] = useState<number>();
  const all = requests.data ?? [];
  const pathname = usePathname();
  const delivery = useSearchParams().get('delivery');
  const rows = delivery === null ? all : all.filter((each) => deliveryOf(each) === delivery);
  const showAll = () => window.history.replaceState(null, '', pathname);

  return (
    <section className="space-y-2">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="flex-1 font-medium">{t('title')}</h2>
        {delivery !== null && (
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
      <FormError error={clear.error} />
      {requests.isPending ? (
        <LoadingState rows={3} />
      ) : requests.error && all.length === 0 ? (
        <ErrorState error={requests.error} onRetry={() => void requests.refetch()} />
      ) : all.length > 0 && rows.length === 0 ? (
        <NoMatchState onClear={showAll} />
      ) : rows.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <ul aria-label={t('title')} className="divide-y divide-line rounded-lg border bg-surface">
          {rows.map((request) => (
            <li key={request.id}>
              <AriaButton
                onPress={() => setOpenId(request.id)}
                className="flex min-h-10 w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 text-left hover:bg-hover/60 focus-visible:-outline-offset-2"
              >
                <Badge>{request.method}</Badge>
                <span className="min-w-0 flex-1 truncate font-mono text-xs">
                  {headerOf(request.headers, 'X-Service-Event') ?? t('noEvent')}
                  {request.query}
                </span>
                <span className="text-ink-muted text-xs">{words.ofAnswer(request.answer)}</span>
                <span className="text-ink-muted text-xs">
                  <Moment at={request.at} show="exact" />
                </span>
              </AriaButton>
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-muted text-xs">{t('kept')}</p>
      <RequestPanel request={all.find(({ id }) => id === openId)} onClose={() => setOpenId(undefined)} />
    </section>
  );
}

const deliveryOf = (request: RequestSummary) => headerOf(request.headers, 'X-Service-Delivery');
