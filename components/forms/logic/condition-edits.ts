import type { FieldView } from '@/components/forms/document/fields';
import { hasOptions } from '@/components/forms/document/new-field';
import { type ConditionView, nameOf } from '@/components/forms/document/rules';
import type { Condition } from '@/lib/contract/form-extensions';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import { isSameText, operatorsOf, takesValue } from '@/lib/rules/forms/logic';

type Operator = Condition['operador'];

/** A comparison with another field: operator and value stay where they make sense of its answers. */
export function withField({ raw, operador, valor }: ConditionView, other: FieldView): JsonObject {
  const operators = operatorsOf(other.tipo);
  const next = operador && operators.includes(operador) ? operador : operators[0]!;
  return written(raw, nameOf(other), next, fits(valor, other) && takesValue(next) ? valor : undefined);
}

/** The same comparison in another way; a value that is compared no more is left out. */
export function withOperator({ raw, campo, valor }: ConditionView, operador: Operator): JsonObject {
  return written(raw, campo, operador, takesValue(operador) ? valor : undefined);
}

export function withValue({ raw, campo, operador }: ConditionView, valor: Json | undefined): JsonObject {
  return written(raw, campo, operador ?? 'es', valor === '' ? undefined : valor);
}

function written(raw: Json, campo: string, operador: Operator, valor: Json | undefined): JsonObject {
  const { valor: _, ...kept } = isJsonObject(raw) ? raw : {};
  return { ...kept, campo, operador, ...(valor !== undefined && { valor }) };
}

function fits(valor: Json | undefined, { tipo, opciones }: FieldView): boolean {
  if (valor === undefined) return false;
  if (tipo === 'casilla') return typeof valor === 'boolean';
  if (hasOptions(tipo)) return opciones.some((option) => isSameText(option, String(valor)));
  return typeof valor !== 'boolean' && tipo !== 'fecha' && tipo !== 'numero';
}
