import { expect, it } from 'vitest';
import { readFindings, readPublicationErrors } from './findings';

const short = (reply: unknown) =>
  readFindings(reply).map(({ level, message, node, key }) => [level, message, node, key]);

it('reads findings in other words, by node, by key, in one list, or wrapped', () => {
  expect(short({ errors: [{ msg: 'Falta', node: { id: 7 }, field: 'x' }], warnings: ['Ojo'] })).toEqual([
    ['error', 'Falta', '7', 'x'],
    ['warning', 'Ojo', undefined, undefined],
  ]);
  expect(short({ errores: { n1: 'Falta', n2: { tag_name: ['Vacío', 'Corto'] } } })).toEqual([
    ['error', 'Falta', 'n1', undefined],
    ['error', 'Vacío', 'n2', 'tag_name'],
    ['error', 'Corto', 'n2', 'tag_name'],
  ]);
  expect(
    short({
      data: {
        issues: [
          { severity: 'warning', text: 'b' },
          { severity: 'error', text: 'a' },
        ],
      },
    }),
  ).toEqual([
    ['error', 'a', undefined, undefined],
    ['warning', 'b', undefined, undefined],
  ]);
  expect(short([{ code: 'x', extra: { a: 1 } }])).toEqual([
    ['error', '{"code":"x","extra":{"a":1}}', undefined, undefined],
  ]);
});

it('shows what was said where it cannot be read', () => {
  expect(short({ valid: false, why: 4 })).toEqual([
    ['error', '{"valid":false,"why":4}', undefined, undefined],
  ]);
});

it('finds nothing where nothing was found', () => {
  for (const reply of [{ valido: true, errores: [], advertencias: [] }, { errors: {} }, {}, null, 'ok', []]) {
    expect(readFindings(reply)).toEqual([]);
  }
});

it('reads why a save was not published', () => {
  expect(readPublicationErrors({ data: { errores_publicacion: { n1: 'Falta' } } })).toMatchObject([
    { level: 'error', message: 'Falta', node: 'n1' },
  ]);
  expect(readPublicationErrors({ publicationErrors: ['Falta'] })).toHaveLength(1);
  expect(readPublicationErrors({ id: 1 })).toEqual([]);
});
