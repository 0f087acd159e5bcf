/** A rule of the API document and the tests that show it: file below `sandbox/` without its ending, ` > `, title. */
export type Rule = readonly [text: string, ...tests: readonly [string, ...string[]]];

/** One section of the API document. */
export interface RuleSection {
  readonly title: string;
  readonly rules: readonly Rule[];
}
