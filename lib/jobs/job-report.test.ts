import { expect, test } from 'vitest';
import { parseSeparated } from '@/lib/files/separated';
import type { ItemResult } from './job';
import { reportOf, resultLines } from './job-report';

const heads = { result: 'Result', made: 'Id', reason: 'Reason', requestId: 'Request' };
const words = ({ state }: ItemResult) => state.note ?? state.outcome ?? '';
const results: readonly ItemResult[] = [
  { item: { id: 2, cells: ['Ana', '+56911111111'] }, state: { outcome: 'done', note: 'created', made: 7 } },
  {
    item: { id: 3, cells: ['Beto "B"', '12'] },
    state: { outcome: 'skipped', message: 'telefono: not_e164' },
  },
  {
    item: { id: 4, cells: ['Línea\ndos', ' x '] },
    state: { outcome: 'refused', message: '=HYPERLINK("x")', requestId: 'req_1' },
  },
  { item: { id: 5, cells: ['Dora'] }, state: {} },
];

test('every row of a file comes back as it was, with what came of it', async () => {
  const report = reportOf(['Nombre', 'Fono'], results, heads, words);
  const { headers, rows } = await parseSeparated(report.slice(1));
  expect(headers).toEqual(['Nombre', 'Fono', 'Result', 'Id', 'Reason', 'Request']);
  expect(rows).toEqual([
    ['Ana', '+56911111111', 'created', '7', '', ''],
    ['Beto "B"', '12', 'skipped', '', 'telefono: not_e164', ''],
    ['Línea\ndos', ' x ', 'refused', '', '\'=HYPERLINK("x")', 'req_1'],
    ['Dora', '', '', '', '', ''],
  ]);
});

test('items that are no rows are named by their ids', () => {
  const report = reportOf(undefined, results.slice(0, 1), heads, words);
  expect(report).toBe('\uFEFFid,Result,Id,Reason,Request\r\n2,created,7,,\r\n');
  expect(JSON.parse(resultLines(results).split('\n')[3]!)).toEqual({ id: 5, outcome: 'not_sent' });
});
