import fc from 'fast-check';
import * as phones from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { contact } from '@/lib/contract/contacts';
import { recordExport } from '@/lib/export/record-export';
import { encoderOf } from '@/lib/files/format';
import { guessMapping } from '@/lib/files/mapping';
import { parseSeparated } from '@/lib/files/separated';
import { contacts } from '@/lib/resources/contacts/contacts';
import { importFields } from './import-fields';
import { prepareRow } from './import-validate';
import { changesNothing, type ListedRecord } from './row-matches';

const settings = { country: 'CL', decimalMark: ',', dateOrder: 'dmy', currency: 'CLP' } as const;

/** What the API keeps of a text: without spaces around it. */
const words = fc
  .string({
    unit: fc.constantFrom('a', 'Ñ', 'é', ' ', ',', ';', '|', '"', "'", '=', '+', '-', '@', '1', '\n'),
  })
  .map((text) => text.trim())
  .filter((text) => text !== '');

const record = fc.record({
  id: fc.integer({ min: 1 }),
  nombre: words,
  apellido: fc.option(words),
  email: fc.constantFrom('ana@example.cl', 'Ana.Soto+1@example.cl'),
  telefono: fc.constantFrom(null, '+56987654321', '+56223456789', '+14155552671'),
  rut: fc.constantFrom(null, '12345678-5', '76086428-5'),
  empresa_id: fc.option(fc.integer({ min: 1 })),
  external_id: fc.option(words),
  tags: fc
    .uniqueArray(words, { maxLength: 4, selector: (name) => name.toLowerCase() })
    .map((names) => names.map((nombre, place) => ({ id: place + 1, nombre }))),
  campos_custom: fc.constant({ plan: 'anual' }),
});

test('contacts that were exported and are imported again change nothing', async () => {
  const { columns } = recordExport(contacts);
  const encoder = encoderOf('csv', columns);
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 5 }), async (records) => {
      const read = records.map((one) => readLoosely(contact, one)!);
      const file = await parseSeparated((encoder.start + read.map(encoder.row).join('')).slice(1));
      const mapping = guessMapping(importFields.contacts, file.headers);
      const rules = { kind: 'contacts', mapping, settings, fileDigest: 'x', phones, pipelines: [] } as const;
      for (const [place, cells] of file.rows.entries()) {
        const row = prepareRow(cells, place, rules);
        expect(row.issues).toEqual([]);
        expect([row, changesNothing(row, read[place] as ListedRecord)]).toEqual([row, true]);
      }
    }),
    { numRuns: 200 },
  );
});
