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
  return names
    .filter(
      (name) => draft[name] !== base[name] && theirs[name] !== base[name] && theirs[name] !== draft[name],
    )
    .map((name) => ({ name, theirs: theirs[name] }));
}
