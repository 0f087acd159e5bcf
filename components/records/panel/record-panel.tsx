'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Maximize2 } from 'lucide-react';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useNameOr } from '@/components/records/blank';
import { useTarget } from '@/components/session/session-context';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkIconButton } from '@/components/ui/link-icon-button';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { Tabs } from '@/components/ui/tabs';
import { typedId } from '@/lib/api/exact-ids';
import { listedRecord, recordQuery } from '@/lib/records/note-record';
import { pathOf } from '@/lib/resources/resource';
import { PanelFrame } from './panel-frame';
import { RawRecord } from './raw-record';
import { RecordCurl } from './record-curl';
import { type Known, RecordDetails, type RecordDetailsProps } from './record-details';
import { type RecordPart, useRecordParts, withOwn } from './record-parts';

const RELATED_SHOWN = 20;

export type RecordPanelProps<Row extends object> = Omit<RecordDetailsProps<Row>, 'record' | 'onDirty'> & {
  id: string;
  /** Where its list stands, and it on that; `/contacts` and `/contacts/12` otherwise. */
  listHref?: string | undefined;
  path?: string | undefined;
  /** What it is called over it, where its fields alone do not name it. */
  heading?: (record: Known<Row>) => ReactNode;
  badge?: (record: Row) => ReactNode;
  actions?: (record: Known<Row>, close: () => void) => ReactNode;
  /** Stands over the tabs. */
  above?: (record: Known<Row>, close: () => void) => ReactNode;
  /** Tabs of the area's own; one that is called as another stands in its place. */
  tabs?: (record: Known<Row>) => readonly RecordPart[];
  /** The record's own page, where it has one. */
  pageHref?: string | undefined;
};

/** One record beside its list, at its own address: its fields, what belongs to it, how the server sent it. */
export function RecordPanel<Row extends object>(props: RecordPanelProps<Row>) {
  const { of, id } = props;
  const t = useTranslations('records.panel');
  const nameOr = useNameOr();
  const router = useRouter();
  const client = useQueryClient();
  const target = useTarget();
  const search = useSearchParams().toString();
  const { data, error, refetch } = useQuery({
    ...recordQuery(of, id, target),
    // What the list says of it stands until it is read.
    placeholderData: () => listedRecord(client, of, target, id),
  });
  const [isDirty, setIsDirty] = useState(false);
  const record = data ? ({ ...data, id: data.id ?? typedId(id) } as unknown as Known<Row>) : undefined;
  const listHref = props.listHref ?? `${of.path}${search === '' ? '' : `?${search}`}`;
  function close() {
    setIsDirty(false);
    router.push(listHref, { scroll: false });
  }

  return (
    <PanelFrame
      recordKey={id}
      path={props.path ?? pathOf(of, id)}
      listHref={listHref}
      title={(record && props.heading?.(record)) ?? nameOr(record && of.title(record), id)}
      titleExtra={record && props.badge?.(record)}
      actions={
        <>
          {record && props.actions?.(record, close)}
          {props.pageHref !== undefined && (
            <LinkIconButton href={props.pageHref} label={t('openPage')} icon={<Maximize2 aria-hidden />} />
          )}
        </>
      }
      isDirty={isDirty}
    >
      {record ? (
        <Views key={id} {...props} record={record} onDirty={setIsDirty} onClose={close} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === null ? (
        <EmptyState title={t('notFound')}>{t('notFoundText')}</EmptyState>
      ) : (
        <LoadingState />
      )}
    </PanelFrame>
  );
}

type ViewsProps<Row extends object> = RecordPanelProps<Row> & {
  record: Known<Row>;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
};

/** The tab that was looked at stays the one that is looked at as one walks from record to record. */
let lastTab = 'details';

function Views<Row extends object>(props: ViewsProps<Row>) {
  const { of, record } = props;
  const t = useTranslations('records.panel');
  const { related, history, own } = useRecordParts({ ...props, shown: RELATED_SHOWN });
  const first = {
    id: 'details',
    label: t('details'),
    isKept: true,
    content: <RecordDetails {...props} of={of} record={record} />,
  };
  const last = [
    ...history,
    { id: 'json', label: t('json'), content: <RawRecord label={t('json')} record={record} /> },
    {
      id: 'curl',
      label: t('curl'),
      content: <RecordCurl of={of} record={record} />,
    },
  ];
  const items = withOwn([first, ...related], own, last);
  const [view, setView] = useState(() => (items.some((item) => item.id === lastTab) ? lastTab : 'details'));
  return (
    <div className="space-y-3">
      {props.above?.(record, props.onClose)}
      <Tabs
        label={t('views')}
        items={items}
        value={view}
        onChange={(id) => {
          lastTab = id;
          setView(id);
        }}
      />
    </div>
  );
}
