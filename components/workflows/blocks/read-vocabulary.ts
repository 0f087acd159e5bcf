import type { Json, JsonObject } from '@/lib/contract/scalars';
import { findField, flagOf, isAnything, isNested, isRecord, isText, words } from '../document/fields';
import type { Namespace, Operator } from './block';
import { isTypeWord } from './key-types';
import { descriptionNames, labelNames } from './names';

const operatorNames = words(
  'operador operator op key clave identifier identificador id value valor codigo code slug name nombre',
);
const valueNames = words(
  'valor takes_value requires_value needs_value requiere_valor usa_valor lleva_valor has_value',
);
const unaryNames = words('unary unario sin_valor no_value');

/** Operators as texts, objects, or objects keyed by operator or by the type that they compare. */
export function readOperators(value: Json | undefined): Operator[] {
  const found = new Map<string, Operator>();
  for (const one of operatorsIn(value)) if (!found.has(one.operator)) found.set(one.operator, one);
  return [...found.values()];
}

function operatorsIn(value: Json | undefined): Operator[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      if (isText(item)) return [makeOperator(item, {})];
      const name = isRecord(item) ? findField(item, operatorNames, isText) : undefined;
      return name === undefined ? [] : [makeOperator(name, item as JsonObject)];
    });
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (Array.isArray(item) && !item.every(isTypeWord)) return operatorsIn(item);
    return [makeOperator(key, isRecord(item) ? item : isText(item) ? { descripcion: item } : {})];
  });
}

function makeOperator(operator: string, said: JsonObject): Operator {
  const takes = flagOf(findField(said, valueNames, (one): one is boolean => typeof one === 'boolean'));
  const isUnary = flagOf(findField(said, unaryNames, isAnything)) === true;
  const label = findField(said, labelNames, isText);
  return {
    operator,
    label: label === operator ? undefined : label,
    description: findField(said, descriptionNames, isText),
    takesValue: takes ?? !isUnary,
  };
}

const spaceNames = words(
  'namespace espacio prefix prefijo key clave identifier identificador id objeto object name nombre slug',
);
const fieldsNames = words(
  'campos fields properties propiedades keys claves atributos attributes columnas columns items',
);
const fieldNames = words(
  'campo field key clave path ruta tag etiqueta_campo id name nombre slug identifier identificador',
);

/** Namespaces as texts, objects, or an object keyed by name. */
export function readNamespaces(value: Json | undefined): Namespace[] {
  const spaces = Array.isArray(value)
    ? value.map((item): Namespace | undefined => {
        if (isText(item)) return { name: item, fields: undefined };
        const name = isRecord(item) ? findField(item, spaceNames, isText) : undefined;
        if (name === undefined) return undefined;
        return { name, fields: readFields(findField(item as JsonObject, fieldsNames, isAnything), name) };
      })
    : isRecord(value)
      ? Object.entries(value).map(([name, item]) => ({ name, fields: readFields(item, name) }))
      : [];
  const found = new Map<string, Namespace>();
  for (const space of spaces) {
    if (!space) continue;
    const name = space.name.replace(/\.\*?$/, '');
    if (!found.has(name)) found.set(name, { ...space, name });
  }
  return [...found.values()];
}

function readFields(value: Json | undefined, space: string): readonly string[] | undefined {
  if (Array.isArray(value)) {
    const fields = value.map((item) =>
      isText(item) ? item : isRecord(item) ? findField(item, fieldNames, isText) : undefined,
    );
    return fields.every((field) => field !== undefined)
      ? fields.map((field) => bare(field, space))
      : undefined;
  }
  if (!isRecord(value)) return undefined;
  const inner = findField(value, fieldsNames, isNested);
  if (inner !== undefined) return readFields(inner, space);
  const says = findField(value, descriptionNames, isText) ?? findField(value, labelNames, isText);
  return says !== undefined && !isTypeWord(says)
    ? undefined
    : Object.keys(value).map((field) => bare(field, space));
}

/** `{{contact.nombre}}` and `contact.nombre` as the namespace knows it: `nombre`. */
function bare(field: string, space: string): string {
  const path = field.replace(/^\{\{\s*|\s*\}\}$/g, '');
  return path.startsWith(`${space}.`) ? path.slice(space.length + 1) : path;
}

const ruleNames = words('regla rule texto text descripcion description mensaje message nota note');

/** Rules as sentences. */
export function readRules(value: Json | undefined): string[] {
  if (isText(value)) return [value];
  if (!isNested(value)) return [];
  const items = Array.isArray(value) ? value : Object.values(value);
  return items.flatMap((item) => {
    if (isText(item)) return [item];
    const text = isRecord(item) ? findField(item, ruleNames, isText) : undefined;
    return text ?? [];
  });
}

const aliasNames = words('alias from de name nombre key clave origen sinonimo synonym');
const meantNames = words(
  'to a para subtype subtipo target destino canonical canonico identifier identificador value valor means significa real id type tipo',
);

/** Aliases as an object, a list of pairs, a list of objects, or by what they mean. */
export function readAliases(value: Json | undefined): ReadonlyMap<string, string> {
  if (Array.isArray(value)) {
    return new Map(
      value.flatMap((item): [string, string][] => {
        if (Array.isArray(item)) return isText(item[0]) && isText(item[1]) ? [[item[0], item[1]]] : [];
        if (!isRecord(item)) return [];
        const to = findField(item, meantNames, isText);
        const list = findField(item, words('aliases alias sinonimos'), Array.isArray);
        if (list !== undefined && to !== undefined) return list.filter(isText).map((from) => [from, to]);
        const from = findField(item, aliasNames, isText);
        if (from !== undefined && to !== undefined) return [[from, to]];
        return [...readAliases(item)];
      }),
    );
  }
  if (!isRecord(value)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, item]): [string, string][] => {
      if (isText(item)) return [[key, item]];
      if (Array.isArray(item)) return item.filter(isText).map((from) => [from, key]);
      const to = isRecord(item) ? findField(item, meantNames, isText) : undefined;
      return to === undefined ? [] : [[key, to]];
    }),
  );
}
