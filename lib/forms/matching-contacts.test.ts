import { expect, test } from 'vitest';
import type { ContactRecord } from '@/lib/api/records';
import { fieldColumns } from './answer-columns';
import type { Submission } from './answers';
import { isSentBy, matchingContacts } from './matching-contacts';
import { contactKeysOf, digest, headline, senderFirst } from './who-sent';

const contact = (id: number, email?: string, telefono?: string) => ({ id, email, telefono }) as ContactRecord;

test('contacts are found by e-mail whatever its case, then by telephone however it is spaced', () => {
  const known = [
    contact(1, 'otra@x.cl', '+56 9 8765 4321'),
    contact(2, 'ANA@x.cl'),
    contact(3, 'eva@x.cl', '123'),
  ];
  const found = matchingContacts({ email: 'ana@X.cl', telefono: '987654321' }, known);
  expect(found.map(({ contact: { id }, by }) => [id, by])).toEqual([
    [2, 'email'],
    [1, 'telefono'],
  ]);
  expect(matchingContacts({ email: '', telefono: '123' }, known)).toEqual([]);
});

const row = (datos: object) => ({ id: 1, datos }) as unknown as Submission;

test('keys of a contact are found by the type of their field, else by what they are called', () => {
  const columns = fieldColumns([{ id: 'x', clave: 'contacto', tipo: 'email' }]);
  expect(contactKeysOf(row({ contacto: ' a@x.cl ' }), columns)).toEqual({
    email: 'a@x.cl',
    telefono: '',
    nombre: '',
  });
  expect(contactKeysOf(row({ correo: 'b@x.cl', celular: '+569', nombre: 'Ana' }), [])).toEqual({
    email: 'b@x.cl',
    telefono: '+569',
    nombre: 'Ana',
  });
});

test('a submission is called by who sent it, and says the rest in one line', () => {
  const sent = row({ acepta: true, mensaje: ' Hola\n\nbuenas ', nombre: 'Ana' });
  expect(headline(sent)).toBe('Ana');
  expect(digest(sent)).toBe('Hola buenas');
  expect(headline(row({}))).toBeUndefined();
});

test('columns begin with who sent it, the others keep their order', () => {
  const columns = fieldColumns(
    [
      ['origen', 'oculto'],
      ['que', 'texto'],
      ['nombre_empresa', 'texto'],
      ['fono', 'telefono'],
      ['contacto', 'email'],
      ['nombre', 'texto'],
      ['celular', 'texto'],
    ].map(([clave, tipo]) => ({ id: clave, clave, tipo })),
  );
  const first = ['nombre', 'contacto', 'fono', 'origen', 'que', 'nombre_empresa', 'celular'];
  expect(senderFirst(columns).map(({ keys: [key] }) => key)).toEqual(first);
});

test('a contact has what was sent with its e-mail or telephone, whatever the field is called', () => {
  const columns = fieldColumns([{ id: 'x', clave: 'donde', tipo: 'email' }]);
  expect(isSentBy(row({ donde: 'Ana@x.cl' }), contact(1, 'ana@x.cl'), columns)).toBe(true);
  expect(isSentBy(row({ donde: 'ana@x.cl' }), contact(1, 'eva@x.cl'), columns)).toBe(false);
  expect(isSentBy(row({ telefono: '9 8765 4321' }), contact(1, undefined, '+56987654321'), [])).toBe(true);
  expect(isSentBy(row({ donde: '' }), contact(1, ''), columns)).toBe(false);
});
