import { expect, test } from 'vitest';
import { guessMapping } from '@/lib/files/mapping';
import { parseSeparated } from '@/lib/files/separated';
import en from '@/messages/en/catalog.json';
import es from '@/messages/es/catalog.json';
import { exampleFile, knownWords, priceColumnNames, priceColumns } from './columns';
import { readRow } from './read-row';

test.each([
  ['English', en],
  ['Spanish', es],
])(
  'columns are known by their %s words, and so is what stands in them',
  (_, { csv, terms, tipo, estado }) => {
    const labels = priceColumnNames.map((name) => csv.column[name]);
    const mapping = guessMapping(priceColumns, labels);
    expect(mapping).toEqual(priceColumnNames);
    const words = { tipo, estado, tipo_precio: terms.type, periodicidad: terms.period };
    for (const [column, known] of Object.entries(knownWords)) {
      for (const word of known) {
        const label = words[column as keyof typeof words][word as never] as string;
        const cells = priceColumnNames.map((name) => (name === column ? label : ''));
        expect([label, readRow(cells, 2, mapping).text[column as 'tipo']]).toEqual([label, word]);
      }
    }
  },
);

test('the example is a file without faults', async () => {
  const { headers, rows } = await parseSeparated(exampleFile().replace('\uFEFF', ''));
  const mapping = guessMapping(priceColumns, headers);
  expect(mapping).not.toContain(null);
  expect(rows.flatMap((cells) => readRow(cells, 2, mapping).issues)).toEqual([]);
});
