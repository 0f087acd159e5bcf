/** Stages of a new pipeline in their order: those with `orden` by it, those without keep their place after them. */
export function placeStages<Stage extends { readonly orden?: number | undefined }>(
  stages: readonly Stage[],
): Stage[] {
  const last = Number.POSITIVE_INFINITY;
  return [...stages].sort((a, b) => (a.orden ?? last) - (b.orden ?? last) || 0);
}

/** `ids` with `id` at this position, last where there is none or it is too large. */
export function placeAt(ids: readonly number[], id: number, position: number | undefined): number[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(position ?? others.length, 0, id);
}

/** "Reorder": named stages first, in that order; ids of no stage are ignored; the others keep their order. */
export function reorder(ids: readonly number[], order: readonly number[]): number[] {
  const named = [...new Set(order)].filter((id) => ids.includes(id));
  return [...named, ...ids.filter((id) => !named.includes(id))];
}
