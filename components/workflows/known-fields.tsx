'use client';

import { useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { listMergeFields } from '@/lib/api/contract/workflows';
import { queryOf } from '@/lib/api/queries';
import { useEditorScope } from './editor-context';
import { type KnownFields, tagsIn } from './merge-tags';

const objects = ['contact', 'deal', 'company', 'appointment'] as const;

export type FieldOption = { readonly path: string; readonly label: string; readonly object: string };

function useReadFields() {
  const target = useTarget();
  const { index } = useEditorScope();
  const replies = useQueries({
    queries: objects.map((objeto) => ({
      ...queryOf(listMergeFields, { query: { objeto } }, target),
      staleTime: 5 * 60_000,
    })),
    combine: (all) => ({
      lists: all.map(({ data }) => data),
      isKnown: all.every(({ isSuccess }) => isSuccess),
    }),
  });
  const lists = replies.lists;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are new arrays with the same pages in them
  return useMemo(() => {
    const read = lists.flatMap((list) => list?.items ?? []);
    const tags = read.flatMap(({ campo, etiqueta, objeto }): FieldOption[] => {
      const path = campo === undefined ? undefined : (tagsIn(campo)[0] ?? campo);
      return path === undefined
        ? []
        : [{ path, label: etiqueta ?? path, object: objeto ?? path.split('.')[0]! }];
    });
    const spaces = index.catalog.namespaces;
    const named = new Set(tags.map(({ path }) => path));
    const others = spaces.flatMap(({ name, fields = [] }) =>
      fields
        .map((field) => ({ path: `${name}.${field}`, label: field.replaceAll('_', ' '), object: name }))
        .filter(({ path }) => !named.has(path) && !path.endsWith('.campos_custom')),
    );
    const known: KnownFields = {
      namespaces: new Map(spaces.map(({ name, fields }) => [name, fields && new Set(fields)])),
      paths: named,
    };
    return { known, options: [...tags, ...others], isKnown: replies.isKnown && spaces.length > 0 };
  }, [...lists, replies.isKnown, index]);
}

const KnownFieldsContext = createContext<ReturnType<typeof useReadFields> | undefined>(undefined);

/** Reads once, for all fields of a form, what tags and conditions may name. */
export function KnownFieldsProvider({ children }: { children: ReactNode }) {
  return <KnownFieldsContext value={useReadFields()}>{children}</KnownFieldsContext>;
}

/** What tags and conditions may name here, and whether all of it could be read. */
export function useKnownFields() {
  const fields = useContext(KnownFieldsContext);
  if (!fields) throw new Error('useKnownFields outside of KnownFieldsProvider');
  return fields;
}
