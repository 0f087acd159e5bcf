'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTarget } from '@/components/session/session-context';
import { saidTypeOf } from '@/components/workflows/blocks/field-type';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { KnownFields } from '@/components/workflows/values/merge-tags';
import { call } from '@/lib/api/client';
import { listMergeFields } from '@/lib/api/contract/workflows';
import { keyOf } from '@/lib/api/queries';
import { withRawReply } from '@/lib/api/raw-reply';

const objects = ['contact', 'deal', 'company', 'appointment'] as const;

const operation = withRawReply(listMergeFields);

function useReadFields() {
  const target = useTarget();
  const locale = useLocale();
  const { index } = useEditorScope();
  const replies = useQueries({
    queries: objects.map((objeto) => ({
      queryKey: [...keyOf(listMergeFields, target, { query: { objeto } }), 'tags', locale],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const sent = { query: { objeto } };
        const [reply, { readMergeFields }] = await Promise.all([
          call(operation, sent, { ...target, signal }) as Promise<unknown>,
          import('@/components/workflows/blocks/read-merge-fields'),
        ]);
        return readMergeFields(reply, locale);
      },
      staleTime: 5 * 60_000,
    })),
    combine: (all) => ({
      lists: all.map(({ data }) => data),
      // A list in which no tag could be recognised says nothing of what there is.
      isKnown: all.every(({ isSuccess }) => isSuccess) && all.some(({ data }) => data && data.length > 0),
    }),
  });
  const lists = replies.lists;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are new arrays with the same tags in them
  return useMemo(() => {
    const tags = lists.flatMap((list) => list ?? []);
    const spaces = index.namespaces;
    const named = new Set(tags.map(({ path }) => path));
    const others = spaces.flatMap(({ name, fields = [] }) =>
      fields
        .map((field) => ({ path: `${name}.${field}`, label: `${name}.${field}`, object: name }))
        .filter(({ path }) => !named.has(path) && !path.endsWith('.campos_custom')),
    );
    const known: KnownFields = {
      namespaces: new Map(spaces.map(({ name, fields }) => [name, fields && new Set(fields)])),
      paths: named,
    };
    const types = new Map(tags.map(({ path, type }) => [path, type]));
    return {
      known,
      options: [...tags, ...others],
      isKnown: replies.isKnown && spaces.length > 0,
      /** The type that the server gives the field at a path. */
      typeOf: (path: string) => types.get(path) ?? saidTypeOf(path, spaces),
    };
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
