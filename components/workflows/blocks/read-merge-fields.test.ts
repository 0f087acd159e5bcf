import { expect, it } from 'vitest';
import { readMergeFields } from './read-merge-fields';

const tags = (reply: unknown) => readMergeFields(reply).map(({ path, label }) => [path, label]);

it('reads merge fields as objects, texts, by tag and by object', () => {
  const both = [
    ['contact.nombre', 'Nombre'],
    ['contact.email', 'Correo'],
  ];
  expect(
    tags({
      data: [
        { campo: '{{contact.nombre}}', etiqueta: 'Nombre', objeto: 'contact', personalizado: false },
        { campo: '{{contact.email}}', etiqueta: 'Correo', objeto: 'contact', personalizado: false },
      ],
    }),
  ).toEqual(both);
  expect(
    tags({
      fields: [
        { key: 'contact.nombre', label: 'Nombre' },
        { tag: '{{contact.email}}', name: 'Correo' },
      ],
    }),
  ).toEqual(both);
  expect(tags({ '{{contact.nombre}}': 'Nombre', '{{contact.email}}': 'Correo' })).toEqual(both);
  expect(tags({ 'contact.nombre': 'Nombre', 'contact.email': { label: 'Correo' } })).toEqual(both);
  expect(tags({ Nombre: '{{contact.nombre}}', Correo: '{{ contact.email }}' })).toEqual(both);
  expect(tags({ contact: { nombre: 'Nombre', email: 'Correo' } })).toEqual(both);
  expect(
    tags([
      {
        object: 'contact',
        fields: [
          { key: 'nombre', label: 'Nombre' },
          { key: 'email', label: 'Correo' },
        ],
      },
    ]),
  ).toEqual(both);
  expect(tags(['{{contact.nombre}}', '{{contact.email}}', 'no es una etiqueta', 7])).toEqual([
    ['contact.nombre', 'contact.nombre'],
    ['contact.email', 'contact.email'],
  ]);
  expect([tags(null), tags('x y'), tags({ total: 3 })]).toEqual([[], [], []]);
});
