import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EarlyReads } from '@/components/session/early-reads';
import { EndpointDetail } from '@/components/webhooks/endpoints/endpoint-detail';
import { endpointReads } from '@/components/webhooks/first-reads';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('webhooks.endpoint');
  return { title: t('withId', { id: decodeURIComponent((await params).id) }) };
}

export default async function EndpointRoute({ params }: Props) {
  const id = decodeURIComponent((await params).id);
  return (
    <EarlyReads of={endpointReads()} page="webhooks">
      <EndpointDetail key={id} id={id} />
    </EarlyReads>
  );
}
