import type { Area } from '@/lib/resources/area';
import { type AreaName, areas } from '@/lib/resources/areas.generated';
import type { ProbedOperation } from '@/lib/rules/finding';

type PagesOf<A> = A extends { pages: readonly { id: infer Id extends string }[] } ? Id : never;
/** A page, or an area as a whole. */
export type PageName = AreaName | PagesOf<(typeof areas)[AreaName]>;

type Gate = { readonly area: string; readonly needs: readonly string[] };

/**
 * The reads that a page or an area lives on: with any one of them it is worth opening, without all of them it has
 * nothing to show. What needs none is open on every server.
 */
const gates = new Map<string, Gate>(
  Object.values<Area>(areas).flatMap(({ name, needs, pages = [] }) => [
    ...pages.map((page): [string, Gate] => [page.id, { area: name, needs: page.needs ?? [] }]),
    [name, { area: name, needs: needs ?? [...new Set(pages.flatMap((page) => page.needs ?? []))] }],
  ]),
);

/** The reads that the page lives on. */
export function needsOf(page: string): readonly string[] {
  return gates.get(page)?.needs ?? [];
}

export function areaOfPage(page: PageName): string {
  return gates.get(page)!.area;
}

/** Ids of the reads that a server does not have, and of those that it has and does not let the key do. */
export interface ClosedAreas {
  readonly missing: readonly string[];
  readonly noRight: readonly string[];
}

/** Whether a page has something to read, and if not, why. */
export type Access = 'open' | 'missing' | 'no_right';

/** What is closed of what was found. */
export function closedAreas(probed: readonly ProbedOperation[]): ClosedAreas {
  const withFinding = (wanted: ProbedOperation['finding']) =>
    probed.filter(({ finding }) => finding === wanted).map(({ operationId }) => operationId);
  return { missing: withFinding('missing'), noRight: withFinding('no_right') };
}

/** Whether a page can be used. Where some of its reads are missing and the key has no right to the rest, ask for that. */
export function accessTo(page: string, { missing, noRight }: ClosedAreas): Access {
  const needs = needsOf(page);
  if (needs.length === 0 || needs.some((id) => !missing.includes(id) && !noRight.includes(id))) return 'open';
  return needs.some((id) => noRight.includes(id)) ? 'no_right' : 'missing';
}

/** The reads of all pages: an answer to one of them tells whether its page is open. */
export function isNeeded(operationId: string): boolean {
  return [...gates.values()].some(({ needs }) => needs.includes(operationId));
}
