import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance } from './advance.ts';
import type { Answers } from './answers.ts';
import { type FormState, startOf } from './form-state.ts';
import { shownFields } from './logic.ts';
import { renderForm } from './page.ts';
import { type PublicForm, publicFormOf } from './public-form.ts';

const when = (campo: string, valor: string) => ({
  modo: 'todas',
  reglas: [{ campo, operador: 'es', valor }],
});
const field = (id: string, tipo: string, over: object = {}) => ({
  id,
  clave: id,
  tipo,
  etiqueta: id,
  ...over,
});
const quote = (ajustes: object = {}) =>
  publicFormOf({
    nombre: 'Cotización',
    campos: [
      field('tipo', 'seleccion', { opciones: ['Empresa', 'Persona'], requerido: true }),
      field('empresa', 'texto', { mostrar_si: when('tipo', 'Empresa') }),
      field('rut', 'rut', { mostrar_si: when('tipo', 'Empresa'), requerido: true }),
      field('temas', 'casillas', { opciones: ['A', 'B'] }),
      field('mensaje', 'texto_largo', { requerido: true }),
      field('origen', 'oculto', { requerido: true }),
    ],
    ajustes: {
      pasos: [
        { id: 'p1', titulo: 'Quién', campos: ['tipo', 'empresa'] },
        { id: 'p2', titulo: 'Empresa', campos: ['rut'] },
        { id: 'p3', titulo: 'Qué', campos: ['temas', 'mensaje', 'origen'] },
      ],
      ...ajustes,
    },
  });

/** What a browser without script posts of a page: the controls that are not switched off, as they stand or are filled in. */
function posted(form: PublicForm, state: FormState, act: string, typed: Answers = {}): Answers {
  const html = renderForm(form, state, { language: 'es', action: '' });
  const live = html.replaceAll(/<fieldset class="field"[^>]* disabled>[\s\S]*?\n<\/fieldset>/g, '');
  const sent = new Map<string, string[]>([['_acto', [act]]]);
  for (const [tag, name] of live.matchAll(/<(?:input|select|textarea) [^>]*name="([^"]*)"[^>]*>/g)) {
    const isHidden = tag.includes('type="hidden"');
    const value = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
    const stands = isHidden ? [value] : (typed[name!] ?? state.answers[name!] ?? ['']);
    if (isHidden || !sent.get(name!)?.some(Boolean)) sent.set(name!, [...(sent.get(name!) ?? []), ...stands]);
  }
  return Object.fromEntries(sent);
}

/** Presses one after another, each with what is typed on the page before it. */
function walk(form: PublicForm, presses: readonly (readonly [act: string, typed?: Answers])[]) {
  let state: ReturnType<typeof advance> = startOf(form);
  for (const [act, typed] of presses) {
    if (state.at === 'done') break;
    state = advance(form, posted(form, state, act, typed), 'es');
  }
  return state;
}

describe('a press on the page of a form', () => {
  it('comes again where an answer brought up a field of the same step, then goes on', () => {
    const form = quote();
    const again = walk(form, [['next', { tipo: ['Empresa'] }]]);
    expect(again).toMatchObject({ at: 'step', step: 0, note: 'new', focus: 'empresa' });
    const on = walk(form, [
      ['next', { tipo: ['Empresa'] }],
      ['next', { empresa: ['ACME'] }],
    ]);
    expect(on).toMatchObject({ step: 1, answers: { tipo: ['Empresa'], empresa: ['ACME'] } });
  });

  it('skips a step with nothing on it, both ways', () => {
    const form = quote();
    const there = walk(form, [['next', { tipo: ['Persona'] }]]);
    expect(there).toMatchObject({ step: 2 });
    expect(walk(form, [['next', { tipo: ['Persona'] }], ['back']])).toMatchObject({ step: 0 });
  });

  it('checks what shows and stores nothing else', () => {
    const form = quote();
    expect(walk(form, [['next']])).toMatchObject({
      step: 0,
      problems: new Map([['tipo', expect.any(String)]]),
    });
    const done = walk(form, [
      ['next', { tipo: ['Empresa'] }],
      ['next', { empresa: ['ACME'] }],
      ['back'],
      ['next', { tipo: ['Persona'] }],
      ['send', { mensaje: ['Hola'], temas: ['B'] }],
    ]);
    expect(done).toMatchObject({ at: 'done' });
    expect((done as { datos: object }).datos).toEqual({ tipo: 'Persona', temas: ['B'], mensaje: 'Hola' });
  });

  it('shows all answers before sending, changes one and comes back through what that brings up', () => {
    const form = quote({ revisar: true });
    const filled = [
      ['next', { tipo: ['Persona'] }],
      ['next', { mensaje: ['Hola'] }],
    ] as const;
    const review = walk(form, filled);
    expect(review).toMatchObject({ at: 'review' });
    const change = walk(form, [...filled, ['change:mensaje']]);
    expect(change).toMatchObject({ step: 2, focus: 'mensaje', isReturning: true });
    expect(walk(form, [...filled, ['change:mensaje'], ['next']])).toMatchObject({ at: 'review' });
    const rut = walk(form, [
      ...filled,
      ['change:tipo'],
      ['next', { tipo: ['Empresa'] }],
      ['next', { empresa: ['ACME'] }],
    ]);
    expect(rut).toMatchObject({ step: 1, isReturning: true, focus: 'rut' });
    expect(walk(form, [...filled, ['send']])).toMatchObject({ at: 'done' });
  });

  it('takes a whole submission of a program, and leads to the first step that is wrong', () => {
    const form = quote();
    expect(advance(form, { tipo: ['Persona'], mensaje: ['x'] }, 'es')).toMatchObject({ at: 'done' });
    expect(advance(form, { tipo: ['Empresa'], mensaje: ['x'] }, 'es')).toMatchObject({ step: 1 });
    expect(advance(form, {}, 'es')).toMatchObject({ step: 0 });
  });

  it('shows fields that an older page did not have before it takes anything', () => {
    const form = publicFormOf({ campos: [field('a', 'texto'), field('b', 'texto')] });
    const sent = { _acto: ['send'], _paso: ['0'], a: ['x'] };
    expect(advance(form, sent, 'es')).toMatchObject({ at: 'done' });
    expect(advance(form, sent, 'es', { isStale: true })).toMatchObject({
      note: 'changed',
      focus: 'b',
      answers: { a: ['x'] },
    });
  });

  it('draws a field that comes up with its default, or what the address fills in', () => {
    const form = publicFormOf({
      campos: [
        field('a', 'texto'),
        {
          ...field('b', 'texto'),
          valor_inicial: 'ACME',
          mostrar_si: { modo: 'todas', reglas: [{ campo: 'a', operador: 'no_vacio' }] },
        },
      ],
    });
    const sent = { _acto: ['send'], _paso: ['0'], a: ['x'] };
    expect(advance(form, sent, 'es')).toMatchObject({ note: 'new', answers: { a: ['x'], b: ['ACME'] } });
    const page = { prefilled: { b: ['Otra'] } };
    expect(advance(form, sent, 'es', page)).toMatchObject({ note: 'new', answers: { b: ['Otra'] } });
    expect(advance(form, { ...sent, b: [''] }, 'es', page)).toMatchObject({ at: 'done', datos: { a: 'x' } });
  });

  it('takes nothing by a press that only leads on', () => {
    const form = publicFormOf({ campos: [field('a', 'texto')] });
    for (const act of ['next', 'nextfoo', 'back', 'change:a']) {
      expect(advance(form, { _acto: [act], a: ['x'] }, 'es').at).toBe('step');
    }
  });

  it('survives keys that every object has, and places that do not exist', () => {
    const form = publicFormOf({ campos: [field('constructor', 'texto'), field('to_string', 'casillas')] });
    expect(advance(form, { _acto: ['send'], _paso: ['99'] }, 'es')).toMatchObject({ at: 'done', datos: {} });
    expect(advance(form, { _acto: ['back'], _paso: ['-1'] }, 'es')).toMatchObject({ step: 0 });
  });
});

describe('any order of presses', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const rule = fc.option(
    fc.record({
      modo: fc.constantFrom('todas', 'alguna'),
      reglas: fc.array(
        fc.record({
          campo: fc.constantFrom(...ids),
          operador: fc.constantFrom('es', 'no_es', 'vacio', 'no_vacio'),
          valor: fc.constantFrom('A', 'B'),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  );
  const forms = fc
    .tuple(
      fc.tuple(
        ...ids.map(() =>
          fc.record({
            tipo: fc.constantFrom('texto', 'opciones', 'casillas'),
            mostrar_si: rule,
            requerido: fc.boolean(),
          }),
        ),
      ),
      fc.tuple(...ids.map(() => fc.nat({ max: 2 }))),
      fc.boolean(),
    )
    .map(([shapes, places, revisar]) =>
      publicFormOf({
        campos: shapes.map((shape, index) =>
          field(ids[index]!, shape.tipo, { ...shape, opciones: ['A', 'B'] }),
        ),
        ajustes: {
          revisar,
          pasos: [0, 1, 2].map((place) => ({
            id: `p${place}`,
            titulo: `P${place}`,
            // Fields stand sorted by their step, as the editor keeps them.
            campos: ids.filter((_, index) => [...places].sort()[index] === place),
          })),
        },
      }),
    );
  const typed = fc.dictionary(
    fc.constantFrom(...ids),
    fc.constantFrom<readonly string[]>(['A'], ['B'], ['']),
  );
  const press = fc.tuple(
    fc.constantFrom('next', 'next', 'send', 'back', ...ids.map((id) => `change:${id}`)),
    typed,
  );

  it('loses no answer that shows and stores none that does not', () => {
    fc.assert(
      fc.property(forms, fc.array(press, { maxLength: 12 }), (form, presses) => {
        let state: ReturnType<typeof advance> = startOf(form);
        for (const [act, fill] of presses) {
          const sent = posted(form, state, act, fill);
          const next = advance(form, sent, 'es');
          const shown = new Map(shownFields(form.campos, next.answers).map((each) => [each.clave, each]));
          for (const clave of shown.keys()) {
            const before = (sent[clave] ?? []).filter(Boolean);
            expect((next.answers[clave] ?? []).filter(Boolean)).toEqual(before.slice(0, 2));
          }
          if (next.at === 'done') {
            for (const clave of Object.keys(next.datos)) expect(shown.has(clave)).toBe(true);
            for (const { clave, requerido } of shown.values()) {
              const answered = (next.answers[clave] ?? []).some(Boolean);
              expect(Object.hasOwn(next.datos, clave)).toBe(answered);
              if (requerido) expect(answered).toBe(true);
            }
            return;
          }
          state = next;
        }
      }),
      { numRuns: 500 },
    );
  });
});
