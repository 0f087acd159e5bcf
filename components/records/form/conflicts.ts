import { isSameDraft } from '@/lib/records/draft';

/** A field of a draft that somebody else changed, and what they made of it. */
export type Conflict<Draft, Name extends keyof Draft = keyof Draft> = {
  readonly name: Name;
  readonly theirs: Draft[Name];
};

/** Fields that somebody else changed since the form was filled and that are about to be written over. */
export function conflictsOf<Draft, Name extends keyof Draft>(
  draft: Draft,
  base: Draft,
  theirs: Draft,
  names: readonly Name[],
): readonly Conflict<Draft, Name>[] {
  const differ = (name: Name, one: Draft, other: Draft) =>
    !isSameDraft(one[name] as never, other[name] as never);
  return names
    .filter((name) => differ(name, draft, base) && differ(name, theirs, base) && differ(name, theirs, draft))
    .map((name) => ({ name, theirs: theirs[name] }));
}
