'use client';

import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SearchBox } from '@/components/records/list/search-box';
import { useUrlFilter } from '@/components/records/list/use-url-filter';
import { Blank, useNameOr } from '@/components/records/panel/blank';
import { keyOfRecord, RecordLink } from '@/components/records/panel/record-link';
import { useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState, ErrorState, LoadingState, NoMatchState } from '@/components/ui/states';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import { listTags } from '@/lib/api/contract/contacts';
import { queryOf } from '@/lib/api/queries';
import { idOf, type TagRecord } from '@/lib/api/records';
import { fold } from '@/lib/format/fold';
import { type TagUsage, useTagUsage } from './use-tag-usage';

/** The subaccount's tags and how many contacts have them, as far as contacts were read. */
export function TagsPage() {
  const t = useTranslations('contacts.tags');
  const { filter, setFilter } = useUrlFilter(['q']);
  const list = useQuery(queryOf(listTags, {}, useTarget()));
  const usage = useTagUsage();
  const tags = (list.data?.items ?? []).filter((tag) => fold(tag.nombre ?? '').includes(fold(filter.q)));

  return (
    <div className="space-y-3 px-4 pb-8 sm:px-6">
      <p className="max-w-prose text-ink-muted">{t('explained')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={t('search')}
          value={filter.q}
          onCommit={(q) => setFilter({ q })}
          className="w-full sm:w-72"
        />
        <LinkButton href="/contacts" className="ml-auto">
          {t('toContacts')}
        </LinkButton>
      </div>
      {list.isPending ? (
        <LoadingState />
      ) : list.error ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : tags.length > 0 ? (
        <>
          <UsageNote usage={usage} />
          <Table aria-label={t('title')}>
            <TableHead>
              <tr>
                <TableHeaderCell>{t('name')}</TableHeaderCell>
                <TableHeaderCell>{t('color')}</TableHeaderCell>
                <TableHeaderCell className="text-right">{t('contacts')}</TableHeaderCell>
                <TableHeaderCell className="text-right">{t('id')}</TableHeaderCell>
              </tr>
            </TableHead>
            <TableBody>
              {tags.map((tag, place) => (
                <TagRow key={keyOfRecord(tag, place)} tag={tag} usage={usage} />
              ))}
            </TableBody>
          </Table>
        </>
      ) : filter.q !== '' ? (
        <NoMatchState onClear={() => setFilter({ q: '' })} />
      ) : (
        <EmptyState icon={<Tags aria-hidden />} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      )}
    </div>
  );
}

function TagRow({ tag, usage }: { tag: TagRecord; usage: TagUsage }) {
  const t = useTranslations('contacts.tags');
  const nameOr = useNameOr();
  const count = usage.counts.get(idOf(tag)) ?? 0;
  const color = /^#[0-9a-f]{3,8}$/i.test(tag.color ?? '') ? tag.color : undefined;
  return (
    <TableRow>
      <TableCell>
        <RecordLink
          id={tag.id}
          hrefOf={(id) => `/contacts?tag=${encodeURIComponent(id)}`}
          className="font-medium hover:underline"
        >
          {nameOr(tag.nombre, tag.id)}
        </RecordLink>
      </TableCell>
      <TableCell>
        <span className="inline-flex items-center gap-2 text-ink-muted">
          {color && (
            <span aria-hidden className="size-3 rounded-full border" style={{ backgroundColor: color }} />
          )}
          {tag.color ?? <Blank of={tag} field="color" />}
        </span>
      </TableCell>
      <TableCell className="text-right tabular-nums">
        {usage.isWhole ? count : count > 0 ? t('atLeast', { count }) : '—'}
      </TableCell>
      <TableCell className="text-right font-mono text-ink-muted text-xs">
        {idOf(tag) || <Blank of={tag} field="id" />}
      </TableCell>
    </TableRow>
  );
}

function UsageNote({ usage }: { usage: TagUsage }) {
  const t = useTranslations('contacts.tags');
  if (usage.error) return <ErrorState error={usage.error} onRetry={usage.readOn} />;
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 text-ink-muted text-xs">
      <span>{t(usage.isWhole ? 'countedAll' : 'countedSome', { count: usage.read })}</span>
      {!usage.isWhole &&
        (usage.isReading ? (
          <Button size="sm" onPress={usage.stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button size="sm" onPress={usage.readOn}>
            {t('countOn')}
          </Button>
        ))}
    </div>
  );
}
