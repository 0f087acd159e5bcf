'use client';

import { useQuery } from '@tanstack/react-query';
import { PanelRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import type { Known } from '@/components/records/panel/record-details';
import type { RecordPanelProps } from '@/components/records/panel/record-panel';
import { RecordSections } from '@/components/records/panel/record-sections';
import { useWords } from '@/components/records/words';
import { useTarget } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkIconButton } from '@/components/ui/link-icon-button';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { typedId } from '@/lib/api/exact-ids';
import { recordQuery } from '@/lib/records/note-record';
import { pathOf } from '@/lib/resources/resource';

/** A contact or a company with a page to itself. */
export function AccountPage<Row extends object>(props: RecordPanelProps<Row>) {
  const { of, id } = props;
  const t = useTranslations('records.panel');
  const list = useWords(of.words.list);
  const nameOr = useNameOr();
  const router = useRouter();
  const { data, error, refetch } = useQuery(recordQuery(of, id, useTarget()));
  const record = data ? ({ ...data, id: data.id ?? typedId(id) } as unknown as Known<Row>) : undefined;
  return (
    <>
      <PageHeader
        title={record ? nameOr(of.title(record), id) : data === null ? t('notFound') : nameOr(undefined, id)}
        titleExtra={record && props.badge?.(record)}
        back={{ href: of.path, label: list('title') }}
        actions={
          <>
            {record && props.actions?.(record, () => router.push(of.path))}
            <LinkIconButton href={pathOf(of, id)} label={t('besideList')} icon={<PanelRight aria-hidden />} />
          </>
        }
      />
      <div className="px-4 pb-6 sm:px-6">
        {record ? (
          <RecordSections key={id} {...props} record={record} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data === null ? (
          <EmptyState title={t('notFound')}>{t('notFoundText')}</EmptyState>
        ) : (
          <LoadingState />
        )}
      </div>
    </>
  );
}
