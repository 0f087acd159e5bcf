'use client';

import { useRouter } from 'next/navigation';
import { areaIcons } from '@/components/navigation/area-icons.generated';
import { useAreaWords } from '@/components/navigation/use-area-words';
import { readParts } from '@/components/session/read-parts';
import { useTarget } from '@/components/session/session-context';
import { useDebounced } from '@/components/ui/use-debounced';
import { useWithoutId } from '@/components/ui/without-id';
import { hasId } from '@/lib/api/has-id';
import { pathOf } from '@/lib/resources/resource';
import { searchedBy } from '@/lib/resources/search';
import type { Command } from './command-registry';
import { matchesCommand } from './matches-command';
import { pageOfId } from './page-of-id';
import { useSearches } from './use-searches';

/** Letters from which on the server is asked. */
const LEAST = 2;
/** Records of a kind. */
const MOST = 5;

/**
 * The records that the typed text names, as the server finds them or by their titles, and what an id leads to. The
 * answers always belong to the last thing typed.
 */
export function useRecordCommands(text: string) {
  const words = useAreaWords();
  const router = useRouter();
  const { connectionId } = useTarget();
  const withoutId = useWithoutId();
  const typed = text.trim();
  const rested = useDebounced(typed);
  const isAsked = typed.length >= LEAST && connectionId !== undefined;
  const isRested = rested === typed;
  const { found, reads, isPending } = useSearches(rested, MOST, isAsked && rested.length >= LEAST);

  const records = found.flatMap(({ of, icon, rows, find }) =>
    rows
      .map((row) => ({
        row,
        of,
        icon,
        label: labelOf(of.title(row), of.details(row), row.id),
      }))
      .filter((one) => find !== undefined || searchedBy(of) !== undefined || matchesCommand(one, typed))
      .slice(0, MOST),
  );
  const commands = records
    .filter(({ row }) => hasId(row))
    .map(({ row: { id }, of, icon, label }): Command => {
      const href = pathOf(of, id!);
      return { id: href, label, icon, run: () => router.push(href) };
    });
  const page = pageOfId(typed);
  const direct: Command[] = page
    ? [
        {
          id: page.href,
          label: words.record(page.area, page.kind, page.id),
          icon: areaIcons[page.area as keyof typeof areaIcons],
          run: () => router.push(page.href),
        },
      ]
    : [];
  return {
    commands: isAsked && isRested ? [...direct, ...commands] : direct,
    withoutId: isAsked && isRested ? withoutId(records.map(({ row }) => row)) : undefined,
    isLooking: isAsked && (!isRested || isPending),
    /** Some of it could not be read. */
    isPartial: isAsked && isRested && readParts(reads).failed.length > 0,
  };
}

/** A name with what tells it from another of the same name. */
function labelOf(
  title: string | undefined,
  details: readonly (string | undefined)[],
  id: string | number | undefined,
): string {
  const detail = details.find((each) => each && each !== title);
  return [title, detail].filter(Boolean).join(' · ') || `#${id}`;
}
