import type { Json, JsonObject } from '../../lib/contract/scalars.ts';
import { fold } from '../core/fold.ts';
import type { OperatorName } from '../services/workflows/blocks/operators.ts';
import { isObject, own } from '../services/workflows/graph.ts';
import { compareDecimals } from './decimal.ts';
import { type Scope, textOf, valueAt } from './scope.ts';
import { timestampOf } from './timestamp.ts';

/** A condition with what it was compared with: `es` is the record's value, `valor` the wanted one. */
export type Comparison = JsonObject & { readonly cumple: boolean };

/** Whether the conditions of a branch are met: all of them, or with `alguna` one; and what became of each. */
export function compareAll(
  config: JsonObject,
  scope: Scope,
): { readonly cumple: boolean; readonly comparaciones: Comparison[] } {
  const conditions = own(config, 'condiciones');
  if (!Array.isArray(conditions)) return { cumple: false, comparaciones: [] };
  const comparaciones = conditions.map((condition) => compareOne(condition, scope));
  const isMet = ({ cumple }: Comparison) => cumple;
  const cumple = own(config, 'modo') === 'alguna' ? comparaciones.some(isMet) : comparaciones.every(isMet);
  return { cumple, comparaciones };
}

export const meets = (config: JsonObject, scope: Scope): boolean => compareAll(config, scope).cumple;

function compareOne(condition: Json, scope: Scope): Comparison {
  if (!isObject(condition)) return { cumple: false };
  const campo = own(condition, 'campo');
  return {
    campo: campo ?? null,
    operador: own(condition, 'operador') ?? null,
    valor: own(condition, 'valor') ?? null,
    es: typeof campo === 'string' ? (valueAt(scope, campo) ?? null) : null,
    cumple: meetsOne(condition, scope),
  };
}

function meetsOne(condition: JsonObject, scope: Scope): boolean {
  const operator = own(condition, 'operador');
  const field = own(condition, 'campo');
  if (typeof operator !== 'string' || typeof field !== 'string') return false;
  if (operator === 'cambio') return changed(scope, field);
  if (!Object.hasOwn(comparisons, operator)) return false;
  const compare = comparisons[operator as Exclude<OperatorName, 'cambio'>];
  return compare(valueAt(scope, field), own(condition, 'valor') ?? null);
}

function changed(scope: Scope, field: string): boolean {
  const previous = valueAt(scope, 'event.previous');
  return isObject(previous) && Object.hasOwn(previous, field.slice(field.indexOf('.') + 1));
}

type Compare = (is: Json | undefined, wanted: Json) => boolean;

const not =
  (compare: Compare): Compare =>
  (is, wanted) =>
    !compare(is, wanted);
const folded = (value: Json | undefined) => fold(textOf(value));

/** Numbers by their value, `1.50` is `1.5`; everything else by its text. */
const equal: Compare = (is, wanted) =>
  compareDecimals(textOf(is), textOf(wanted)) === 0 || folded(is) === folded(wanted);

const contains: Compare = (is, wanted) =>
  Array.isArray(is) ? is.some((one) => nameOf(one) === folded(wanted)) : folded(is).includes(folded(wanted));

const isEmpty: Compare = (is) =>
  is === undefined ||
  is === null ||
  textOf(is).trim() === '' ||
  (isObject(is) && Object.keys(is).length === 0);

const inList: Compare = (is, wanted) => Array.isArray(wanted) && wanted.some((one) => equal(is, one));

const hasTag: Compare = (is, wanted) => Array.isArray(is) && contains(is, wanted);

const byNumber =
  (holds: (order: number) => boolean): Compare =>
  (is, wanted) => {
    const order = compareDecimals(textOf(is), textOf(wanted));
    return order !== undefined && holds(order);
  };

const byTime =
  (holds: (order: number) => boolean): Compare =>
  (is, wanted) => {
    const order = timestampOf(textOf(is), 'UTC') - timestampOf(textOf(wanted), 'UTC');
    return !Number.isNaN(order) && holds(order);
  };

const comparisons: Record<Exclude<OperatorName, 'cambio'>, Compare> = {
  igual: equal,
  distinto: not(equal),
  contiene: contains,
  no_contiene: not(contains),
  empieza_con: (is, wanted) => folded(is).startsWith(folded(wanted)),
  termina_con: (is, wanted) => folded(is).endsWith(folded(wanted)),
  mayor_que: byNumber((order) => order > 0),
  mayor_o_igual: byNumber((order) => order >= 0),
  menor_que: byNumber((order) => order < 0),
  menor_o_igual: byNumber((order) => order <= 0),
  antes_de: byTime((order) => order < 0),
  despues_de: byTime((order) => order > 0),
  en_lista: inList,
  no_en_lista: not(inList),
  vacio: isEmpty,
  no_vacio: not(isEmpty),
  es_verdadero: (is) => is === true,
  es_falso: (is) => is === false,
  tiene_etiqueta: hasTag,
  no_tiene_etiqueta: not(hasTag),
};

function nameOf(value: Json): string {
  return folded(isObject(value) ? own(value, 'nombre') : value);
}
