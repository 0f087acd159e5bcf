import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tagsIn } from '@/lib/rules/merge-tags';
import { fillTemplate, withTemplate } from './template';

const records = {
  contact: { nombre: 'Ana', apellido: ' ', email: null, campos_custom: { talla: 'M' } },
  user: { nombre: 'Eva' },
};

it('fills in what is known of the contact and of who writes', () => {
  expect(
    fillTemplate(
      'Hola {{ contact.nombre }}, soy {{user.nombre}}. Talla {{contact.campos_custom.talla}}.',
      records,
    ),
  ).toBe('Hola Ana, soy Eva. Talla M.');
});

it('leaves a tag for which nothing is there, so that nobody sends a hole', () => {
  const text = fillTemplate(
    '{{contact.nombre}} {{contact.apellido}} {{contact.email}} {{nobody.x}} {{}}',
    records,
  );
  expect(text).toBe('Ana {{contact.apellido}} {{contact.email}} {{nobody.x}} {{}}');
  expect(tagsIn(text)).toHaveLength(4);
});

it('takes no value for a tag, and no name of every object for a field', () => {
  const sly = { contact: { nombre: '{{user.nombre}}' }, user: { nombre: 'Eva' } };
  expect(fillTemplate('{{contact.nombre}}', sly)).toBe('{{user.nombre}}');
  expect(fillTemplate('{{contact.constructor}} {{__proto__.x}}', sly)).toBe(
    '{{contact.constructor}} {{__proto__.x}}',
  );
});

it('changes nothing in a text without tags', () => {
  fc.assert(
    fc.property(fc.string(), (text) => tagsIn(text).length > 0 || fillTemplate(text, records) === text),
  );
});

it('stands below what was written, of which nothing is lost', () => {
  expect(withTemplate(' \n', 'Hola Ana')).toBe('Hola Ana');
  expect(withTemplate('Buenas. \n', 'Hola Ana')).toBe('Buenas.\nHola Ana');
});
