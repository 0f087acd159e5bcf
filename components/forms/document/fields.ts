import { formFieldTypes } from '@/lib/api/contract/forms';
import type { FormField } from '@/lib/contract/forms';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, isNumber, own } from '@/lib/json/same-json';
import type { FormDocument } from './form-document';

/** One entry of `campos` as the editor sees it. `raw` goes back byte for byte wherever nothing was edited. */
export type FieldView = {
  /** Stands for the field in the selection and as React's key: its id, else its key, else its place. */
  readonly key: string;
  readonly index: number;
  readonly raw: Json;
  /** Whether its type is one of the contract's thirteen; others are opaque: moved, renamed, deleted. */
  readonly isKnown: boolean;
  readonly id: string;
  readonly clave: string;
  readonly tipo: string;
  readonly etiqueta: string;
  readonly requerido: boolean;
  readonly opciones: readonly string[];
  /** The raw entry by the contract's names; empty where it is no object. Members may be of any shape. */
  readonly entry: Partial<FormField> & JsonObject;
};

export type FieldType = (typeof formFieldTypes)[number];

const read = new WeakMap<object, readonly FieldView[]>();
const none: readonly FieldView[] = [];
/** The view of an entry stays the same one for as long as the entry and its place do: what shows it is not drawn anew. */
const views = new WeakMap<object, FieldView>();

/** The fields of a form; empty where `campos` is no list (`campos` of such a form is edited as JSON). */
export function fieldsOf({ campos }: FormDocument): readonly FieldView[] {
  if (!Array.isArray(campos)) return none;
  const known = read.get(campos);
  if (known) return known;
  const fields = readFields(campos);
  read.set(campos, fields);
  return fields;
}

export function fieldAt(document: FormDocument, key: string | undefined): FieldView | undefined {
  return key === undefined ? undefined : fieldsOf(document).find((field) => field.key === key);
}

/** Whether the fields can be shown one by one at all. */
export function isFieldList({ campos }: FormDocument): boolean {
  return campos === undefined || Array.isArray(campos);
}

/** Whether its settings can be edited one by one; those that are no object are edited as JSON. */
export function hasSettings({ ajustes }: FormDocument): boolean {
  return ajustes === undefined || ajustes === null || isJsonObject(ajustes);
}

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || isNumber(value) ? String(value) : '';

function readFields(campos: readonly Json[]): readonly FieldView[] {
  const used = new Set<string>();
  return campos.map((raw, index) => {
    const id = textOf(own(raw, 'id'));
    const clave = textOf(own(raw, 'clave'));
    const names = [id && `id ${id}`, clave && `clave ${clave}`, `at ${index}`];
    const key = names.find((name) => name && !used.has(name))!;
    used.add(key);
    const known = isJsonObject(raw) ? views.get(raw) : undefined;
    if (known?.key === key && known.index === index) return known;
    const tipo = textOf(own(raw, 'tipo'));
    const opciones = own(raw, 'opciones');
    const view: FieldView = {
      key,
      index,
      raw,
      isKnown: isJsonObject(raw) && (formFieldTypes as readonly string[]).includes(tipo),
      id,
      clave,
      tipo,
      etiqueta: textOf(own(raw, 'etiqueta')),
      requerido: own(raw, 'requerido') === true,
      opciones: Array.isArray(opciones) ? opciones.map((option) => textOf(option)) : [],
      entry: (isJsonObject(raw) ? raw : {}) as FieldView['entry'],
    };
    if (isJsonObject(raw)) views.set(raw, view);
    return view;
  });
}
