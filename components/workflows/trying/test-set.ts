import type { TestSource } from '@/components/workflows/runs/shown-run';
import type { JsonObject } from '@/lib/contract/scalars';
import { tryParseJson } from '@/lib/json/parse-json';
import { isJsonObject } from '@/lib/json/same-json';

/** What a step is taken to have done in tests, in place of doing it. */
export type Pin = { readonly salida: string | null; readonly detalle: JsonObject };

/** What a test begins with: by which trigger, and with what. */
export type TestStart = { readonly trigger: string | undefined; readonly source: TestSource };

export type TestCase = TestStart & { readonly id: string; readonly name: string };

/** What is kept of the tests of one workflow. */
export type TestSet = {
  readonly cases: readonly TestCase[];
  readonly pins: { readonly [node: string]: Pin };
  /** What was tried last. */
  readonly last: TestStart | undefined;
};

export const noTests: TestSet = { cases: [], pins: {}, last: undefined };

/** Of one workflow; the oldest go. */
const MOST_CASES = 30;

export function withCase(set: TestSet, added: TestCase): TestSet {
  return { ...set, cases: [added, ...set.cases.filter(({ id }) => id !== added.id)].slice(0, MOST_CASES) };
}

export function withoutCase(set: TestSet, id: string): TestSet {
  return { ...set, cases: set.cases.filter((one) => one.id !== id) };
}

/** Pins a step, or takes its pin away. */
export function withPin(set: TestSet, node: string, pin: Pin | undefined): TestSet {
  const others = Object.entries(set.pins).filter(([key]) => key !== node);
  return { ...set, pins: Object.fromEntries(pin ? [...others, [node, pin]] : others) };
}

/** What `textOfTests` wrote; anything else is no tests. */
export function testsOf(kept: unknown): TestSet {
  const read = typeof kept === 'string' ? tryParseJson(kept) : undefined;
  return isJsonObject(read) ? { ...noTests, ...(read as unknown as Partial<TestSet>) } : noTests;
}

export const textOfTests = (set: TestSet): string => JSON.stringify(set);

/** Whether there is something to begin with; typed data have to be a JSON object. */
export function isReady(source: TestSource): boolean {
  return source.kind === 'data' ? dataOf(source.text) !== undefined : source.id !== null;
}

export function dataOf(text: string): JsonObject | undefined {
  const data = tryParseJson(text);
  return isJsonObject(data) ? data : undefined;
}
