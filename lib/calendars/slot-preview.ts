import { addDays, dayAt, type Span } from '@/lib/rules/zones';

/** Dates that the preview shows. */
export const PREVIEW_DAYS = 14;
const MINUTE = 60_000;

/** One slot of the preview: there before and after the change, or only one of them. */
export type PreviewSlot = { readonly from: number; readonly change: 'kept' | 'added' | 'removed' };
export type PreviewDay = { readonly day: string; readonly slots: readonly PreviewSlot[] };

/** The slots of each of the next dates of a zone, as a change leaves them. */
export function previewDays(
  before: readonly Span[],
  after: readonly Span[],
  today: string,
  zone: string,
): readonly PreviewDay[] {
  const [old, fresh] = [before, after].map((spans) => new Set(spans.map(({ from }) => from))) as [
    Set<number>,
    Set<number>,
  ];
  const all = [...new Set([...old, ...fresh])].sort((one, other) => one - other);
  const byDay = Map.groupBy(all, (from) => dayAt(from, zone));
  return Array.from({ length: PREVIEW_DAYS }, (_, index) => {
    const day = addDays(today, index);
    const slots = (byDay.get(day) ?? []).map((from) => ({
      from,
      change: !old.has(from)
        ? ('added' as const)
        : fresh.has(from)
          ? ('kept' as const)
          : ('removed' as const),
    }));
    return { day, slots };
  });
}

/** How many of the server's slots the rules here do not give, and how many they give beside. */
export type Difference = { readonly onlyServer: number; readonly onlyHere: number };

/**
 * Compares what was counted here with what the server offers. The first minutes are left out: its clock is not the
 * browser's.
 */
export function differenceOf(here: readonly Span[], server: readonly number[], earliest: number): Difference {
  const isSure = (start: number) => start >= earliest + 5 * MINUTE;
  const mine = new Set(here.map(({ from }) => from).filter(isSure));
  const theirs = new Set(server.filter(isSure));
  const only = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
    [...one].filter((start) => !other.has(start)).length;
  return { onlyServer: only(theirs, mine), onlyHere: only(mine, theirs) };
}
