import { describe, expect, it } from 'vitest';
import { guessType, pasteList } from './paste-list';

describe('a pasted list', () => {
  it('is a field a line, without bullets, numbers and what ends a label', () => {
    const text =
      '- Name *\r\n2) Work e-mail:\n\n• Teléfono (obligatorio)\nSize (S, M, L)\nComments\t\n[ ] I agree to be called';
    expect(pasteList(text)).toEqual([
      { etiqueta: 'Name', tipo: 'texto', requerido: true },
      { etiqueta: 'Work e-mail', tipo: 'email' },
      { etiqueta: 'Teléfono', tipo: 'telefono', requerido: true },
      { etiqueta: 'Size', tipo: 'opciones', opciones: ['S', 'M', 'L'] },
      { etiqueta: 'Comments', tipo: 'texto_largo' },
      { etiqueta: 'I agree to be called', tipo: 'casilla' },
    ]);
  });

  it('takes many choices for a drop-down, one in brackets for words, and a choice only once', () => {
    expect(pasteList('Region [1; 2; 3; 4; 5; 6; 7]')[0]?.tipo).toBe('seleccion');
    expect(pasteList('Name (first)')).toEqual([{ etiqueta: 'Name (first)', tipo: 'texto' }]);
    expect(pasteList('Answer * (yes/no/yes)')).toEqual([
      { etiqueta: 'Answer', tipo: 'opciones', opciones: ['yes', 'no'], requerido: true },
    ]);
    expect(pasteList('  \n\t\n')).toEqual([]);
  });

  it.each([
    ['Correo electrónico', 'email'],
    ['WhatsApp', 'telefono'],
    ['Fecha de nacimiento', 'fecha'],
    ['Event date', 'fecha'],
    ['RUT de la empresa', 'rut'],
    ['Sitio web', 'url'],
    ['¿Cuántas personas?', 'numero'],
    ['Mensaje', 'texto_largo'],
    ['Acepto los términos', 'casilla'],
    ['Update', 'texto'],
    ['Dirección', 'texto'],
  ])('guesses of %s that it is %s', (label, type) => {
    expect(guessType(label)).toBe(type);
  });
});
