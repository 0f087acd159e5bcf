import type { Json, JsonObject } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';
import {
  findField,
  flagOf,
  isAnything,
  isIdentifier,
  isNested,
  isRecord,
  isText,
  layersOf,
  tellingField,
  words,
} from '../document/fields';
import type { BlockKey, KeyChoice } from './block';
import { isTypeWord, keyTypeOf } from './key-types';
import { descriptionNames, labelNames } from './names';

export type ReadKeys = {
  readonly keys: readonly BlockKey[];
  readonly settings: 'known' | 'partly' | 'unknown';
};

const schemaNames = words(
  'config_schema config schema esquema esquema_config configuracion configuration config_keys settings_schema params parametros parameters fields campos inputs entradas input settings ajustes properties propiedades args arguments argumentos keys claves form formulario',
);
const listNames = words(
  'keys claves fields campos properties propiedades params parametros parameters inputs entradas items',
);
const wrapperNames = words('schema config');
const requiredNames = words(
  'required requerido requerida requeridos requeridas obligatorio obligatoria obligatorios obligatorias required_keys claves_obligatorias mandatory is_required es_requerido es_obligatorio necesario',
);
const optionalNames = words('optional opcional opcionales optional_keys es_opcional is_optional');
const typeNames = words(
  'type tipo data_type tipo_dato tipo_de_dato value_type input_type field_type kind clase widget',
);
const typesNames = words('types tipos');
const strongNames = words('key clave config_key param parametro');
const weakNames = words(
  'name id field campo slug code codigo prop property path nombre identificador identifier',
);
const choiceNames = words(
  'valores values options opciones enum choices allowed allowed_values permitidos valores_permitidos one_of',
);
const defaultNames = words(
  'por_defecto default default_value predeterminado valor_por_defecto valor_predeterminado valor_inicial initial defecto',
);
const unitNames = words('unidad unit units unidades');
const choiceLabelNames = words('valores_etiquetas choice_labels value_labels enum_labels enum_names');
const valueNames = words('value valor id key clave const code codigo');
const formatNames = words('format formato');

const isList = (value: Json | undefined): value is Json[] => Array.isArray(value);

/** The keys of an entry's config, from whatever schema of it there is. */
export function readKeys(entry: JsonObject): ReadKeys {
  const schema = layersOf(entry)
    .map((layer) => findField(layer, schemaNames, isNested))
    .find((found) => found !== undefined);
  return schema === undefined ? { keys: [], settings: 'unknown' } : readSchema(schema);
}

type Hints = { readonly required?: ReadonlySet<string>; readonly types?: JsonObject | undefined };

function readSchema(schema: Json[] | JsonObject): ReadKeys {
  if (isList(schema)) return readList(schema, {});
  const inner = findField(schema, listNames, isContainer);
  const [required, optional] = [requiredNames, optionalNames].map((names) =>
    findField(schema, names, isList),
  );
  const types = findField(schema, typesNames, isNested);
  if (inner !== undefined) {
    const named = (required ?? []).filter(isText);
    const typed = isList(types) && isList(inner) ? zip(inner, types) : isRecord(types) ? types : undefined;
    const all = { required: new Set(named), types: typed };
    return isList(inner) ? readList(inner, all) : readNamed(inner, all);
  }
  const wrapped = findField(schema, wrapperNames, isContainer);
  if (wrapped !== undefined && Object.keys(schema).length <= 3) return readSchema(wrapped);
  // `{"required": [...], "optional": [...]}`: the lists are the keys.
  const lists = [required, optional].filter((list) => list !== undefined);
  if (lists.length > 0 && Object.keys(schema).length <= lists.length + (types ? 1 : 0)) {
    const names = (required ?? []).map((item) =>
      isText(item) ? item : isRecord(item) ? nameOf(item) : undefined,
    );
    return readList(lists.flat(), {
      required: new Set(names.filter((name) => name !== undefined)),
      types: isRecord(types) ? types : undefined,
    });
  }
  return readNamed(schema, {});
}

/** A list or an object of definitions, and not the definition of a key that happens to be called `fields`. */
function isContainer(value: Json | undefined): value is Json[] | JsonObject {
  return isList(value) || (isRecord(value) && !isDefinition(value));
}

function isDefinition(value: JsonObject): boolean {
  return (
    Object.keys(value).length > 0 &&
    (isTypeWord(findField(value, typeNames, isText)) ||
      flagOf(findField(value, requiredNames, isAnything)) !== undefined)
  );
}

function zip(names: readonly Json[], types: readonly Json[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name, place): [string, Json][] => (isText(name) ? [[name, types[place] ?? null]] : [])),
  );
}

function readList(items: readonly Json[], hints: Hints): ReadKeys {
  const records = items.filter(isRecord);
  const telling = tellingField(
    records,
    (name) => !typeNames.includes(name) && !labelNames.includes(name) && !descriptionNames.includes(name),
  );
  const read = items.map((item): BlockKey | undefined => {
    if (isText(item)) return readKey(item, null, hints);
    // `[["tag_name", "string"], ...]`
    if (isList(item) && isText(item[0])) return readKey(item[0], item[1] ?? null, hints);
    if (!isRecord(item)) return undefined;
    const known = nameOf(item) ?? (telling === undefined ? undefined : (item[telling] as string));
    if (known !== undefined) return readKey(known, item, hints);
    // `[{"tag_name": {"type": "string"}}, ...]`
    const [only, ...more] = Object.entries(item);
    return only && more.length === 0 && isRecord(only[1]) ? readKey(only[0], only[1], hints) : undefined;
  });
  return finish(read);
}

function readNamed(schema: JsonObject, hints: Hints): ReadKeys {
  const isJsonSchema = schema.type === 'object' || '$schema' in schema;
  const entries = Object.entries(schema).filter(([name, value]) => {
    if (isJsonSchema && !isRecord(value)) return false;
    return !(name.startsWith('$') && !isRecord(value));
  });
  return finish(
    entries.map(([name, value]) => {
      if (isRecord(value) || isText(value) || value === null) return readKey(name, value, hints);
      if (typeof value === 'boolean') return readKey(name, { required: value }, hints);
      return isList(value) && value.every(isScalar) ? readKey(name, { enum: value }, hints) : undefined;
    }),
  );
}

const isScalar = (value: Json): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function finish(read: readonly (BlockKey | undefined)[]): ReadKeys {
  const keys = new Map<string, BlockKey>();
  for (const key of read) if (key && !keys.has(key.key)) keys.set(key.key, key);
  const isWhole = keys.size === read.length;
  return { keys: [...keys.values()], settings: isWhole ? 'known' : keys.size > 0 ? 'partly' : 'unknown' };
}

function nameOf(item: JsonObject): string | undefined {
  return findField(item, strongNames, isText) ?? findField(item, weakNames, isIdentifier);
}

/** @param said the definition: an object, or a text that names the type or describes the key */
function readKey(key: string, said: Json, hints: Hints): BlockKey {
  const definition: JsonObject = isRecord(said) ? said : isTypeWord(said) ? { type: said } : {};
  const type = findField(definition, typeNames, isAnything) ?? hints.types?.[key];
  const label = findField(definition, labelNames, isText);
  const description = findField(definition, descriptionNames, isText);
  const plainText = isText(said) && !isTypeWord(said) ? said : undefined;
  return {
    key,
    type: readType(definition, isRecord(type) ? type.type : type),
    required: isRequired(definition, key, hints),
    label: label === key ? undefined : label,
    description: description ?? plainText ?? '',
    unit: findField(definition, unitNames, isText),
    choices: withLabels(
      readChoices(findField(definition, choiceNames, isNested)),
      findField(definition, choiceLabelNames, isRecord),
    ),
    byDefault: findField(definition, defaultNames, isAnything),
  };
}

function readType(definition: JsonObject, type: Json | undefined) {
  const read = keyTypeOf(type, findField(definition, formatNames, isText));
  const items = definition.items;
  const holdsObjects = isRecord(items) && (items.type === 'object' || isRecord(items.properties));
  return read === 'list' && holdsObjects ? 'json' : read;
}

function isRequired(definition: JsonObject, key: string, hints: Hints): boolean {
  const required = flagOf(findField(definition, requiredNames, isAnything));
  if (required !== undefined) return required;
  const optional = flagOf(findField(definition, optionalNames, isAnything));
  return optional === undefined ? (hints.required?.has(key) ?? false) : !optional;
}

function readChoices(choices: Json[] | JsonObject | undefined): KeyChoice[] {
  if (choices === undefined) return [];
  const read = isList(choices)
    ? choices.map((choice): KeyChoice | undefined => {
        if (isScalar(choice)) return { value: choice, label: String(choice) };
        if (!isRecord(choice)) return undefined;
        const value = findField(
          choice,
          valueNames,
          (one): one is string | number | boolean => isAnything(one) && isScalar(one),
        );
        return value === undefined
          ? undefined
          : { value, label: findField(choice, labelNames, isText) ?? String(value) };
      })
    : Object.entries(choices).map(([value, label]) => ({ value, label: isText(label) ? label : value }));
  // A choice that cannot be read would be one that nobody can make: better a line to type in.
  return read.every((choice) => choice !== undefined) ? read : [];
}

/** Choices by the labels that stand beside them. */
function withLabels(choices: readonly KeyChoice[], labels: JsonObject | undefined): readonly KeyChoice[] {
  if (!labels) return choices;
  return choices.map((choice) => {
    const label = own(labels, String(choice.value));
    return isText(label) ? { ...choice, label } : choice;
  });
}
