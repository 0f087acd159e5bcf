'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { FieldList } from '@/components/configuration/differences/field-list';
import { PartValue } from '@/components/editing/part-value';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { Tabs } from '@/components/ui/tabs';
import type { ComparedKind, ComparedRecord, Comparison, RecordSides } from '@/lib/configuration/comparison';
import type { JsonObject } from '@/lib/contract/scalars';
import type { KindName } from '@/lib/resources/configuration';
import { objectWithNames } from './named';
import { PlanChoice } from './plan-choice';
import { RecordDifferences } from './record-differences';
import { StandingNote } from './standing-note';
import { UnresolvedNotes } from './unresolved-notes';
import { useRecordSides } from './use-record-sides';

/** A record as its own area draws it, with what changes from `before` to `after`; undefined where it is not there. */
export type DrawingProps = {
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
  /** What the sides are called. */
  readonly labels: { readonly before: string; readonly after: string };
};
export type Drawings = Readonly<Partial<Record<KindName, ComponentType<DrawingProps>>>>;

type RecordBodyProps = {
  of: ComparedKind;
  record: ComparedRecord;
  comparison: Comparison;
  drawings: Drawings;
};

/** The view that was looked at stays the one that is looked at as one walks from record to record. */
let lastView: string | undefined;

/** What a plan would do about a record, what stands in its way, and both sides of it. */
export function RecordBody({ of, record, comparison, drawings }: RecordBodyProps) {
  const t = useTranslations('configuration.record');
  const names = { source: comparison.source.name, target: comparison.target.name };
  const sides = useRecordSides(record.key, true);
  const { data } = sides;
  const Drawing = drawings[of.kind];
  // What one side alone has is read best as it is drawn, what differs in the fields that do.
  const usual = Drawing && record.status !== 'different' ? 'drawing' : 'fields';
  const [view, setView] = useState(lastView ?? usual);
  const views = [
    {
      id: 'fields',
      label: t('view.fields'),
      content: <Fields of={of} record={record} sides={data} names={names} />,
    },
    ...(Drawing
      ? [
          {
            id: 'drawing',
            label: t(`view.${of.kind as 'workflows'}`),
            content: data && (
              <Drawing
                before={data.target && objectWithNames(data.target)}
                after={data.source && objectWithNames(data.source)}
                labels={{ before: names.target, after: names.source }}
              />
            ),
          },
        ]
      : []),
    {
      id: 'json',
      label: t('view.json'),
      content: data && (
        <div className="grid gap-3 sm:grid-cols-2">
          <PartValue label={names.target} value={data.target} none={t('notThere')} />
          <PartValue label={names.source} value={data.source} none={t('notThere')} />
        </div>
      ),
    },
  ];
  return (
    <div className="space-y-4 pt-3">
      <StandingNote record={record} names={names} />
      <PlanChoice of={of} record={record} names={names} />
      <UnresolvedNotes record={record} names={names} sides={data} />
      {sides.error ? (
        <ErrorState error={sides.error} onRetry={() => void sides.refetch()} />
      ) : (
        <Tabs
          label={t('views')}
          items={views}
          value={views.some(({ id }) => id === view) ? view : 'fields'}
          onChange={(id) => {
            lastView = id;
            setView(id);
          }}
        />
      )}
    </div>
  );
}

type FieldsProps = {
  of: ComparedKind;
  record: ComparedRecord;
  sides: RecordSides | undefined;
  names: { readonly source: string; readonly target: string };
};

/** Of a record that both have what differs; of any other all its fields. */
function Fields({ of, record, sides, names }: FieldsProps) {
  const t = useTranslations('configuration.record');
  if (record.status === 'different')
    return <RecordDifferences of={of} record={record} sides={sides} names={names} />;
  const value = sides?.source ?? sides?.target;
  if (!value) return <LoadingState />;
  return (
    <>
      {record.status === 'equal' && <p className="mb-2 text-ink-muted">{t('equal')}</p>}
      <FieldList value={value} />
    </>
  );
}
