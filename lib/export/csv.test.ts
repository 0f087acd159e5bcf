import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvLine } from './csv';

const parse = (text: string) =>
  Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data.slice(0, -1);

test('whatever is in a cell, a reader of CSV gets it back', () => {
  const values = fc.array(
    fc.string({ unit: 'binary' }).filter((text) => !/^\s*[=+\-@\t\r]/.test(text)),
    { minLength: 2, maxLength: 6 },
  );
  fc.assert(
    fc.property(values, (row) => {
      expect(parse(csvLine(row))).toEqual([row]);
    }),
    { numRuns: 30 },
  );
});

test('what a spreadsheet would compute is text', () => {
  const dangerous = ['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', ' =HYPERLINK("http://x")'];
  const [cells] = parse(csvLine(dangerous));
  expect(cells).toEqual(dangerous.map((text) => `'${text}`));
});

test('numbers, negative amounts and telephone numbers stay as they are', () => {
  expect(csvLine(['-12.50', '+56912345678', 7, -3])).toBe('-12.50,+56912345678,7,-3\r\n');
});

test('absent values are empty cells, objects are JSON', () => {
  expect(csvLine([null, undefined, '', { a: 1 }, [1, 2]])).toBe(',,,"{""a"":1}","[1,2]"\r\n');
});
