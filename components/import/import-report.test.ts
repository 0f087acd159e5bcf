import { expect, test } from 'vitest';
import { countResults, type RowResult, rowsToSend } from './import-job';
import { parseSeparated } from './import-parse';
import { reportOf } from './import-report';
import type { PreparedRow } from './import-validate';

const words = {
  headers: { result: 'Result', id: 'Id', reason: 'Reason', requestId: 'Request' },
  kinds: {
    created: 'new',
    updated: 'changed',
    untagged: 'no tags',
    failed: 'failed',
    unknown: 'not known',
    skipped: 'not sent',
    waiting: '',
  },
};
const job = { headers: ['Nombre', 'Fono'] };
const rows = [
  ['Ana', '+56911111111'],
  ['Beto "B"', '12'],
  ['Línea\ndos', ' x '],
  ['Dora', ''],
];
const all: readonly RowResult[] = [
  { row: 2, kind: 'created', id: 7 },
  { row: 3, kind: 'skipped', reason: 'telefono: not_e164' },
  { row: 4, kind: 'failed', reason: '=HYPERLINK("x")', requestId: 'req_1' },
];
const results = new Map(all.map((result) => [result.row, result]));

test('every row comes back as it was, with what became of it', async () => {
  const { headers, rows: report } = await parseSeparated(reportOf(job, rows, results, words, false).slice(1));
  expect(headers).toEqual(['Nombre', 'Fono', 'Result', 'Id', 'Reason', 'Request']);
  expect(report).toEqual([
    ['Ana', '+56911111111', 'new', '7', '', ''],
    ['Beto "B"', '12', 'not sent', '', 'telefono: not_e164', ''],
    ['Línea\ndos', ' x ', 'failed', '', '\'=HYPERLINK("x")', 'req_1'],
    ['Dora', '', '', '', '', ''],
  ]);
});

test('only what is not in, to mend it', async () => {
  const { rows: report } = await parseSeparated(reportOf(job, rows, results, words, true).slice(1));
  expect(report.map(([name]) => name)).toEqual(['Beto "B"', 'Línea\ndos']);
});

test('what is sent next: what has no result, and what failed when asked again', () => {
  const prepared = [2, 3, 4, 5].map(
    (row) => ({ row, issues: row === 3 ? [{}] : [] }) as unknown as PreparedRow,
  );
  const numbers = (retries: boolean) => rowsToSend(prepared, results, retries).map(({ row }) => row);
  expect(numbers(false)).toEqual([5]);
  expect(numbers(true)).toEqual([4, 5]);
  expect(countResults(all, 4)).toMatchObject({ created: 1, failed: 1, skipped: 1, done: 3, total: 4 });
});
