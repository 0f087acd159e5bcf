'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { keyOfRecord } from '@/components/records/record-link';
import { MoreRows } from '@/components/records/table/more-rows';
import { useWords } from '@/components/records/words';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { ErrorState, LoadingState } from '@/components/ui/states';
import type { Id } from '@/lib/api/loose';
import type { Relation, Resource } from '@/lib/resources/resource';
import { RelatedAdd } from './related-add';
import { RelatedGroupHead } from './related-group-head';
import { groupsOf } from './related-groups';
import { RelatedRowLine } from './related-row-line';
import type { RelatedRow, RelatedRows } from './related-rows';

export type RelatedListProps = {
  label: string;
  /** Where the relation's words are: `add.<name>`. */
  words: string;
  of: Resource;
  relation: Relation;
  id: Id;
  related: RelatedRows;
  /** How many rows are shown before more are asked for. */
  shown: number;
};

const STEP = 20;

/** Rows that belong to a record, with what adds one, and the way to all of them. A page that could not be read leaves those that were. */
export function RelatedList({ label, words, of, relation, id, related, shown }: RelatedListProps) {
  const t = useTranslations('records.related');
  const [limit, setLimit] = useState(shown);
  const { rows, hasMore, isLoadingMore, moreError, searched, among, cutAt } = related;
  const groups = relation.groups && groupsOf(of, relation.groups, rows);
  const visible = (groups?.flatMap((group) => group.rows) ?? rows).slice(0, limit);
  const taken = 'query' in relation ? relation.query : undefined;
  const isThrough = 'through' in relation;
  const between = isThrough ? relation.through.of : '';
  const isMore = rows.length > limit || hasMore;

  return (
    <>
      <Adding of={of} relation={relation} id={id} label={useWords(words)} />
      {related.isPending ? (
        <LoadingState rows={3} />
      ) : related.error ? (
        <ErrorState error={related.error} onRetry={related.retry} />
      ) : rows.length === 0 && !hasMore ? (
        <p className="py-1 text-ink-muted">{t('none')}</p>
      ) : (
        <>
          {groups ? (
            groups.map(({ word, rows: own, totals }) => (
              <section key={word}>
                <RelatedGroupHead
                  of={of}
                  by={relation.groups!.by}
                  word={word}
                  count={own.length}
                  totals={totals}
                />
                <Rows {...{ label, of, relation }} rows={own.filter((row) => visible.includes(row))} />
              </section>
            ))
          ) : (
            <Rows {...{ label, of, relation }} rows={visible} without={isThrough ? undefined : taken} />
          )}
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-xs empty:hidden">
            {isMore && (
              <span>
                {t(hasMore ? 'someOfMore' : 'someOf', { shown: visible.length, count: rows.length })}
              </span>
            )}
            {rows.length > limit || (hasMore && !moreError) ? (
              <Button
                size="sm"
                isPending={isLoadingMore}
                onPress={() => {
                  setLimit(limit + STEP);
                  if (rows.length <= limit + STEP && hasMore) related.loadMore();
                }}
              >
                {t('more')}
              </Button>
            ) : null}
            {relation.inList !== undefined && rows.length > 0 && (
              <PageLink
                href={`${of.path}?${relation.inList}=${encodeURIComponent(String(id))}`}
                className="inline-flex min-h-6 items-center text-accent-ink hover:underline"
              >
                {t('inList')}
              </PageLink>
            )}
          </p>
          <MoreRows isLoading={false} error={moreError} onRetry={related.loadMore} />
        </>
      )}
      {searched !== undefined && !related.isPending && (
        <p role="status" className="mt-2 text-ink-muted text-xs">
          {t('searched', { count: searched })}
        </p>
      )}
      {cutAt !== undefined && (
        <p className="mt-2 text-ink-muted text-xs">{t('cut', { count: cutAt, between })}</p>
      )}
      {among !== undefined && (
        <p className="mt-2 text-ink-muted text-xs">{t('among', { count: among, between })}</p>
      )}
    </>
  );
}

type RowsProps = {
  label: string;
  of: Resource;
  relation: Relation;
  rows: readonly RelatedRow[];
  without?: string | undefined;
};

function Rows({ label, of, relation, rows, without }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label={label} className="-mx-2 divide-y">
      {rows.map((row, place) => (
        <li key={keyOfRecord(row, place)}>
          <RelatedRowLine of={of} row={row} without={without ?? relation.groups?.by} shows={relation.shows} />
        </li>
      ))}
    </ul>
  );
}

type AddingProps = { of: Resource; relation: Relation; id: Id; label: (key: string) => string };

/** Makes one more of them: in a line, or where the area makes its own. */
function Adding({ of, relation, id, label }: AddingProps) {
  const mayCreate = useCan(of.operations.create ?? of.operations.list) && of.operations.create !== undefined;
  if (!mayCreate) return null;
  if (of.quickAdd && 'list' in relation && !('through' in relation) && relation.query)
    return <RelatedAdd of={of} names={of.quickAdd} belongs={{ [relation.query]: id }} />;
  if (!relation.newHref) return null;
  return (
    <LinkButton href={relation.newHref(id)} size="sm" icon={<Plus aria-hidden />} className="mb-2">
      {label(`add.${relation.name}`)}
    </LinkButton>
  );
}
