'use client';

import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, History } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { PanelFrame } from '@/components/records/panel/panel-frame';
import { useSession } from '@/components/session/session-context';
import { CodeBlock } from '@/components/ui/code-block';
import { CopyButton } from '@/components/ui/copy-button';
import { Instant } from '@/components/ui/instant';
import { KeyValueList } from '@/components/ui/key-value-list';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { sentCurl } from '@/lib/api/sent-curl';
import { formatDuration } from '@/lib/format/dates';
import { indentJson } from '@/lib/json/indent-json';
import { type ActivityDetail, activityEntry, activityPath, planPath } from './activity-queries';

import { OutcomeBadge } from './outcome-badge';
import { useActWords } from './use-act-words';

/** One write: who, when, what was sent, what came back, and how to send it again by hand. */
export function ActivityPanel({ id }: { id: string }) {
  const t = useTranslations('activity');
  const search = useSearchParams().toString();
  const words = useActWords();
  const entry = useQuery(activityEntry(id));
  return (
    <PanelFrame
      recordKey={id}
      path={`${activityPath}/${id}`}
      listHref={`${activityPath}${search === '' ? '' : `?${search}`}`}
      title={entry.data ? words(entry.data) : t('entry')}
      titleExtra={entry.data && <OutcomeBadge status={entry.data.status} />}
      isDirty={false}
    >
      {entry.isPending ? (
        <LoadingState />
      ) : entry.isError ? (
        <ErrorState error={entry.error} onRetry={entry.refetch} />
      ) : (
        <EntryDetail entry={entry.data} />
      )}
    </PanelFrame>
  );
}

function EntryDetail({ entry }: { entry: ActivityDetail }) {
  const t = useTranslations('activity');
  const locale = useLocale();
  const { connections } = useSession();
  const baseUrl = connections.find(({ id }) => id === entry.connection.id)?.baseUrl;
  return (
    <div className="space-y-5 pt-3">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {entry.recordPath !== null && (
          <LinkButton
            href={`${activityPath}?connection=${encodeURIComponent(entry.connection.id)}&record=${encodeURIComponent(entry.recordPath)}`}
            icon={<History aria-hidden />}
          >
            {t('ofRecord')}
          </LinkButton>
        )}
        {entry.planId !== null && (
          <LinkButton href={planPath(entry.planId)} icon={<ClipboardCheck aria-hidden />}>
            {t('ofPlan')}
          </LinkButton>
        )}
      </div>
      <KeyValueList
        items={[
          { label: t('operationId'), value: <code className="font-mono text-xs">{entry.operationId}</code> },
          { label: t('column.at'), value: <Instant value={entry.at} withSeconds /> },
          { label: t('column.user'), value: `${entry.user.name} · ${entry.user.email}` },
          { label: t('column.connection'), value: entry.connection.name || '—' },
          { label: t('requestId'), value: <CopiedText text={entry.requestId} /> },
          ...(entry.idempotencyKey
            ? [{ label: t('idempotencyKey'), value: <CopiedText text={entry.idempotencyKey} /> }]
            : []),
          {
            label: t('column.duration'),
            value: entry.durationMs === null ? '–' : formatDuration(entry.durationMs, locale),
          },
          { label: t('attempts'), value: entry.attempts },
        ]}
      />
      <Part title={t('request')} body={entry.requestBody}>
        <p className="mb-2 break-all font-mono text-xs">
          {entry.method} {entry.path}
        </p>
      </Part>
      <Part title={t('reply')} body={entry.replyBody} />
      {/* Exports and the test receiver are the console's own: the server has no such address. */}
      {!entry.operationId.includes(':') && (
        <section>
          <h3 className="mb-1.5 font-medium">{t('curl')}</h3>
          <CodeBlock label={t('curl')} language="shell" code={sentCurl(entry, baseUrl)} />
          <p className="mt-1 text-ink-muted text-xs">{t('curlHint')}</p>
        </section>
      )}
    </div>
  );
}

type PartProps = { title: string; body: string | null; children?: React.ReactNode };

function Part({ title, body, children }: PartProps) {
  const t = useTranslations('activity');
  return (
    <section>
      <h3 className="mb-1.5 font-medium">{title}</h3>
      {children}
      {body ? (
        <CodeBlock label={title} language="json" code={indentJson(body)} />
      ) : (
        <p className="text-ink-muted">{t('noBody')}</p>
      )}
    </section>
  );
}

function CopiedText({ text }: { text: string }) {
  return (
    <span className="flex items-center gap-1">
      <code className="break-all font-mono text-xs">{text}</code>
      <CopyButton text={text} />
    </span>
  );
}
