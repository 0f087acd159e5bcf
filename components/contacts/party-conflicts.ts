import type { Id } from '@/lib/api/loose';
import type { PartyDraft, PartyFieldName } from './party-draft';

export type Conflict = { readonly name: PartyFieldName; readonly theirs: string | Id | null };

/** Fields that somebody else changed since the form was filled and that are about to be written over. */
export function conflictsOf(
  draft: PartyDraft,
  base: PartyDraft,
  theirs: PartyDraft,
  names: readonly PartyFieldName[],
): readonly Conflict[] {
  return names
    .filter(
      (name) => draft[name] !== base[name] && theirs[name] !== base[name] && theirs[name] !== draft[name],
    )
    .map((name) => ({ name, theirs: theirs[name] }));
}
