import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvLine, withoutGuard } from './csv';

const parse = (text: string) =>
  Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data.slice(0, -1);

test('whatever is in a cell, a reader of CSV gets it back', () => {
  const values = fc.array(
    fc
      .string({ unit: 'binary' })
      .filter((text) => !/^'*\s*[=+\-@\t\r]/.test(text) && !/[;\t\r\n]'*["\s]*[=+\-@]/.test(text)),
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
  const dangerous = ['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t1', ' =HYPERLINK("http://x")'];
  const [cells] = parse(csvLine(dangerous));
  expect(cells).toEqual(dangerous.map((text) => `'${text}`));
});

test('numbers, negative amounts and telephone numbers stay as they are', () => {
  expect(csvLine(['-12.50', '+56912345678', 7, -3])).toBe('-12.50,+56912345678,7,-3\r\n');
});

test('absent values are empty cells, objects are JSON', () => {
  expect(csvLine([null, undefined, '', { a: 1 }, [1, 2]])).toBe(',,,"{""a"":1}","[1,2]"\r\n');
});

test('nothing behind a semicolon, a tab or a line end is computed, however a sheet reads quotes', () => {
  const nasty = fc.string({ unit: fc.constantFrom(...'=+-@;\t\r\n\v", \'15.a') });
  fc.assert(
    fc.property(fc.array(nasty, { maxLength: 4 }), (cells) => {
      // The first cell of a line begins like any other, which the tests above cover.
      const pieces = csvLine(['id', ...cells]).split(/[;\t\r\n]/);
      const computed = pieces
        .map((piece) => piece.replace(/^["\s]+/, ''))
        .filter((piece) => /^[=+\-@]/.test(piece) && !/^[+-]?\d+([.,]\d+)?\s*$/.test(piece))
        .filter((piece) => !/^- +[\w .,:?%$/-]+("|$)/.test(piece));
      expect(computed).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('a formula behind a semicolon is text; numbers and dates in a list stay', () => {
  expect(csvLine(['Ana;=HYPERLINK(A1)', 'a; \t@B'])).toBe("Ana;'=HYPERLINK(A1),a; \t'@B\r\n");
  expect(csvLine(['1;-2.5; +3;2026-11-20'])).toBe('1;-2.5; +3;2026-11-20\r\n');
  // Else the next cell would go on with the number.
  expect(csvLine(['a;-5', "1+cmd|'/C calc'!A0"])).toBe("a;'-5,1+cmd|'/C calc'!A0\r\n");
});

test('a list in a note stays a list; what only looks like one does not', () => {
  const note = 'Ask for:\n- the price, 20% off\n- a visit on 3/12\n-no space\n- call (Ana)\n- 5';
  const [[cell]] = parse(csvLine([note])) as [[string]];
  expect(cell).toBe(note.replace('\n-no', "\n'-no").replace('\n- call (', "\n'- call ("));
  for (const line of ["- cmd|'/C calc'!A0", '- HYPERLINK("http://x")', '- [a]b!c', '- a=b', '-\t1', '- @x']) {
    expect(parse(csvLine([`a\n${line}`]))[0]?.[0]).toContain("\n'");
  }
  // A cell of its own that begins with a dash would show an error in a sheet: it is made text.
  expect(csvLine(['- call Ana'])).toBe("'- call Ana\r\n");
});

test('what was made text is read as it was, with apostrophes of its own too', () => {
  const nasty = fc.string({ unit: fc.constantFrom(...'=+-@;\t\r\n\v", \'15.a') });
  fc.assert(
    fc.property(fc.array(nasty, { minLength: 2, maxLength: 4 }), (cells) => {
      const [read] = parse(csvLine(cells)) as [string[]];
      expect(read.map(withoutGuard)).toEqual(cells);
    }),
    { numRuns: 3_000 },
  );
});
