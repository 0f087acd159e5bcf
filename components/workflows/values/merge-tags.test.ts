import { expect, it } from 'vitest';
import { fillTags, isKnownField, type KnownFields, tagsOf } from './merge-tags';

const known: KnownFields = {
  namespaces: new Map([
    ['contact', new Set(['nombre', 'campos_custom'])],
    ['event', new Set(['id'])],
  ]),
  paths: new Set(['contact.campos_custom.origen']),
};

it('finds tags however deep they lie', () => {
  expect(tagsOf({ a: 'Hola {{ contact.nombre }}', b: [{ c: '{{x}}{{y}}' }], d: 4 })).toEqual([
    'contact.nombre',
    'x',
    'y',
  ]);
});

it('tells tags that render empty from those that do not', () => {
  const names = [
    'contact.nombre',
    'contact.campos_custom.origen',
    'contact.campos_custom.x',
    'contact.x',
    'event.datos',
    'foo.bar',
    '',
  ];
  expect(names.filter((name) => isKnownField(name, known))).toEqual([
    'contact.nombre',
    'contact.campos_custom.origen',
    'event.datos',
  ]);
});

it('fills tags in as a run would', () => {
  const records = {
    contact: {
      nombre: 'Ana',
      tags: [
        { id: 1, nombre: 'web' },
        { id: 2, nombre: 'vip' },
      ],
    },
  };
  expect(fillTags('{{contact.nombre}}: {{contact.tags}} {{deal.title}}!', records)).toBe('Ana: web, vip !');
});
