import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slug as slugSchema } from '../../../lib/contract/scalars.ts';
import { nextSlug, slugOf } from './form-rules.ts';

describe('the slug of a form', () => {
  it('is made of the words of its name', () => {
    expect(slugOf('  Inscripción: Año 2027! ')).toBe('inscripcion-ano-2027');
    expect(slugOf('¿?')).toBe('formulario');
  });

  it('is one that the contract takes, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        expect(slugSchema.safeParse(slugOf(name)).success).toBe(true);
      }),
    );
  });

  it('takes the first free number', () => {
    expect(nextSlug('contacto', new Set())).toBe('contacto');
    expect(nextSlug('contacto', new Set(['contacto', 'contacto-2', 'contacto-4']))).toBe('contacto-3');
  });
});
