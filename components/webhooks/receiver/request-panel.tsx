'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CodeBlock } from '@/components/ui/code-block';
import { LinkButton } from '@/components/ui/link-button';
import { SidePanel } from '@/components/ui/overlays/side-panel';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { DeliveryBody } from '@/components/webhooks/payload/delivery-body';
import { headerOf } from '@/components/webhooks/signature/signature-headers';
import type { RequestSummary } from '@/lib/receiver/receiver-view';
import { Moment } from '../moment';
import { deliveryPath } from '../paths';
import { requestQuery } from './receiver-queries';
import { RequestSignature } from './request-signature';
import { textOfBody } from './text-of-body';

/** One received request: its signature judged, its body, its headers. */
export function RequestPanel(props: { request: RequestSummary; onClose: () => void }) {
  const { request, onClose } = props;
  const t = useTranslations('receiver.request');
  const title = headerOf(request.headers, 'X-Service-Event') ?? request.method;
  return (
    <SidePanel
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={<Moment at={request.at} show="exact" />}
    >
      <RequestDetail request={request} headersTitle={t('headers')} />
    </SidePanel>
  );
}

function RequestDetail({ request, headersTitle }: { request: RequestSummary; headersTitle: string }) {
  const t = useTranslations('receiver.request');
  const { data, error, refetch } = useQuery(requestQuery(request.id));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const body = textOfBody(data.body);
  const delivery = headerOf(data.headers, 'X-Service-Delivery');
  const headers = Object.entries(data.headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <div className="space-y-5">
      {delivery && (
        <LinkButton href={deliveryPath(delivery)}>{t('openDelivery', { id: delivery })}</LinkButton>
      )}
      {data.isCut && <p className="text-warning-ink">{t('isCut')}</p>}
      <section className="space-y-2">
        <h3 className="font-medium">{t('signature')}</h3>
        <RequestSignature headers={data.headers} body={body} at={data.at} />
      </section>
      <section className="space-y-2">
        <h3 className="font-medium">{t('body')}</h3>
        {body === '' ? <p className="text-ink-muted">{t('noBody')}</p> : <DeliveryBody body={body} />}
      </section>
      <section className="space-y-2">
        <h3 className="font-medium">{headersTitle}</h3>
        <CodeBlock label={headersTitle} language="http" code={headers.join('\n')} isWrapped />
      </section>
    </div>
  );
}
