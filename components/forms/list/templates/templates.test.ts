import { describe, expect, it } from 'vitest';
import { createForm } from '@/lib/contract/forms';
import { operatorsOf, readRule, shownFields } from '@/lib/rules/forms/logic';
import { contentOfTemplate, templateNames } from './templates';

describe.each(templateNames)('the template %s', (name) => {
  const [es, en] = [contentOfTemplate(name, 'es'), contentOfTemplate(name, 'en')];

  it.each([es, en])('is what the contract takes ($ajustes.idioma)', (content) => {
    const read = createForm.body.safeParse({ nombre: name, ...content });
    expect(read.error?.issues ?? []).toEqual([]);
    expect(read.data?.campos).toEqual(content.campos);
  });

  it('asks the same in both languages, in words of each', () => {
    const shape = ({ campos }: typeof es) =>
      campos.map(({ clave, tipo, requerido, opciones }) => [clave, tipo, requerido, opciones?.length]);
    expect(shape(en)).toEqual(shape(es));
    const labels = ({ campos }: typeof es) => campos.map(({ etiqueta }) => etiqueta);
    expect(labels(en).filter((label, place) => label === labels(es)[place])).toEqual([]);
    expect(en.ajustes.introduccion).not.toBe(es.ajustes.introduccion);
  });

  it.each([es, en])(
    'has rules over earlier fields, with options that these have ($ajustes.idioma)',
    ({ campos }) => {
      for (const [place, { mostrar_si }] of campos.entries()) {
        for (const { campo, operador, valor } of readRule(mostrar_si)?.reglas ?? []) {
          const asked = campos.slice(0, place).find(({ id }) => id === campo);
          expect(asked).toBeDefined();
          expect(operatorsOf(asked!.tipo)).toContain(operador);
          if (asked?.opciones) expect(asked.opciones).toContain(valor);
        }
      }
    },
  );

  it('shows every field to somebody', () => {
    const answers = Object.fromEntries(
      es.campos.map(({ clave, tipo, opciones }) => [clave, opciones ?? [tipo === 'numero' ? '1' : 'true']]),
    );
    expect(shownFields(es.campos, answers)).toEqual(es.campos);
  });

  it('puts every field on one step, if it has any', () => {
    const { pasos } = es.ajustes;
    if (pasos) expect(pasos.flatMap(({ campos }) => campos)).toEqual(es.campos.map(({ id }) => id));
    expect(es.campos.some(({ tipo }) => tipo === 'email')).toBe(true);
  });
});
