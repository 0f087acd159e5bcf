'use client';

import { useQueries } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useTarget } from '@/components/session/session-context';
import { type FlowNode, flowOf } from '@/components/workflows/document/document-flow';
import type { Sending } from '@/lib/api/client';
import { listCalendars } from '@/lib/api/contract/calendars';
import { listTags } from '@/lib/api/contract/contacts';
import { listForms } from '@/lib/api/contract/forms';
import { listPipelines } from '@/lib/api/contract/pipelines';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import type { Json } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';
import { isListed, recordKindOf } from '@/lib/workflows/record-kinds';
import type { WorkflowEditor } from './editor';

type Named = { readonly id?: Id; readonly nombre?: string; readonly stages?: readonly Named[] };

const lists = {
  pipelines: [listPipelines, {}],
  calendars: [listCalendars, {}],
  forms: [listForms, { query: { limit: 100 } }],
  tags: [listTags, {}],
} as const;
type List = keyof typeof lists;
const listNames = Object.keys(lists) as List[];

/** The list in which a kind of record is found; the name of a tag is its own. */
const listOfKind = {
  pipeline: 'pipelines',
  stage: 'pipelines',
  calendar: 'calendars',
  form: 'forms',
  tag: 'tags',
  tagName: undefined,
} as const;

const needs = new WeakMap<FlowNode, readonly List[]>();

/** Which lists hold the names of the records that a node names, in its settings or its conditions. */
function listsOf(node: FlowNode): readonly List[] {
  const known = needs.get(node);
  if (known) return known;
  const rows = Object.values(node.config).flatMap((value): Json[] => (Array.isArray(value) ? value : []));
  const paths = rows.flatMap((row) => {
    const path = own(row, 'campo');
    return typeof path === 'string' ? [path.slice(path.lastIndexOf('.') + 1)] : [];
  });
  const found = [...Object.keys(node.config), ...paths].flatMap((key): List[] => {
    const kind = recordKindOf(key);
    const list = kind && isListed(kind) ? listOfKind[kind] : undefined;
    return list ? [list] : [];
  });
  needs.set(node, found);
  return found;
}

/** What the records are called that a flow names by id. Only the lists that it needs are read. */
export function useRecordNames(editor: WorkflowEditor) {
  const target = useTarget();
  const needed = () => {
    const wanted = new Set(flowOf(editor.document).nodes.flatMap(listsOf));
    return listNames.filter((one) => wanted.has(one)).join(' ');
  };
  const wanted = useSyncExternalStore(editor.subscribe, needed, needed).split(' ');
  const read = useQueries({
    queries: listNames.map((name) => ({
      ...queryOf(lists[name][0] as typeof listTags, lists[name][1] as Sending<typeof listTags>, target),
      enabled: wanted.includes(name),
      staleTime: 60_000,
    })),
    combine: pairsOf,
  });
  return useMemo(() => {
    const names = new Map(JSON.parse(read) as [string, string][]);
    return (kind: keyof typeof listOfKind, id: Id) =>
      kind === 'tagName' ? String(id) : names.get(`${kind} ${id}`);
  }, [read]);
}

/** Names by kind and id, as one text: the canvas is drawn anew when a name is another, and not at every reading. */
function pairsOf(replies: readonly { data?: { items: readonly unknown[] } | undefined }[]): string {
  const items = (list: List) => (replies[listNames.indexOf(list)]?.data?.items ?? []) as readonly Named[];
  const pipelines = items('pipelines');
  return JSON.stringify([
    ...named('pipeline', pipelines),
    ...named(
      'stage',
      pipelines.flatMap(({ stages = [] }) => stages),
    ),
    ...named('calendar', items('calendars')),
    ...named('form', items('forms')),
    ...named('tag', items('tags')),
  ]);
}

function named(kind: string, records: readonly Named[]): [string, string][] {
  return records.flatMap(({ id, nombre }): [string, string][] =>
    id === undefined || !nombre ? [] : [[`${kind} ${id}`, nombre]],
  );
}
