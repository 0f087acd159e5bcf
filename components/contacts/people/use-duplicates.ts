'use client';

import { useQueries } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { useDebounced } from '@/components/ui/use-debounced';
import { keyOf } from '@/lib/api/queries';
import { type Duplicate, duplicatesOf } from '@/lib/contacts/match';
import type { Resource } from '@/lib/resources/resource';
import { findAlike } from './match-keys';

const LEAST = 3;

/** Records that may be the one being typed, looked for a moment after the last key. */
export function useDuplicates(
  of: Resource,
  draft: Readonly<Record<string, unknown>>,
  ownId: string,
): readonly Duplicate[] {
  const target = useTarget();
  const rested = useDebounced(draft, 350);
  const text = (name: string) => String(rested[name] ?? '').trim();
  const texts = [
    `${text('nombre')} ${text('apellido')}`.trim(),
    text('email'),
    text('telefono'),
    text('external_id'),
    of.name === 'companies' ? text('rut') : '',
  ].filter((text, index, all) => text.length >= LEAST && all.indexOf(text) === index);
  const found = useQueries({
    queries: texts.map((text) => ({
      queryKey: [...keyOf(of.operations.list, target), 'alike', text],
      queryFn: ({ signal }: { signal: AbortSignal }) => findAlike(of, text, { ...target, signal }),
      staleTime: 30_000,
    })),
  });
  return duplicatesOf(
    rested,
    found.flatMap(({ data }) => data ?? []),
    ownId,
  );
}
