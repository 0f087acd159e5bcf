/** One volume tier as far as its place among the others goes; `hasta` null is open. Both ends belong to it. */
export type TierSpan = { readonly desde: number; readonly hasta: number | null };

/** What is wrong with one tier, and at which of its two ends. */
export type TierIssue = {
  readonly index: number;
  readonly field: 'desde' | 'hasta';
  readonly issue: 'overlap' | 'gap' | 'before_start';
};

/**
 * What keeps volume tiers from following each other: the first starts at 1, each next one where the last ended, and
 * nothing follows an open one ("price" of the resources).
 */
export function tierIssues(tiers: readonly TierSpan[]): TierIssue[] {
  const issues: TierIssue[] = [];
  let expected: number | null = 1;
  for (const [index, { desde, hasta }] of tiers.entries()) {
    if (expected === null || desde < expected) issues.push({ index, field: 'desde', issue: 'overlap' });
    else if (desde > expected) issues.push({ index, field: 'desde', issue: 'gap' });
    if (hasta !== null && hasta < desde) issues.push({ index, field: 'hasta', issue: 'before_start' });
    expected = hasta === null ? null : hasta + 1;
  }
  return issues;
}
