import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tallyOfPlaywright, tallyOfRun, tallyOfVitest } from './tally.ts';

describe('Vitest', () => {
  const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };

  test('its own counts', () => {
    const failed = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
    const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passed, failed] };
    expect(tallyOfVitest(report)).toEqual({ passed: 2, failed: 1 });
  });

  test('a file that cannot be loaded is a failure', () => {
    const unloadable = { status: 'failed', assertionResults: [] };
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [passed, unloadable] };
    expect(tallyOfVitest(report)).toEqual({ passed: 1, failed: 1 });
  });
});

describe('Playwright', () => {
  test('what did not run, and what failed outside of a test, has failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 2 };
    expect(tallyOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4, onSecondTry: [] });
  });

  test('what passed on the second try has passed, and is named', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'board.spec.ts',
      line: 7,
      tests: [{ status }],
    });
    const inner = { specs: [spec('a deal moves', 'flaky'), spec('a deal is won', 'expected')] };
    const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
    expect(tallyOfPlaywright({ stats, errors: [], suites: [{ suites: [inner] }] })).toEqual({
      passed: 2,
      failed: 0,
      onSecondTry: ['board.spec.ts:7 a deal moves'],
    });
  });
});

describe('a run', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tally-'));
    writeFileSync(join(folder, 'report.json'), JSON.stringify({ passed: 3, failed: 0 }));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const asWritten = (report: { passed: number; failed: number }) => report;

  test.each([
    ['that ends well', 'report.json', 0, { passed: 3, failed: 0 }],
    ['that ends badly with nothing failed', 'report.json', 1, { passed: 3, failed: 1 }],
    ['that wrote no report', 'absent.json', 0, { passed: 0, failed: 1 }],
  ])('%s', (_, file, code, expected) => {
    expect(tallyOfRun(join(folder, file), code, asWritten)).toEqual(expected);
  });
});
