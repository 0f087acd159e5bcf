import type { FormField } from '@/lib/contract/forms';
import { isJsonObject } from '@/lib/json/same-json';
import { isSameText } from '@/lib/rules/forms/logic';
import { type Changes, changeField } from './field-edits';
import { type FieldType, fieldAt } from './fields';
import type { FormDocument } from './form-document';
import { fitsType, limitsOf } from './limits';
import { hasOptions } from './new-field';

const members = [
  'opciones',
  'ejemplo',
  'patron',
  'patron_mensaje',
  'largo_minimo',
  'largo_maximo',
  'minimo',
  'maximo',
] as const satisfies readonly (keyof FormField & string)[];
export type DroppedMember = (typeof members)[number] | 'valor_inicial';

/** Gives a field another type. What means nothing for the new one is dropped, and named; the rest stays. */
export function changeType(
  document: FormDocument,
  key: string,
  tipo: FieldType,
  newOptions: readonly string[],
): { readonly document: FormDocument; readonly dropped: readonly DroppedMember[] } {
  const field = fieldAt(document, key);
  if (!field || !isJsonObject(field.raw) || field.tipo === tipo) return { document, dropped: [] };
  const { raw, entry } = field;
  const isBoundOfAnother = limitsOf(tipo)?.[0] === 'minimo' && limitsOf(field.tipo)?.[0] === 'minimo';
  const dropped: DroppedMember[] = members.filter(
    (member) =>
      Object.hasOwn(raw, member) &&
      (!fitsType(member, tipo) || (isBoundOfAnother && (member === 'minimo' || member === 'maximo'))),
  );
  const options = hasOptions(field.tipo) ? field.opciones : newOptions;
  if (
    entry.valor_inicial !== undefined &&
    !fitsDefault(String(entry.valor_inicial), field.tipo, tipo, options)
  ) {
    dropped.push('valor_inicial');
  }
  const changes: Changes = {
    tipo,
    ...Object.fromEntries(dropped.map((member) => [member, undefined])),
    ...(hasOptions(tipo) && field.opciones.length === 0 && { opciones: [...newOptions] }),
  };
  return { document: changeField(document, key, changes), dropped };
}

const texts = new Set(['texto', 'texto_largo', 'oculto']);

function fitsDefault(value: string, from: string, to: string, options: readonly string[]): boolean {
  if (hasOptions(to))
    return value.split('\n').every((one) => options.some((option) => isSameText(option, one)));
  return from !== 'casilla' && from !== 'casillas' && texts.has(to);
}
