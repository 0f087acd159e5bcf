import { conditionModes, conditionOperators } from '@/lib/api/contract/form-extensions';
import type { Condition, DisplayRule } from '@/lib/contract/form-extensions';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import { isWholeCondition } from '@/lib/rules/forms/logic';
import { changeField } from './field-edits';
import { type FieldView, fieldsOf } from './fields';
import type { FormDocument } from './form-document';

/** One comparison of a field's rule as the editor sees it; `raw` goes back as it came wherever nothing was edited. */
export type ConditionView = {
  readonly index: number;
  readonly raw: Json;
  /** The name of a field: its id, else its key; empty where none is chosen yet. */
  readonly campo: string;
  /** Undefined where there is none that this console knows. */
  readonly operador: Condition['operador'] | undefined;
  readonly valor: Json | undefined;
  /** A half-written one is ignored until it is whole. */
  readonly isWhole: boolean;
};

/** The comparisons of a field's rule, half-written ones too; empty where the field is always shown. */
export function conditionsOf(raw: Json): readonly ConditionView[] {
  return reglasOf(raw).map((regla, index) => {
    const campo = own(regla, 'campo');
    const operador = own(regla, 'operador');
    return {
      index,
      raw: regla,
      campo: typeof campo === 'string' ? campo : '',
      operador: conditionOperators.find((one) => one === operador),
      valor: own(regla, 'valor'),
      isWhole: isWholeCondition(regla),
    };
  });
}

export function modeOf(raw: Json): DisplayRule['modo'] {
  const modo = own(own(raw, 'mostrar_si'), 'modo');
  return conditionModes.find((one) => one === modo) ?? 'todas';
}

/** What rules and steps call a field by: its id, or its key as long as the server gave it none. */
export const nameOf = ({ id, clave }: Pick<FieldView, 'id' | 'clave'>): string => id || clave;

/** The field that a rule or a step names. */
export function fieldNamed(document: FormDocument, name: string): FieldView | undefined {
  if (name === '') return undefined;
  const fields = fieldsOf(document);
  return fields.find(({ id }) => id === name) ?? fields.find(({ clave }) => clave === name);
}

/** Adds a comparison to a field's rule; the rule is made where there is none. */
export function addCondition(document: FormDocument, key: string, condition: JsonObject): FormDocument {
  return editReglas(document, key, (reglas) => [...reglas, condition]);
}

/** Writes a comparison anew; undefined takes it away, and the rule with the last one. */
export function setCondition(
  document: FormDocument,
  key: string,
  index: number,
  condition: JsonObject | undefined,
): FormDocument {
  return editReglas(document, key, (reglas) =>
    reglas.flatMap((regla, at) => (at !== index ? [regla] : condition ? [condition] : [])),
  );
}

export function setMode(document: FormDocument, key: string, modo: DisplayRule['modo']): FormDocument {
  const raw = fieldsOf(document).find((field) => field.key === key)?.raw;
  const rule = own(raw, 'mostrar_si');
  return isJsonObject(rule) ? changeField(document, key, { mostrar_si: { ...rule, modo } }) : document;
}

/** Shows a field always. */
export function removeRule(document: FormDocument, key: string): FormDocument {
  return changeField(document, key, { mostrar_si: undefined });
}

/** Every comparison of every field's rule through `change`; undefined takes one away. */
export function mapConditions(
  document: FormDocument,
  change: (condition: ConditionView, field: FieldView) => Json | undefined,
): FormDocument {
  return fieldsOf(document).reduce((changed, field) => {
    const before = conditionsOf(field.raw);
    const after = before.map((condition) => change(condition, field));
    if (after.every((regla, at) => regla === before[at]!.raw)) return changed;
    return editReglas(changed, field.key, () => after.filter((regla) => regla !== undefined));
  }, document);
}

function editReglas(
  document: FormDocument,
  key: string,
  change: (reglas: readonly Json[]) => readonly Json[],
): FormDocument {
  const raw = fieldsOf(document).find((field) => field.key === key)?.raw;
  if (raw === undefined) return document;
  const reglas = change(reglasOf(raw));
  if (reglas.length === 0) return changeField(document, key, { mostrar_si: undefined });
  const rule = own(raw, 'mostrar_si');
  const kept = isJsonObject(rule) ? rule : {};
  return changeField(document, key, { mostrar_si: { modo: 'todas', ...kept, reglas: [...reglas] } });
}

function reglasOf(raw: Json | undefined): readonly Json[] {
  const reglas = own(own(raw, 'mostrar_si'), 'reglas');
  return Array.isArray(reglas) ? reglas : [];
}
