import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EarlyReads } from '@/components/session/early-reads';
import { RequestPanel } from '@/components/webhooks/list-panels';
import { getRequest } from '@/lib/api/contract/requests';
import { earlyRead } from '@/lib/api/early-read';
import { requireSession } from '@/lib/auth/session';
import { operations } from '@/lib/contract/registry';
import { mayCall } from '@/lib/rules/roles';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('requests');
  return { title: t('titleOf', { id: decodeURIComponent((await params).id) }) };
}

export default async function RequestRoute({ params }: Props) {
  const id = decodeURIComponent((await params).id);
  const { user } = await requireSession();
  const callable = operations.filter((operation) => mayCall(user.role, operation)).map((each) => each.id);
  return (
    <EarlyReads of={[earlyRead(getRequest, { path: { id } })]} page="requests">
      <RequestPanel id={id} callable={callable} />
    </EarlyReads>
  );
}
