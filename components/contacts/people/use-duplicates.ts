'use client';

import { useQueries } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { useDebounced } from '@/components/ui/use-debounced';
import { keyOf } from '@/lib/api/queries';
import { type Duplicate, duplicatesOf } from '@/lib/contacts/match';
import type { PartyDraft } from './party-draft';
import { findParties, type PartyKind } from './party-kind';

const LEAST = 3;

/** Records that may be the one being typed, looked for a moment after the last key. */
export function useDuplicates(kind: PartyKind, draft: PartyDraft, ownId: string): readonly Duplicate[] {
  const target = useTarget();
  const rested = useDebounced(draft, 350);
  const name = `${rested.nombre} ${kind.name === 'contacts' ? rested.apellido : ''}`.trim();
  const texts = [
    name,
    rested.email,
    rested.telefono,
    rested.external_id,
    kind.name === 'companies' ? rested.rut : '',
  ]
    .map((text) => text.trim())
    .filter((text, index, all) => text.length >= LEAST && all.indexOf(text) === index);
  const found = useQueries({
    queries: texts.map((text) => ({
      queryKey: [...keyOf(kind.operations.list, target), 'alike', text],
      queryFn: ({ signal }: { signal: AbortSignal }) => findParties(kind, text, { ...target, signal }),
      staleTime: 30_000,
    })),
  });
  return duplicatesOf(
    rested,
    found.flatMap(({ data }) => data ?? []),
    ownId,
  );
}
