import { CircleSlash } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OperationPage } from '@/components/explorer/operation-page';
import { describeOperation } from '@/components/explorer/operations/describe-operations';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';

type Props = { params: Promise<{ operationId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const operation = describeOperation((await params).operationId);
  return operation ? { title: `${operation.method} ${operation.path}` } : {};
}

export default async function OperationRoute({ params }: Props) {
  const operation = describeOperation((await params).operationId);
  if (operation) return <OperationPage key={operation.id} operation={operation} />;
  const t = await getTranslations('explorer.unknown');
  return (
    <EmptyState
      icon={<CircleSlash aria-hidden />}
      title={t('title')}
      actions={<LinkButton href="/explorer">{t('back')}</LinkButton>}
    >
      {t('text')}
    </EmptyState>
  );
}
