import type { Condition } from '../../contract/form-extensions.ts';
import { holds, isSameText, type LogicField, namesOf, readRule } from './logic.ts';
import { compareNumbers, isNumber } from './numbers.ts';

/** What is known of a field beside its rule: the answers that may be chosen. */
export type ChoiceField = LogicField & { readonly opciones?: readonly string[] };

const singleChoice = new Set(['seleccion', 'opciones']);

/**
 * Which fields no visitor can ever be shown, whatever they answer: their rule asks for what excludes itself, for an
 * option that is not there, or for an answer to a field that is never shown. Sound, not complete: what it does not name
 * may still never be shown.
 */
export function neverShown<Field extends ChoiceField>(fields: readonly Field[]): ReadonlySet<Field> {
  const ids = new Set(fields.map(({ id }) => id));
  const before = new Map<string, Field>();
  const never = new Set<Field>();
  for (const field of fields) {
    const rule = readRule(field.mostrar_si);
    const known = rule?.reglas.filter(({ campo }) => before.has(campo)) ?? [];
    const can = (conditions: readonly Condition[]) => {
      const other = before.get(conditions[0]!.campo)!;
      return canHold(other, conditions, never.has(other));
    };
    const parts = rule?.modo === 'alguna' ? known.map((one) => [one]) : byField(known, before);
    const isPossible = rule?.modo === 'alguna' ? parts.some(can) : parts.every(can);
    if (known.length > 0 && !isPossible) never.add(field);
    for (const name of namesOf(field, ids)) if (!before.has(name)) before.set(name, field);
  }
  return never;
}

/** A field may be named by its id in one comparison and by its key in another. */
function byField(conditions: readonly Condition[], before: ReadonlyMap<string, ChoiceField>): Condition[][] {
  const groups = new Map<ChoiceField, Condition[]>();
  for (const condition of conditions) {
    const field = before.get(condition.campo)!;
    groups.set(field, [...(groups.get(field) ?? []), condition]);
  }
  return [...groups.values()];
}

/** Whether one answer to a field can meet all of these comparisons with it. */
function canHold(field: ChoiceField, conditions: readonly Condition[], isNever: boolean): boolean {
  const meets = (values: readonly string[]) =>
    conditions.every((condition) => holds(condition, field.tipo, values));
  if (meets([])) return true;
  if (isNever) return false;
  const { tipo, opciones = [] } = field;
  const asked = (operador: string) => conditions.filter((condition) => condition.operador === operador);
  const valued = (operador: string) => asked(operador).map(({ valor }) => String(valor));
  if (tipo === 'casilla') return ofOperators(conditions, boxed).every((one) => holds(one, tipo, ['true']));
  if (singleChoice.has(tipo)) return opciones.some((option) => option !== '' && meets([option]));
  if (tipo === 'casillas') {
    const barred = [...valued('no_contiene'), ...valued('no_es')];
    return meets(
      opciones.filter((option) => option !== '' && !barred.some((text) => isSameText(text, option))),
    );
  }
  // What is left is one typed answer, and an empty one does not do.
  if (asked('vacio').length > 0) return false;
  const equal = valued('es')[0];
  if (tipo === 'numero') {
    if (equal !== undefined)
      return ofOperators(conditions, numeric).every((one) => holds(one, tipo, [equal]));
    const [least, most] = [valued('mayor'), valued('menor')];
    // A bound that is no number is never passed.
    if (![...least, ...most].every(isNumber)) return false;
    return least.every((one) => most.every((other) => compareNumbers(one, other) === -1));
  }
  if (tipo === 'fecha') {
    if (equal !== undefined) return conditions.every((one) => holds(one, tipo, [equal]));
    const last = valued('antes').sort()[0];
    const first = valued('despues').sort().at(-1);
    return last === undefined || first === undefined || first < last;
  }
  if (equal !== undefined) return ofOperators(conditions, textual).every((one) => holds(one, tipo, [equal]));
  return valued('contiene').every((text) => asked('no_contiene').every((one) => holds(one, tipo, [text])));
}

// Comparisons whose outcome the type's value tells; a strange one of another type is taken to be possible.
const boxed = ['es', 'no_es', 'vacio', 'no_vacio'];
const numeric = [...boxed, 'mayor', 'menor'];
const textual = [...boxed, 'contiene', 'no_contiene'];

const ofOperators = (conditions: readonly Condition[], operators: readonly string[]) =>
  conditions.filter(({ operador }) => operators.includes(operador));
