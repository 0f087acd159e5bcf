import type { Json, JsonObject } from '@/lib/contract/scalars';
import { findField, flagOf, isAnything, isNested, isRecord, isText, words } from '../document/fields';
import type { KeyType, Namespace, Operator } from './block';
import { isTypeWord, keyTypeOf } from './key-types';
import { descriptionNames, labelNames } from './names';

const operatorNames = words(
  'operador operator op key clave identifier identificador id value valor codigo code slug name nombre',
);
const valueNames = words(
  'valor takes_value requires_value needs_value requiere_valor usa_valor lleva_valor has_value',
);
const unaryNames = words('unary unario sin_valor no_value');

const typesNames = words('tipos types tipo type applies_to aplica_a');

/** Operators as texts, objects, or objects keyed by operator or by the type that they compare. */
export function readOperators(value: Json | undefined): Operator[] {
  const found = new Map<string, Operator>();
  for (const one of operatorsIn(value)) {
    const known = found.get(one.operator);
    // Listed under several types: it compares all of them.
    const types = known?.types && one.types ? [...known.types, ...one.types] : known?.types;
    found.set(one.operator, known ? { ...known, types } : one);
  }
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
    if (Array.isArray(item) && !item.every(isTypeWord)) {
      const types = isTypeWord(key) ? [keyTypeOf(key)] : undefined;
      return operatorsIn(item).map((one) => ({ ...one, types: one.types ?? types }));
    }
    if (Array.isArray(item)) return [makeOperator(key, { tipos: item })];
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
    types: readTypes(findField(said, typesNames, isAnything)),
  };
}

/** Types by the words for them; undefined where one is none, for then an operator would be hidden that fits. */
function readTypes(value: Json | undefined): readonly KeyType[] | undefined {
  const said = Array.isArray(value) ? value : isText(value) ? [value] : [];
  return said.length > 0 && said.every(isTypeWord) ? said.map((one) => keyTypeOf(one)) : undefined;
}

const spaceNames = words(
  'namespace espacio prefix prefijo key clave identifier identificador id objeto object name nombre slug',
);
const fieldsNames = words(
  'campos fields properties propiedades keys claves atributos attributes columnas columns items',
);
const fieldTypesNames = words('tipos_campos field_types tipos types');
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
        const types = readFieldTypes(findField(item as JsonObject, fieldTypesNames, isRecord));
        const fields = readFields(findField(item as JsonObject, fieldsNames, isAnything), name);
        return { name, fields, ...(types && { types }) };
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

/** Types by field, where a namespace says them. */
function readFieldTypes(value: JsonObject | undefined): ReadonlyMap<string, KeyType> | undefined {
  if (!value) return undefined;
  const typed = Object.entries(value).filter(([, type]) => isTypeWord(type));
  return new Map(typed.map(([field, type]) => [field, keyTypeOf(type)]));
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
