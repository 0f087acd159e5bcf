'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { PanelFrame } from '@/components/records/panel/panel-frame';
import { useTarget } from '@/components/session/session-context';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { requestPath, requestsPath } from '@/components/webhooks/paths';
import { getRequest } from '@/lib/api/contract/requests';
import { queryOf } from '@/lib/api/queries';
import { targetOf } from './logged-request';
import { RequestDetail } from './request-detail';
import { StatusBadge } from './status-badge';

/** One request beside the log. `callable` are the ids of the operations that the user's role may call. */
export function RequestPanel({ id, callable }: { id: string; callable: readonly string[] }) {
  const t = useTranslations('requests');
  const search = useSearchParams().toString();
  const { data, isPending, error, refetch } = useQuery(queryOf(getRequest, { path: { id } }, useTarget()));
  return (
    <PanelFrame
      recordKey={id}
      path={requestPath(id)}
      listHref={requestsPath(search)}
      title={
        data ? (
          <span className="break-all font-mono text-sm">
            {data.method} {targetOf(data)}
          </span>
        ) : (
          t('request')
        )
      }
      titleExtra={data && <StatusBadge status={data.status} />}
    >
      {isPending ? (
        <LoadingState rows={5} />
      ) : !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <RequestDetail key={id} request={data} mayCall={callable.includes(data.operation ?? '')} />
      )}
    </PanelFrame>
  );
}
