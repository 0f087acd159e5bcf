import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyKeys, contactKeys, duplicatesOf, matchOf } from './match';

const ana = { id: 3, nombre: 'Ana', email: 'Ana@Example.cl', telefono: '+56911111111' };
const beto = { id: 2, nombre: 'Beto', external_id: 'ERP-2', telefono: '+56911111111' };
const carla = { id: 9, nombre: 'Carla', apellido: 'Núñez', rut: '11111111-1', email: 'ventas@example.cl' };
const all = [carla, ana, beto];

test.each([
  [{ external_id: 'ERP-2', email: 'ana@example.cl' }, 2, 'external_id'],
  [{ external_id: 'none', email: 'ANA@example.cl ', telefono: '+56911111111' }, 3, 'email'],
  [{ telefono: '+56911111111' }, 2, 'telefono'],
] as const)('a contact: %o means %i by %s', (wanted, id, by) => {
  expect(matchOf(wanted, all, contactKeys)).toMatchObject({ account: { id }, by });
});

test('a company is found by RUT before its e-mail and never by its phone', () => {
  expect(matchOf({ rut: '11111111-1', email: 'ana@example.cl' }, all, companyKeys)).toMatchObject({
    by: 'rut',
  });
  expect(matchOf({ telefono: '+56911111111' }, all, companyKeys)).toBeUndefined();
});

test('nothing matches nothing', () => {
  const twins = ['9007199254740993', '9007199254740992'].map((id) => ({ id, email: 'a@b.cl' }));
  expect(matchOf({ email: 'a@b.cl' }, twins, contactKeys)?.account.id).toBe('9007199254740992');
  expect(matchOf({ external_id: ' ', email: '' }, [{ id: 1 }, ...all], contactKeys)).toBeUndefined();
});

test('whatever the order of the list, the same record is meant', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 3 }), (shuffled) => {
      expect(matchOf({ telefono: '+56911111111' }, shuffled, contactKeys)?.account.id).toBe(2);
    }),
  );
});

test('duplicates are named once, by what they share most, and never the record itself', () => {
  const typed = { nombre: 'carla', apellido: 'nunez', email: 'ana@example.cl', telefono: '+56911111111' };
  expect(duplicatesOf(typed, [...all, ana], '')).toEqual([
    { account: carla, by: 'name' },
    { account: ana, by: 'email' },
    { account: beto, by: 'telefono' },
  ]);
  expect(duplicatesOf(typed, all, '3').map(({ account }) => account.id)).toEqual([9, 2]);
  expect(duplicatesOf({ nombre: ' ' }, [{ id: 1 }], '')).toEqual([]);
});
