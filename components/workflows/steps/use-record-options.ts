'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import type { Option } from '@/components/ui/fields/option-item';
import { useWithoutId } from '@/components/ui/without-id';
import type { Sending } from '@/lib/api/client';
import { listCalendars } from '@/lib/api/contract/calendars';
import { listTags } from '@/lib/api/contract/contacts';
import { listForms } from '@/lib/api/contract/forms';
import { listPipelines } from '@/lib/api/contract/pipelines';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import type { ListOperation } from '@/lib/api/reply';
import type { ListedKind } from '@/lib/workflows/record-kinds';

/** A record that a key may name: its text as an option and the value that is stored for it. */
export type RecordOption = Option & { readonly value: Id };

type Named = { readonly id?: Id; readonly nombre?: string };

const lists: Record<ListedKind, ListOperation> = {
  pipeline: listPipelines,
  stage: listPipelines,
  tagName: listTags,
  tag: listTags,
  calendar: listCalendars,
  form: listForms,
};

/** The records of a kind by name. Only the list that is needed is read. */
export function useRecordOptions(kind: ListedKind) {
  const request = (kind === 'form' ? { query: { limit: 100 } } : {}) as Sending<typeof listTags>;
  const query = useQuery({
    ...queryOf(lists[kind] as typeof listTags, request, useTarget()),
    staleTime: 60_000,
  });
  const read = (query.data?.items ?? []) as readonly (Named & { readonly stages?: readonly Named[] })[];
  const records: readonly (Named & { readonly of?: string | undefined })[] =
    kind === 'stage'
      ? read.flatMap(({ nombre, stages = [] }) => stages.map((stage) => ({ ...stage, of: nombre })))
      : read;
  return {
    options: records.flatMap((record): RecordOption[] => {
      const { id, nombre, of } = record;
      if (kind === 'tagName') return nombre ? [{ id: nombre, label: nombre, value: nombre }] : [];
      if (id === undefined) return [];
      const label = nombre || `#${id}`;
      return [{ id: String(id), label: of ? `${of} · ${label}` : label, description: `#${id}`, value: id }];
    }),
    isLoading: query.isPending,
    error: query.error,
    /** What is to be said of records that are not among the options. */
    withoutId: useWithoutId()(records),
  };
}
