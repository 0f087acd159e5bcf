import { type FieldView, fieldsOf, isFieldList } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import type { Json } from '@/lib/contract/scalars';
import { isJsonObject, isSame, own } from '@/lib/json/same-json';

/** What changes for visitors between two contents of a form; its words are `forms.change.<kind>`. */
export type FormChange = {
  readonly kind:
    | 'added'
    | 'removed'
    | 'required'
    | 'optional'
    | 'key'
    | 'type'
    | 'label'
    | 'optionsGone'
    | 'optionsNew'
    | 'optionsOrder'
    | 'logic'
    | 'limits'
    | 'texts'
    | 'details'
    | 'order'
    | 'steps'
    | 'name'
    | 'address'
    | 'introduction'
    | 'thanks'
    | 'redirect'
    | 'button'
    | 'look'
    | 'language'
    | 'settings'
    | 'fields';
  /** The label of the field that it is about. */
  readonly field?: string;
  readonly from?: string;
  readonly to?: string;
  /** Whether what was sent before, or what reads it, no longer fits. */
  readonly breaks?: true;
};

const settingKinds = {
  introduction: ['introduccion'],
  thanks: ['mensaje_exito'],
  redirect: ['redireccion'],
  button: ['texto_boton'],
  look: ['color', 'apariencia'],
  language: ['idioma'],
  steps: ['pasos', 'revisar'],
} as const;

/** What changes for visitors, field by field: what breaks first, then in the order of the form. */
export function changesForVisitors(before: FormDocument, after: FormDocument): readonly FormChange[] {
  const changes = [...partChanges(before, after), ...fieldChanges(before, after)];
  return [...changes.filter(({ breaks }) => breaks), ...changes.filter(({ breaks }) => !breaks)];
}

function* partChanges(before: FormDocument, after: FormDocument): Generator<FormChange> {
  if (!isSame(before.nombre, after.nombre)) yield { kind: 'name', ...fromTo(before.nombre, after.nombre) };
  if (!isSame(before.slug, after.slug))
    yield { kind: 'address', ...fromTo(before.slug, after.slug), breaks: true };
  if (isSame(before.ajustes, after.ajustes)) return;
  const names = new Set(
    [before.ajustes, after.ajustes].flatMap((part) => (isJsonObject(part) ? Object.keys(part) : [])),
  );
  const both = fieldsInBoth(before, after);
  const changed = [...names].filter(
    (name) => !isSame(settingOf(before, name, both), settingOf(after, name, both)),
  );
  const known = Object.entries(settingKinds) as [keyof typeof settingKinds, readonly string[]][];
  for (const [kind, members] of known) if (changed.some((name) => members.includes(name))) yield { kind };
  const others = changed.filter((name) => !known.some(([, members]) => members.includes(name)));
  if (others.length > 0) yield { kind: 'settings', to: others.join(', ') };
  if (names.size === 0) yield { kind: 'settings', to: 'ajustes' };
}

/** Ids of the fields that stand in both. */
function fieldsInBoth(before: FormDocument, after: FormDocument): ReadonlySet<Json> {
  const ids = new Set(fieldsOf(before).map(({ id }) => id));
  return new Set(fieldsOf(after).flatMap(({ id }) => (ids.has(id) ? [id] : [])));
}

/** A member of the settings; steps without the fields that one side alone has, for these are told by themselves. */
function settingOf({ ajustes }: FormDocument, name: string, both: ReadonlySet<Json>): Json | undefined {
  const value = own(ajustes, name);
  if (name !== 'pasos' || !Array.isArray(value)) return value;
  return value.map((step) => {
    const campos = own(step, 'campos');
    if (!isJsonObject(step) || !Array.isArray(campos)) return step;
    return { ...step, campos: campos.filter((id) => both.has(id)) };
  });
}

function* fieldChanges(before: FormDocument, after: FormDocument): Generator<FormChange> {
  if (isSame(before.campos, after.campos)) return;
  if (!isFieldList(before) || !isFieldList(after)) return yield { kind: 'fields' };
  const pairs = pairsOf(fieldsOf(before), fieldsOf(after));
  const stayed = new Set(pairs.values());
  for (const field of fieldsOf(before)) {
    if (!stayed.has(field)) yield { kind: 'removed', field: nameOf(field), breaks: true };
  }
  for (const field of fieldsOf(after)) {
    const was = pairs.get(field);
    if (was) yield* changesOfField(was, field);
    else if (field.requerido) yield { kind: 'added', field: nameOf(field), to: 'required' };
    else yield { kind: 'added', field: nameOf(field), to: 'optional' };
  }
  const places = fieldsOf(after).flatMap((field) => pairs.get(field)?.index ?? []);
  if (places.some((place, at) => at > 0 && place < places[at - 1]!)) yield { kind: 'order' };
}

/** The same field in both: by its id, where one has none by its key. From the later to the earlier. */
function pairsOf(
  before: readonly FieldView[],
  after: readonly FieldView[],
): ReadonlyMap<FieldView, FieldView> {
  const left = new Set(before);
  const pairs = new Map<FieldView, FieldView>();
  const pair = (isSameField: (a: FieldView, b: FieldView) => boolean) => {
    for (const field of after) {
      if (pairs.has(field)) continue;
      const was = [...left].find((one) => isSameField(one, field));
      if (!was) continue;
      pairs.set(field, was);
      left.delete(was);
    }
  };
  pair((a, b) => a.id !== '' && a.id === b.id);
  pair((a, b) => (a.id === '' || b.id === '') && a.clave !== '' && a.clave === b.clave);
  pair((a, b) => isSame(a.raw, b.raw));
  return pairs;
}

function* changesOfField(was: FieldView, now: FieldView): Generator<FormChange> {
  if (isSame(was.raw, now.raw)) return;
  const field = nameOf(now);
  const differs = (...names: string[]) =>
    names.some((name) => !isSame(own(was.raw, name), own(now.raw, name)));
  if (was.clave !== now.clave) yield { kind: 'key', field, from: was.clave, to: now.clave, breaks: true };
  if (was.tipo !== now.tipo) yield { kind: 'type', field, from: was.tipo, to: now.tipo, breaks: true };
  if (was.etiqueta !== now.etiqueta) yield { kind: 'label', field, from: was.etiqueta, to: now.etiqueta };
  if (was.requerido !== now.requerido) yield { kind: now.requerido ? 'required' : 'optional', field };
  if (differs('opciones')) yield* optionChanges(was, now, field);
  if (differs('mostrar_si')) yield { kind: 'logic', field };
  if (differs('largo_minimo', 'largo_maximo', 'minimo', 'maximo', 'patron')) yield { kind: 'limits', field };
  if (differs('ayuda', 'ejemplo', 'valor_inicial', 'patron_mensaje', 'seccion'))
    yield { kind: 'texts', field };
  const others = membersOf(was, now).filter((name) => !told.has(name) && differs(name));
  if (others.length > 0) yield { kind: 'details', field, to: others.join(', ') };
}

const told = new Set(
  (
    'clave tipo etiqueta requerido opciones mostrar_si largo_minimo largo_maximo minimo maximo patron ' +
    'ayuda ejemplo valor_inicial patron_mensaje seccion'
  ).split(' '),
);

function* optionChanges(was: FieldView, now: FieldView, field: string): Generator<FormChange> {
  const gone = was.opciones.filter((option) => !now.opciones.includes(option));
  const fresh = now.opciones.filter((option) => !was.opciones.includes(option));
  if (gone.length > 0) yield { kind: 'optionsGone', field, to: gone.join(', '), breaks: true };
  if (fresh.length > 0) yield { kind: 'optionsNew', field, to: fresh.join(', ') };
  if (gone.length + fresh.length === 0) yield { kind: 'optionsOrder', field };
}

const membersOf = (...fields: FieldView[]) => [...new Set(fields.flatMap(({ entry }) => Object.keys(entry)))];
const nameOf = ({ etiqueta, clave, id, index }: FieldView) => etiqueta || clave || id || `#${index + 1}`;
const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const fromTo = (from: Json | undefined, to: Json | undefined) => ({ from: textOf(from), to: textOf(to) });
