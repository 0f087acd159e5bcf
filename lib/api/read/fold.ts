const folded = new Map<string, string>();
const MOST = 2_000;

/** A name without its casing, separators and accents: `stage_name`, `stageName` and `Stage-Name` are one. */
export function foldName(name: string): string {
  const known = folded.get(name);
  if (known !== undefined) return known;
  const fold = name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  if (folded.size >= MOST) folded.clear();
  folded.set(name, fold);
  return fold;
}

/** The words of a table's line. */
export function wordsOf(line: string | undefined): readonly string[] {
  return line?.split(' ').filter(Boolean) ?? [];
}
