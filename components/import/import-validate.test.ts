import * as phones from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { guessMapping } from '@/lib/files/mapping';
import { digestOf } from '@/lib/files/row-key';
import { importFields } from './import-fields';
import { type ImportRules, markDuplicates, prepareRow, prepareRows } from './import-validate';

const settings = { country: 'CL', decimalMark: ',', dateOrder: 'dmy', currency: 'CLP' } as const;
const pipelines = [
  {
    id: 1,
    name: 'Ventas',
    isDefault: true,
    stages: [
      { id: 11, name: 'Nuevo' },
      { id: 12, name: 'Negociación' },
    ],
  },
  {
    id: 2,
    name: 'Postventa',
    isDefault: false,
    stages: [
      { id: 21, name: 'Nuevo' },
      { id: 22, name: 'Visita' },
    ],
  },
];

function rules(kind: ImportRules['kind'], headers: readonly string[]): ImportRules {
  return {
    kind,
    mapping: guessMapping(importFields[kind], headers),
    settings,
    fileDigest: digestOf('x'),
    phones,
    pipelines,
  };
}
const contacts = rules('contacts', ['Nombre', 'Correo', 'Fono', 'RUT', 'Tags']);
const deals = rules('deals', ['Id externo', 'Título', 'Monto', 'Embudo', 'Etapa', 'Cierre', 'Moneda']);

test('a contact is read into what the API takes', () => {
  const cells = [' María ', 'maria@example.cl', '9 8765 4321', '12.345.678-5', 'vip; feria'];
  expect(prepareRow(cells, 0, contacts)).toMatchObject({
    row: 2,
    body: { nombre: 'María', email: 'maria@example.cl', telefono: '+56987654321', rut: '12345678-5' },
    tags: ['vip', 'feria'],
    issues: [],
  });
});

test.each([
  [['Ana', 'ana@', '', '', ''], [['email', 'invalid_email']]],
  [
    ['Ana', 'a@example.cl', '12', '12.345.678-4', ''],
    [
      ['telefono', 'not_e164'],
      ['rut', 'invalid_rut'],
    ],
  ],
  [['Ana', '', '', '', 'vip'], [['row', 'match_key_required']]],
  [['Ana', 'a@example.cl', '', '', '', 'spare'], [['row', 'too_many_cells']]],
] as const)('%j is refused before it is sent', (cells, expected) => {
  const { issues } = prepareRow(cells, 0, contacts);
  expect(issues.map(({ field, issue }) => [field, issue])).toEqual(expected);
});

test('a row without the name that its file has a column for is refused', () => {
  const { issues } = prepareRow(['', 'a@example.cl', '', '', ''], 0, contacts);
  expect(issues).toEqual([{ field: 'nombre', issue: 'required', value: '' }]);
  const nameless = rules('contacts', ['Correo', 'Fono']);
  expect(prepareRow(['a@example.cl', ''], 0, nameless).issues).toEqual([]);
});

test('a task is read into what the API takes, and needs nothing to be found by', () => {
  const tasks = rules('tasks', ['Task', 'Status', 'Due', 'Assignee id']);
  expect(prepareRow(['Llamar', 'In progress', '20/11/2026', '12'], 0, tasks)).toMatchObject({
    body: { titulo: 'Llamar', status: 'en_curso', vence_el: '2026-11-20', assignee_id: 12 },
    issues: [],
  });
  const instant = '2026-11-20T09:00:00-03:00';
  expect(prepareRow(['Llamar', '', instant, ''], 0, tasks).body).toEqual({
    titulo: 'Llamar',
    vence_el: instant,
  });
  expect(
    prepareRow(['', 'Later', 'soon', ''], 0, tasks).issues.map(({ field, issue }) => [field, issue]),
  ).toEqual([
    ['status', 'unknown_status'],
    ['vence_el', 'invalid_date'],
    ['titulo', 'required'],
  ]);
});

test('what the console exported comes in as it was', () => {
  const cells = ['Ana', 'ana@example.cl', "'+56987654321", '', ''];
  expect(prepareRow(cells, 0, contacts)).toMatchObject({ body: { telefono: '+56987654321' }, issues: [] });
});

test('empty cells are not sent: what the record has stays', () => {
  expect(prepareRow(['', 'a@example.cl', ' ', '', ''], 4, contacts).body).toEqual({ email: 'a@example.cl' });
});

test('a deal finds its pipeline and its stage by name', () => {
  expect(
    prepareRow(['E-1', 'Grúa', '$1.250.000,50', '', 'negociacion', '20/11/2026', ''], 0, deals).body,
  ).toEqual({
    external_id: 'E-1',
    title: 'Grúa',
    amount: '1250000.50',
    currency: 'CLP',
    pipeline_id: 1,
    stage_id: 12,
    fecha_cierre_estimada: '2026-11-20',
  });
  expect(prepareRow(['E-2', 'A', '', 'postventa', 'NUEVO', '', 'uf'], 0, deals).body).toMatchObject({
    pipeline_id: 2,
    stage_id: 21,
    currency: 'CLF',
  });
  expect(prepareRow(['E-3', 'A', '', '', 'Visita', '', ''], 0, deals).body).toMatchObject({ stage_id: 22 });
  expect(prepareRow(['E-4', 'A', '', '', 'Nuevo', '', ''], 0, deals).body).toMatchObject({ stage_id: 11 });
});

test('names that nobody has, amounts and days that are none', () => {
  const { issues } = prepareRow(['E-1', 'A', 'mucho', 'Norte', 'Final', '31/02/2026', 'pesos'], 0, deals);
  expect(issues.map(({ field, issue }) => [field, issue])).toEqual([
    ['amount', 'invalid_decimal'],
    ['fecha_cierre_estimada', 'invalid_date'],
    ['pipeline', 'unknown_pipeline'],
  ]);
  expect(prepareRow(['', 'A', '', '', '', '', ''], 0, deals).issues).toMatchObject([
    { issue: 'match_key_required' },
  ]);
});

test('a row that shares any key with an earlier good one is marked, once', () => {
  const rows = [
    ['Ana', 'a@example.cl', '', '', ''],
    ['Ana', 'bad', '', '', ''],
    ['Anita', 'A@example.cl', '9 8765 4321', '', ''],
    ['Beto', 'b@example.cl', '987654321', '', ''],
  ].map((cells, index) => prepareRow(cells, index, contacts));
  expect(markDuplicates(rows, 'contacts').map(({ issues }) => issues[0]?.issue)).toEqual([
    undefined,
    'invalid_email',
    'duplicate_of_row 2',
    undefined,
  ]);
});

test('ten thousand rows are prepared, each with a key of its own, the same the next time', async () => {
  const rows = Array.from({ length: 10_000 }, (_, row) => [
    `Contacto ${row}`,
    `c${row}@example.cl`,
    `9${10_000_000 + row}`,
    '',
    '',
  ]);
  const once = await prepareRows(rows, contacts);
  expect(once.every(({ issues }) => issues.length === 0)).toBe(true);
  expect(new Set(once.map(({ key }) => key)).size).toBe(10_000);
  const again = await prepareRows(rows, contacts);
  expect(again.map(({ key }) => key)).toEqual(once.map(({ key }) => key));
});
