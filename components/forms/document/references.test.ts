import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';
import { fieldsOf } from './fields';
import type { FormDocument } from './form-document';
import {
  copyFields,
  giveNewId,
  removeOptionWithReferences,
  removeWithReferences,
  renameKey,
  renameOption,
  usesOf,
} from './references';
import { conditionsOf, fieldNamed } from './rules';

const rule = (...reglas: JsonObject[]) => ({ mostrar_si: { modo: 'todas', reglas, nota: 'x' } });
const is = (campo: string, valor: string): JsonObject => ({ campo, operador: 'es', valor });

const type = {
  id: 'c1',
  clave: 'tipo',
  tipo: 'seleccion',
  etiqueta: 'Tipo',
  opciones: ['Empresa', 'Persona'],
};
const company = {
  id: 'c2',
  clave: 'empresa',
  tipo: 'texto',
  etiqueta: 'Empresa',
  ...rule(is('c1', 'empresa')),
};
const size = {
  clave: 'tamano',
  tipo: 'numero',
  etiqueta: 'Tamaño',
  ...rule(is('c1', 'Persona'), { campo: 'c2', operador: 'no_vacio' }),
};
const form: FormDocument = {
  nombre: 'Contacto',
  campos: [type, company, size],
  ajustes: { pasos: [{ id: 'p1', titulo: 'Uno', campos: ['c1', 'tamano'] }, 'odd'], otro: 1 },
};
const keyOf = (document: FormDocument, clave: string) =>
  fieldsOf(document).find((field) => field.clave === clave)!.key;

it('finds the rules and steps that name a field, or one of its options', () => {
  const uses = usesOf(form, keyOf(form, 'tipo'));
  expect(uses.map((use) => (use.by === 'rule' ? use.field.clave : use.titulo))).toEqual([
    'empresa',
    'tamano',
    'Uno',
  ]);
  expect(usesOf(form, keyOf(form, 'tamano')).map(({ by }) => by)).toEqual(['step']);
  expect(usesOf(form, keyOf(form, 'tipo'), 'Empresa')).toHaveLength(1);
});

it('gives a field its own id on the step where it stands, and leaves the other its rules', () => {
  const twice: FormDocument = { ...form, campos: [type, { ...company, id: 'c1' }, size] };
  const changed = giveNewId(twice, keyOf(twice, 'empresa'));
  const [first, second, third] = fieldsOf(changed);
  expect([first!.id, second!.id === 'c1', third!.raw]).toEqual(['c1', false, size]);
  expect(own(changed.ajustes, 'pasos')).toMatchObject([{ campos: ['c1', second!.id, 'tamano'] }, 'odd']);
  expect(conditionsOf(second!.raw).map(({ campo }) => fieldNamed(changed, campo)?.clave)).toEqual(['tipo']);
});

it('takes a field out with what names it, and nothing else', () => {
  const { campos, ajustes } = removeWithReferences(form, new Set([keyOf(form, 'tipo')]));
  expect(campos).toEqual([
    { id: 'c2', clave: 'empresa', tipo: 'texto', etiqueta: 'Empresa' },
    { ...size, ...rule({ campo: 'c2', operador: 'no_vacio' }) },
  ]);
  expect(ajustes).toEqual({ pasos: [{ id: 'p1', titulo: 'Uno', campos: ['tamano'] }, 'odd'], otro: 1 });
});

it('renames an option in the rules that name it, but not while another option reads the same', () => {
  const renamed = renameOption(form, keyOf(form, 'tipo'), 'Empresa', 'Negocio');
  expect(own(fieldsOf(renamed)[0]!.raw, 'opciones')).toEqual(['Negocio', 'Persona']);
  expect(conditionsOf(fieldsOf(renamed)[1]!.raw)[0]).toMatchObject({ campo: 'c1', valor: 'Negocio' });
  const twice = { ...form, campos: [{ ...type, opciones: ['Empresa', 'Empresa'] }, company] };
  const one = renameOption(twice, keyOf(twice, 'tipo'), 'Empresa', 'Negocio');
  expect(conditionsOf(fieldsOf(one)[1]!.raw)[0]).toMatchObject({ valor: 'empresa' });
});

it('renames an option in the default, of which `casillas` has several, one a line', () => {
  const many = { ...type, tipo: 'casillas', valor_inicial: 'Persona\nEmpresa' };
  const renamed = renameOption({ campos: [many] }, 'id c1', 'Empresa', 'Negocio');
  expect(own(fieldsOf(renamed)[0]!.raw, 'valor_inicial')).toBe('Persona\nNegocio');
  const one = { ...type, valor_inicial: 'empresa' };
  const other = renameOption({ campos: [one] }, 'id c1', 'Empresa', 'Negocio');
  expect(own(fieldsOf(other)[0]!.raw, 'valor_inicial')).toBe('Negocio');
});

it('takes an option away with the comparisons with it', () => {
  const { campos } = removeOptionWithReferences(form, keyOf(form, 'tipo'), 1);
  expect(campos).toEqual([
    { ...type, opciones: ['Empresa'] },
    company,
    { ...size, ...rule({ campo: 'c2', operador: 'no_vacio' }) },
  ]);
});

it('renames a key in what names the field by it', () => {
  const { ajustes } = renameKey(form, keyOf(form, 'tamano'), 'cuantos');
  expect(own(ajustes, 'pasos')).toMatchObject([{ campos: ['c1', 'cuantos'] }, 'odd']);
});

it('maps references inside of a copy to the copies, and keeps or drops the others', () => {
  const copies = copyFields(form, [company, size], { label: (text) => `${text} (copia)` });
  const [copy, other] = fieldsOf({ campos: copies });
  expect(copy).toMatchObject({ clave: 'empresa_2', etiqueta: 'Empresa (copia)' });
  expect(conditionsOf(copy!.raw)).toMatchObject([{ campo: 'c1' }]);
  expect(conditionsOf(other!.raw)).toMatchObject([{ campo: 'c1' }, { campo: copy!.id }]);
  const elsewhere = fieldsOf({ campos: copyFields({}, [company, size], { outside: 'drop' }) });
  expect(elsewhere.map(({ raw }) => conditionsOf(raw).length)).toEqual([0, 1]);
});

it('leaves nothing that names what is gone, and touches nothing else', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'gone');
  const entry = (id: string) =>
    fc.record({
      id: fc.constant(id),
      clave: fc.constant(`k_${id}`),
      otro: fc.jsonValue(),
      mostrar_si: fc.option(
        fc.record({ reglas: fc.array(fc.oneof(fc.record({ campo: name }), fc.jsonValue())) }),
        { nil: undefined },
      ),
    });
  const pasos = fc.array(fc.record({ campos: fc.array(name) }));
  const any = fc.record({
    campos: fc.tuple(entry('a'), entry('b'), entry('c'), entry('d')),
    ajustes: fc.record({ pasos }),
  });
  fc.assert(
    fc.property(any, fc.subarray(['a', 'b', 'c', 'd']), (sent, gone) => {
      const document = sent as unknown as FormDocument;
      const before = JSON.stringify(document);
      const keys = new Set(gone.map((id) => `id ${id}`));
      const after = removeWithReferences(document, keys);
      expect(JSON.stringify(document)).toBe(before);
      expect(fieldsOf(after).map(({ id }) => id)).toEqual(
        ['a', 'b', 'c', 'd'].filter((id) => !gone.includes(id)),
      );
      for (const field of fieldsOf(after)) {
        expect(conditionsOf(field.raw).every(({ campo }) => !gone.includes(campo))).toBe(true);
        expect(own(field.raw, 'otro')).toEqual(own(fieldNamed(document, field.id)!.raw, 'otro'));
      }
      const steps = own(after.ajustes, 'pasos') as unknown as { campos: string[] }[];
      const kept = sent.ajustes.pasos.map(({ campos }) => campos.filter((id) => !gone.includes(id)));
      expect(steps.map(({ campos }) => campos)).toEqual(kept);
    }),
  );
});
