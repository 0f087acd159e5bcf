'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RelatedRecords } from '@/components/records/related/related-records';
import { useWords } from '@/components/records/words';
import type { Resource } from '@/lib/resources/resource';
import { HistoryTab } from './history-tab';
import type { Known } from './record-details';

export type RecordPart = { readonly id: string; readonly label: string; readonly content: ReactNode };

type Options<Row extends object> = {
  of: Resource<Row>;
  record: Known<Row>;
  /** Parts of the area's own. */
  tabs?: ((record: Known<Row>) => readonly RecordPart[]) | undefined;
  /** Related rows that are shown before more are asked for. */
  shown: number;
};

/** What belongs to a record, each part read by itself: tabs of its panel, sections of its page. */
export function useRecordParts<Row extends object>({ of, record, tabs, shown }: Options<Row>) {
  const t = useTranslations('records.panel');
  const namespace = of.words.relations ?? 'records.panel';
  const words = useWords(namespace);
  const related = (of.relations ?? []).map(
    (relation): RecordPart => ({
      id: relation.name,
      label: words(relation.name),
      content: (
        <RelatedRecords
          key={`${relation.name} ${record.id}`}
          label={words(relation.name)}
          words={namespace}
          relation={relation}
          record={record}
          shown={shown}
        />
      ),
    }),
  );
  const history: readonly RecordPart[] = of.event
    ? [
        {
          id: 'history',
          label: t('history'),
          content: (
            <HistoryTab key={String(record.id)} kind={of.event} id={String(record.id)} of={of as Resource} />
          ),
        },
      ]
    : [];
  return { related, history, own: tabs?.(record) ?? [] };
}

/** Parts in their order with an area's own between them; one that is called as another stands in its place. */
export function withOwn<Part extends RecordPart>(
  first: readonly Part[],
  own: readonly RecordPart[],
  last: readonly RecordPart[],
): readonly (Part | RecordPart)[] {
  const named = new Map(own.map((part) => [part.id, part]));
  const standard = new Set([...first, ...last].map(({ id }) => id));
  const added = own.filter(({ id }) => !standard.has(id));
  return [...first, ...added, ...last].map((part) => named.get(part.id) ?? part);
}
