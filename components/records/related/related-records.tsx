'use client';

import { useTranslations } from 'next-intl';
import { useResource } from '@/components/records/use-resource';
import { ErrorState, LoadingState } from '@/components/ui/states';
import type { Id } from '@/lib/api/loose';
import {
  idsText,
  type Relation,
  type RelationByFilter,
  type RelationByList,
  type RelationThrough,
  type RelationThroughFilter,
  type Resource,
} from '@/lib/resources/resource';
import { RelatedList, type RelatedListProps } from './related-list';
import { type Belonging, useRelatedByFilter, useRelatedByList, useRelatedThrough } from './use-related';

export type RelatedRecordsProps = Pick<RelatedListProps, 'label' | 'words' | 'shown'> & {
  relation: Relation;
  record: object;
};

/** What belongs to a record: in a tab of its panel, or in a section of its page. */
export function RelatedRecords({ relation, record, ...shared }: RelatedRecordsProps) {
  const t = useTranslations('records.related');
  const of = useResource(relation.of);
  const from = ('from' in relation && relation.from) || 'id';
  const id = (record as Readonly<Record<string, Id | undefined>>)[from];
  if (id === undefined) return <p className="py-1 text-ink-muted">{t('none')}</p>;
  if (!of) return <LoadingState rows={3} />;
  const props = { ...shared, of, id };
  if ('through' in relation) {
    return 'list' in relation ? (
      <Through {...props} relation={relation} record={{ ...record, id }} />
    ) : (
      <ThroughFilter {...props} relation={relation} />
    );
  }
  if ('filter' in relation) return <ByFilter {...props} relation={relation} />;
  return <ByList {...props} relation={relation} />;
}

type Props<R> = Pick<RelatedListProps, 'label' | 'words' | 'shown'> & { of: Resource; id: Id; relation: R };

function ByList(props: Props<RelationByList>) {
  return <RelatedList {...props} related={useRelatedByList(props.relation, props.id)} />;
}

function ByFilter(props: Props<RelationByFilter>) {
  return <RelatedList {...props} related={useRelatedByFilter(props.of, props.relation, props.id)} />;
}

function ThroughFilter(props: Props<RelationThroughFilter>) {
  const between = useResource(props.relation.through.of);
  return between ? <KeptByThose {...props} between={between} /> : <LoadingState rows={3} />;
}

/** Those in between are read first: without any, a filter by them would keep everything. */
function KeptByThose({ between, ...props }: Props<RelationThroughFilter> & { between: Resource }) {
  const t = useTranslations('records.related');
  const { rows, isPending, error, retry } = useRelatedByFilter(between, props.relation.through, props.id);
  const ids = idsText(rows.flatMap(({ id }) => id ?? []));
  if (isPending) return <LoadingState rows={3} />;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (ids === '') return <p className="py-1 text-ink-muted">{t('none')}</p>;
  return <ByFilter {...props} id={ids} />;
}

type ThroughProps = Props<RelationThrough> & { record: Belonging };

function Through(props: ThroughProps) {
  const between = useResource(props.relation.through.of);
  return between ? <ThroughKnown {...props} between={between} /> : <LoadingState rows={3} />;
}

function ThroughKnown({ between, record, ...props }: ThroughProps & { between: Resource }) {
  return <RelatedList {...props} related={useRelatedThrough(props.of, between, props.relation, record)} />;
}
