import { expect, it } from 'vitest';
import type { FormDocument } from '@/components/forms/document/form-document';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import en from '@/messages/en/forms.json';
import es from '@/messages/es/forms.json';
import { errorCodes, type ProblemCode, warningCodes } from './problem';
import { problemsOf } from './problems';
import { quickFixOf } from './quick-fixes';

const email: JsonObject = { id: 'e', clave: 'email', tipo: 'email', etiqueta: 'Email', requerido: true };
const text = (id: string, more: JsonObject = {}): JsonObject => ({
  id,
  clave: `k_${id}`,
  tipo: 'texto',
  etiqueta: id.toUpperCase(),
  requerido: false,
  ...more,
});
const choice = (...opciones: Json[]) => text('c', { tipo: 'seleccion', opciones });
const rule = (campo: string, operador: string, valor?: Json): JsonObject => ({
  mostrar_si: { modo: 'todas', reglas: [{ campo, operador, ...(valor !== undefined && { valor }) }] },
});
const form = (...campos: Json[]): FormDocument => ({ nombre: 'Contacto', campos: [email, ...campos] });
const look = (ajustes: JsonObject): FormDocument => ({ ...form(), ajustes });
const codes = (document: FormDocument) => problemsOf(document).map(({ code }) => code);

const cases: readonly [ProblemCode, FormDocument][] = [
  ['no_list', { campos: { a: 1 } }],
  ['too_many_fields', form(...Array.from({ length: 200 }, (_, at) => text(`f${at}`)))],
  ['not_object', form(3)],
  ['key_missing', form(text('a', { clave: '' }))],
  ['key_malformed', form(text('a', { clave: 'Año nuevo' }))],
  ['key_duplicate', form(text('a', { clave: 'email' }))],
  ['id_duplicate', form(text('e'))],
  ['label_missing', form(text('a', { etiqueta: ' ' }))],
  ['options_missing', form(choice())],
  ['option_empty', form(choice('x', ''))],
  ['options_too_many', form(choice(...Array.from({ length: 501 }, (_, at) => `o${at}`)))],
  ['pattern_invalid', form(text('a', { patron: '[a' }))],
  ['pattern_slow', form(text('a', { patron: '(a+)+' }))],
  ['pattern_long', form(text('a', { patron: 'a'.repeat(201) }))],
  ['length_unreadable', form(text('a', { largo_minimo: 'dos' }))],
  ['unknown_type', form(text('a', { tipo: 'firma' }))],
  ['options_duplicate', form(choice('x', 'y', 'X '))],
  ['limits_contradict', form(text('a', { largo_minimo: 5, largo_maximo: 2 }))],
  ['limit_unreadable', form(text('a', { tipo: 'fecha', minimo: 'mañana' }))],
  ['limits_contradict', form(text('a', { tipo: 'numero', minimo: '1.000,5', maximo: 5 }))],
  ['default_outside', form(text('a', { tipo: 'numero', maximo: 5, valor_inicial: '7' }))],
  ['rule_half', form(text('a', rule('e', 'es')))],
  ['rule_missing', form(text('a', rule('gone', 'no_vacio')))],
  ['rule_later', form(text('a', rule('b', 'no_vacio')), text('b'))],
  ['rule_option', form(choice('x'), text('a', rule('c', 'no_es', 'y')))],
  ['rule_operator', form(text('a', rule('e', 'mayor', 3)))],
  ['nothing_required', { campos: [{ ...email, requerido: false }] }],
  ['no_contact', { campos: [text('a', { requerido: true })] }],
  ['contrast', look({ color: '#ffee00' })],
  ['color_unreadable', look({ color: 'rojo' })],
  ['redirect', look({ redireccion: 'javascript:alert(1)' })],
  [
    'step_empty',
    look({
      pasos: [
        { id: 'p', titulo: 'Uno', campos: ['e'] },
        { id: 'q', titulo: 'Dos', campos: [] },
      ],
    }),
  ],
  ['step_missing', look({ pasos: [{ id: 'p', titulo: 'Uno', campos: ['e', 'gone'] }] })],
];

it.each(cases)('finds %s, and nothing else', (code, document) => {
  expect(codes(document)).toEqual([code]);
});

it('counts on a step what stands there without being named', () => {
  const pasos = [
    { id: 'p', titulo: 'Uno', campos: [] },
    { id: 'q', titulo: 'Dos', campos: ['a'] },
  ];
  expect(codes({ ...form(text('a')), ajustes: { pasos } })).toEqual([]);
});

it('finds circles and what is never shown', () => {
  const circle = form(text('a', rule('b', 'no_vacio')), text('b', rule('a', 'no_vacio')));
  expect(codes(circle)).toEqual(['rule_circle']);
  expect(codes(form(choice('x'), text('a', rule('c', 'es', 'y'))))).toEqual(['rule_option', 'rule_never']);
});

it('finds nothing in a form that is as it should be, nor in one without fields', () => {
  const whole = form(
    choice('Empresa', 'Persona'),
    text('a', {
      ...rule('c', 'es', 'empresa'),
      largo_minimo: 2,
      largo_maximo: 40,
      patron: '[A-Z].*',
      valor_inicial: 'Acme',
    }),
  );
  expect(
    codes({ ...whole, ajustes: { color: '#1d4ed8', redireccion: 'https://acme.example/gracias' } }),
  ).toEqual([]);
  expect(codes({ campos: [] })).toEqual([]);
});

it('puts what the API refuses first, in the order of the fields', () => {
  const found = problemsOf(
    form(text('a', rule('gone', 'no_vacio')), text('b', { etiqueta: '' }), text('c', { clave: '' })),
  );
  expect(found.map(({ level, field }) => [level, field])).toEqual([
    ['error', 'id b'],
    ['error', 'id c'],
    ['warning', 'id a'],
  ]);
});

it('mends what it offers to mend', () => {
  const mendable = [
    ...cases,
    ['rule_circle', form(text('a', rule('b', 'no_vacio')), text('b', rule('a', 'no_vacio')))] as const,
  ];
  const mended = mendable.flatMap(([code, document]) => {
    const problem = problemsOf(document)[0]!;
    const fix = quickFixOf(problem, document);
    if (!fix) return [];
    expect(codes(fix.apply(document)), code).toEqual([]);
    return [code];
  });
  expect(mended).toEqual([
    'key_missing',
    'key_malformed',
    'key_duplicate',
    'id_duplicate',
    'option_empty',
    'options_duplicate',
    'limits_contradict',
    'limits_contradict',
    'default_outside',
    'rule_half',
    'rule_missing',
    'rule_later',
    'rule_option',
    'rule_operator',
    'contrast',
    'step_empty',
    'step_missing',
    'rule_circle',
  ]);
});

it('has words for each, in both languages', () => {
  for (const code of [...errorCodes, ...warningCodes]) {
    expect(en.problem.code[code], code).toBeTruthy();
    expect(es.problem.code[code], code).toBeTruthy();
  }
});
