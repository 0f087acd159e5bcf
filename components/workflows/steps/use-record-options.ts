'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import type { Option } from '@/components/ui/fields/option-item';
import { useWithoutId } from '@/components/ui/without-id';
import { listCalendars } from '@/lib/api/contract/calendars';
import { listTags } from '@/lib/api/contract/contacts';
import { listForms } from '@/lib/api/contract/forms';
import { listPipelines } from '@/lib/api/contract/pipelines';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import type { RecordKind } from './config-values';

/** A record that a key may name: its text as an option and the value that is stored for it. */
export type RecordOption = Option & { readonly value: Id };

type Named = { readonly id?: Id | undefined; readonly nombre?: string | undefined };

/** The records of a kind by name. Only the list that is needed is read. */
export function useRecordOptions(kind: RecordKind) {
  const target = useTarget();
  const stale = { staleTime: 60_000 };
  const needs = (...kinds: RecordKind[]) => ({ ...stale, enabled: kinds.includes(kind) });
  const pipelines = useQuery({ ...queryOf(listPipelines, {}, target), ...needs('pipeline', 'stage') });
  const tags = useQuery({ ...queryOf(listTags, {}, target), ...needs('tag', 'tagName') });
  const calendars = useQuery({ ...queryOf(listCalendars, {}, target), ...needs('calendar') });
  const forms = useQuery({ ...queryOf(listForms, { query: { limit: 100 } }, target), ...needs('form') });

  const byKind: Record<RecordKind, () => RecordOption[]> = {
    pipeline: () => (pipelines.data?.items ?? []).flatMap((one) => optionOf(one)),
    stage: () =>
      (pipelines.data?.items ?? []).flatMap(({ nombre, stages }) =>
        (stages ?? []).flatMap((stage) => optionOf(stage, nombre)),
      ),
    tagName: () =>
      (tags.data?.items ?? []).flatMap(({ nombre }) =>
        nombre === undefined ? [] : [{ id: nombre, label: nombre, value: nombre }],
      ),
    tag: () => (tags.data?.items ?? []).flatMap((one) => optionOf(one)),
    calendar: () => (calendars.data?.items ?? []).flatMap((one) => optionOf(one)),
    form: () => (forms.data?.items ?? []).flatMap((one) => optionOf(one)),
  };
  const query = {
    pipeline: pipelines,
    stage: pipelines,
    tagName: tags,
    tag: tags,
    calendar: calendars,
    form: forms,
  }[kind];
  const records: readonly Named[] =
    kind === 'stage'
      ? (pipelines.data?.items ?? []).flatMap(({ stages }) => stages ?? [])
      : (query.data?.items ?? []);
  return {
    options: byKind[kind](),
    isLoading: query.isPending,
    error: query.error,
    /** What is to be said of records that are not among the options. */
    withoutId: useWithoutId()(records),
  };
}

function optionOf({ id, nombre }: Named, of?: string): RecordOption[] {
  if (id === undefined) return [];
  const label = nombre || `#${id}`;
  return [{ id: String(id), label: of ? `${of} · ${label}` : label, description: `#${id}`, value: id }];
}
