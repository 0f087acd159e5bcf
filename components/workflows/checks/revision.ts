const revisions = new WeakMap<object, number>();
let count = 0;

/** A number for a value of a document: the same object has the same, and no other has it. */
export function revisionOf(value: unknown): number | string {
  if (typeof value !== 'object' || value === null) return String(value);
  const known = revisions.get(value) ?? ++count;
  revisions.set(value, known);
  return known;
}
