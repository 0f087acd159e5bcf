import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/scalars';
import { checkFormFile } from './form-file';
import { contentOfTemplate } from './templates/templates';
import { isTaken } from './use-create-form';

const check = (value: unknown) => checkFormFile(JSON.stringify(value));
const quote = contentOfTemplate('quote', 'es');
const fields = quote.campos as readonly JsonObject[];

describe('a file with a form', () => {
  it('is read bare or as the API replies, without what is the server’s', () => {
    const file = { id: 7, nombre: 'Cotización', slug: 'c', status: 'published', version: 3, ...quote };
    const found = { kind: 'form', name: 'Cotización', fields: 10, steps: 3, content: quote, isOdd: false };
    expect(check(file)).toMatchObject(found);
    expect(check({ data: file })).toMatchObject(found);
    expect(Object.keys((check(file) as { content: object }).content)).toEqual(['campos', 'ajustes']);
  });

  it('is told of what is odd in it, and keeps it', () => {
    const campos = [
      { id: 'a', clave: 'x', tipo: 'texto', etiqueta: 'X' },
      { id: 'b', clave: 'x', tipo: 'firma', etiqueta: 'Firma' },
      { id: 'c', tipo: 'texto' },
      'just a text',
    ];
    expect(check({ campos })).toMatchObject({
      content: { campos },
      fields: 4,
      steps: 0,
      unknown: ['firma'],
      opaque: 1,
      twice: ['x'],
      withoutKey: 1,
    });
    expect(check({ campos: { a: 1 } })).toMatchObject({ isOdd: true, fields: 0 });
  });

  it('is refused where there is none', () => {
    expect(checkFormFile('{')).toMatchObject({ kind: 'not_json' });
    for (const other of [{ graph: {} }, [], 'text', null, { data: 1 }])
      expect(check(other)).toEqual({ kind: 'no_form' });
  });
});

describe('a form that was made', () => {
  it('holds what was sent where the server gave its fields ids, and not where it made fields of its own', () => {
    const withIds = fields.map((field, place) => ({ ...field, id: `new-${place}` }));
    expect(isTaken(quote, { campos: withIds, ajustes: quote.ajustes })).toBe(true);
    expect(isTaken({}, {})).toBe(true);
    expect(isTaken(quote, { campos: withIds.slice(1), ajustes: quote.ajustes })).toBe(false);
    expect(isTaken(quote, { campos: withIds, ajustes: {} })).toBe(false);
    expect(isTaken(quote, {})).toBe(false);
  });
});
