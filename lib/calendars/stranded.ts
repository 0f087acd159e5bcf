import { strandedBy } from '@/lib/rules/slots/slots';
import type { Placed } from './future-appointments';
import { rulesOf, type SlotFields } from './slot-rules';

/** Future appointments outside of the hours: of those that are saved, and those that a change would put there. */
export type Stranded = { readonly already: readonly Placed[]; readonly byChange: readonly Placed[] };

/** The fields that decide which appointments lie within the hours. */
export const decidesOnHours: readonly string[] = ['horario', 'excepciones', 'timezone'];

/** What of the appointments to come the hours do not cover; undefined where the saved ones cannot be read. */
export function strandedIn(
  saved: SlotFields,
  edited: SlotFields,
  placed: readonly Placed[],
  now: number,
): Stranded | undefined {
  const [before, after] = [rulesOf(saved).rules, rulesOf(edited).rules];
  if (!before) return undefined;
  const coming = placed.filter(({ from }) => from >= now);
  const already = strandedBy(before, coming);
  const then = after ? strandedBy(after, coming) : already;
  return { already, byChange: then.filter((each) => !already.includes(each)) };
}
