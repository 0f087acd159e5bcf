import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { decodeText, isWorkbook, nameColumns, parseSeparated } from './separated';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('what spreadsheets write is decoded', () => {
  expect(decodeText(new TextEncoder().encode('\ufeffMaría'))).toEqual({ text: 'María', encoding: 'utf-8' });
  expect(decodeText(new TextEncoder().encode('Ñuñoa €'))).toEqual({ text: 'Ñuñoa €', encoding: 'utf-8' });
  expect(decodeText(latin('Mar\u00eda \u0080'))).toEqual({ text: 'María €', encoding: 'windows-1252' });
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x41, 0x00]))).toEqual({ text: 'A', encoding: 'utf-16le' });
});

test.each([',', ';', '\t', '|'])('the separator %j is found', async (delimiter) => {
  const text = [
    ['Nombre', 'Correo'],
    ['Ana', 'ana@example.cl'],
    ['Beto', 'b@example.cl'],
  ]
    .map((cells) => cells.join(delimiter))
    .join('\r\n');
  expect(await parseSeparated(text)).toEqual({
    headers: ['Nombre', 'Correo'],
    rows: [
      ['Ana', 'ana@example.cl'],
      ['Beto', 'b@example.cl'],
    ],
    numbers: [2, 3],
    delimiter,
  });
});

test('whatever the cells hold, they come back as they were, in slices too', async () => {
  const cell = fc.string().map((text) => `${text.replaceAll('\0', '')}.`);
  const record = fc.array(cell, { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 20 }), async (rows) => {
      const text = Papa.unparse([['a', 'b', 'c'], ...rows], { quotes: true });
      expect((await parseSeparated(text)).rows).toEqual(rows);
    }),
    { numRuns: 30 },
  );
  const many = Array.from({ length: 20_000 }, (_, row) => [
    `Contacto ${row}`,
    `c${row}@example.cl`,
    'línea\ndos',
  ]);
  const parsed = await parseSeparated(Papa.unparse([['a', 'b', 'c'], ...many]));
  expect(parsed.rows.length).toBe(20_000);
  expect(parsed.rows.at(-1)).toEqual(['Contacto 19999', 'c19999@example.cl', 'línea\ndos']);
});

test('every column has a name of its own', () => {
  expect(nameColumns(['Email', ' ', 'Email'])).toEqual(['Email', '#2', 'Email (2)']);
});

test('a file of nothing has no rows', async () => {
  expect(await parseSeparated('')).toMatchObject({ headers: [], rows: [] });
});

test('rows are numbered as a spreadsheet counts them: empty ones too, one of several lines as one', async () => {
  const text = 'a,b\r\n\r\n1,"two\nlines"\r\n,\r\n3,4\r\n\r\n';
  expect(await parseSeparated(text)).toMatchObject({
    rows: [
      ['1', 'two\nlines'],
      ['3', '4'],
    ],
    numbers: [3, 5],
  });
});

test('a workbook is known by how it begins, not by its name', () => {
  expect(isWorkbook(Uint8Array.from([0x50, 0x4b, 3, 4, 20]))).toBe(true);
  expect(isWorkbook(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]))).toBe(true);
  expect(isWorkbook(new TextEncoder().encode('PK;name\r\n1;Ana'))).toBe(false);
});
