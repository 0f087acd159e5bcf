import type { Condition, DisplayRule } from '../../contract/form-extensions.ts';
import { type Answers, valuesOf } from './answers.ts';
import { compareNumbers, numberOf } from './numbers.ts';

/** What display logic needs to know of a field ("Display logic", extension of forms). */
export type LogicField = {
  readonly id: string;
  readonly clave: string;
  readonly tipo: string;
  readonly mostrar_si?: unknown;
};

type Operator = Condition['operador'];

const texts: readonly Operator[] = ['es', 'no_es', 'contiene', 'no_contiene', 'vacio', 'no_vacio'];
const choices: readonly Operator[] = ['es', 'no_es', 'vacio', 'no_vacio'];
const operatorsByType: Readonly<Record<string, readonly Operator[]>> = {
  numero: ['es', 'no_es', 'mayor', 'menor', 'vacio', 'no_vacio'],
  fecha: ['es', 'no_es', 'antes', 'despues', 'vacio', 'no_vacio'],
  seleccion: choices,
  opciones: choices,
  casillas: ['contiene', 'no_contiene', 'vacio', 'no_vacio'],
  casilla: ['es', 'no_es'],
};

/** The comparisons that make sense of answers to a type of field. */
export function operatorsOf(tipo: string): readonly Operator[] {
  return operatorsByType[tipo] ?? texts;
}

/** Whether a comparison compares with a value; the others only ask whether there is an answer. */
export function takesValue(operador: Operator): boolean {
  return operador !== 'vacio' && operador !== 'no_vacio';
}

/** A rule as a field holds it, its half-written comparisons left out; undefined where nothing of it can be run. */
export function readRule(value: unknown): DisplayRule | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { modo, reglas } = value as { readonly modo?: unknown; readonly reglas?: unknown };
  if (!Array.isArray(reglas)) return undefined;
  const whole = reglas.filter(isWholeCondition);
  return whole.length === 0 ? undefined : { modo: modo === 'alguna' ? 'alguna' : 'todas', reglas: whole };
}

/** Whether a comparison is written to its end; the others are ignored. */
export function isWholeCondition(rule: unknown): rule is Condition {
  if (typeof rule !== 'object' || rule === null) return false;
  const { campo, operador, valor } = rule as Partial<Condition>;
  if (typeof campo !== 'string' || typeof operador !== 'string') return false;
  return !takesValue(operador) || (valor !== undefined && valor !== null && valor !== '');
}

/**
 * The fields that a visitor with these answers sees, in their order. A rule looks at earlier fields only: one over a
 * later or missing field is ignored, one over a field that is not shown sees it empty.
 */
export function shownFields<Field extends LogicField>(fields: readonly Field[], answers: Answers): Field[] {
  const ids = new Set(fields.map(({ id }) => id));
  const before: Before = new Map();
  return fields.filter((field) => {
    const isShown = isFieldShown(field, before);
    const seen = { field, values: isShown ? comparable(field, answers) : [] };
    for (const name of namesOf(field, ids)) if (!before.has(name)) before.set(name, seen);
    return isShown;
  });
}

/** Numbers as they are stored, however they were typed; everything else as it stands. */
function comparable({ clave, tipo }: LogicField, answers: Answers): readonly string[] {
  const values = valuesOf(answers, clave);
  return tipo === 'numero' ? values.map((value) => numberOf(value) ?? value) : values;
}

type Before = Map<string, { readonly field: LogicField; readonly values: readonly string[] }>;

/** What a rule may call a field by: its id, and its key where that is no other field's id. */
export function namesOf({ id, clave }: LogicField, ids: ReadonlySet<string>): readonly string[] {
  return [id, ids.has(clave) ? '' : clave].filter(Boolean);
}

function isFieldShown({ mostrar_si }: LogicField, before: Before): boolean {
  const rule = readRule(mostrar_si);
  const known = rule?.reglas.filter(({ campo }) => before.has(campo)) ?? [];
  if (!rule || known.length === 0) return true;
  const isMet = (condition: Condition) => {
    const { field, values } = before.get(condition.campo)!;
    return holds(condition, field.tipo, values);
  };
  return rule.modo === 'alguna' ? known.some(isMet) : known.every(isMet);
}

/** Whether a comparison holds for the answers to a field of this type. An empty answer is and contains nothing. */
export function holds({ operador, valor }: Condition, tipo: string, values: readonly string[]): boolean {
  const wanted = String(valor ?? '');
  switch (operador) {
    case 'vacio':
      return values.length === 0;
    case 'no_vacio':
      return values.length > 0;
    case 'es':
      return isEqual(tipo, values, wanted);
    case 'no_es':
      return !isEqual(tipo, values, wanted);
    case 'contiene':
      return contains(tipo, values, wanted);
    case 'no_contiene':
      return !contains(tipo, values, wanted);
    case 'mayor':
      return values.some((value) => compareNumbers(value, wanted) === 1);
    case 'menor':
      return values.some((value) => compareNumbers(value, wanted) === -1);
    case 'antes':
      return values.some((value) => value < wanted);
    case 'despues':
      return values.some((value) => value > wanted);
    default:
      // A comparison of a later version: what cannot be run hides nothing.
      return true;
  }
}

const plain = (text: string) => text.trim().toLowerCase();

/** Whether an answer and the text of an option, or of a rule, are the same: case and space around it do not count. */
export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function isEqual(tipo: string, values: readonly string[], wanted: string): boolean {
  if (tipo === 'casilla') return values.length > 0 === (wanted === 'true');
  if (tipo === 'numero') return values.some((value) => compareNumbers(value, wanted) === 0);
  return values.some((value) => isSameText(value, wanted));
}

function contains(tipo: string, values: readonly string[], wanted: string): boolean {
  if (tipo === 'casillas') return values.some((value) => isSameText(value, wanted));
  return values.some((value) => plain(value).includes(plain(wanted)));
}
