import { existsSync, readFileSync } from 'node:fs';

export type Tally = {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests among `passed` that failed at first. */
  readonly onSecondTry?: readonly string[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type PlaywrightSuite = {
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Counts of Vitest's JSON report. A file that fails before its first test counts as one failure. */
export function tallyOfVitest(report: VitestReport): Tally {
  const failedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + failedFiles.length };
}

/** Counts of Playwright's JSON report. No test is skipped on purpose, so one that did not run has failed. */
export function tallyOfPlaywright(report: PlaywrightReport): Tally {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + skipped + report.errors.length,
    onSecondTry: flakyIn(report),
  };
}

function flakyIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(flakyIn)];
}

/**
 * What a runner's report and exit code say together: a runner that ends badly has at least one failure, whatever
 * its report says, and so has one that wrote none.
 */
export function tallyOfRun<Report>(file: string, code: number, tallyOf: (report: Report) => Tally): Tally {
  const counted = existsSync(file)
    ? tallyOf(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
