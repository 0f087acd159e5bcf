import type { View } from './entries.ts';
import { foldName } from './fold.ts';
import type { Kind } from './kinds.ts';
import type { Field, Plan } from './plan.ts';
import { isRecord, looks, readValue } from './values.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Words in a name that say that the value is another's: the address of a deal's owner is not the contact's. */
const others =
  /owner|user|created|updated|agent|assign|manager|seller|vendedor|propietario|responsable|ejecutivo|billing|invoice|support|notif|reply|sender|from|avatar|logo|image|photo|foto|linkedin|facebook|instagram|twitter|self|href/;

const guessed: Readonly<Record<string, readonly Kind[]>> = {
  contact: ['email', 'phone'],
  company: ['email', 'phone'],
  endpoint: ['link'],
};
const strict: Partial<Record<Kind, RegExp>> = { phone: /^\+[1-9]\d{6,14}$/ };

/** Whether there is anything to be said of a field that no name leads to. */
export function mayBeGuessed({ resource }: Plan, { name, kind }: Field): boolean {
  const of = resource ?? '';
  return (certain[of]?.includes(name) || guessed[of]?.includes(kind)) ?? false;
}

/** The one text of a record that has the form of an e-mail, a phone number or a link, whatever it is called. */
export function guessByForm(
  { resource }: Plan,
  { kind }: Field,
  raw: Raw,
  used: ReadonlySet<string>,
): { readonly path: string; readonly value: string } | undefined {
  if (!guessed[resource ?? '']?.includes(kind)) return undefined;
  const found = Object.entries(raw).filter(
    ([, value]) => typeof value === 'string' && looks(kind, value) && (strict[kind]?.test(value) ?? true),
  );
  const [key, value] = found[0] ?? [];
  if (found.length !== 1 || key === undefined || used.has(key) || others.test(foldName(key)))
    return undefined;
  return { path: key, value: value as string };
}

/** Fields that each record of a kind has by the document; without one the record was not understood. */
const certain: Readonly<Record<string, readonly string[]>> = {
  deal: ['id', 'title', 'amount', 'currency', 'estado', 'pipeline_id', 'stage_id'],
  stage: ['id', 'nombre', 'stage_type'],
  pipeline: ['id', 'nombre', 'stages'],
  calendar: ['id', 'nombre'],
  appointment: ['id', 'estado', 'inicio'],
  contact: ['id', 'nombre'],
  company: ['id', 'nombre'],
  tag: ['id', 'nombre'],
  task: ['id', 'titulo', 'status'],
  form: ['id', 'nombre', 'status'],
  workflow: ['id', 'nombre', 'status'],
  endpoint: ['id', 'url', 'active'],
  delivery: ['id', 'status', 'endpoint_id', 'event_id', 'event_type', 'attempts'],
  product: ['id', 'nombre'],
  price: ['id', 'moneda', 'monto', 'tipo_precio'],
  event: ['id', 'type', 'created_at'],
  eventtype: ['type'],
  run: ['id', 'status'],
  forecast: ['currencies'],
  sums: ['currency', 'open', 'won'],
  figure: ['amount'],
};

/** Whether something that was not understood may be what the field should hold. */
export function mayHold(
  { resource, fields }: Plan,
  { name, kind }: Field,
  raw: Raw,
  { entries }: View,
  used: ReadonlySet<string>,
): boolean {
  if (!certain[resource ?? '']?.includes(name) || Object.hasOwn(raw, name)) return false;
  return entries.some(({ path }) => {
    const [key] = path;
    if (path.length > 1 || used.has(key) || fields.some((field) => field.name === key)) return false;
    const folded = foldName(key);
    if (/^(type|object|kind|links?|self|href)$/.test(folded)) return false;
    if (kind === 'id' && !/(id|ref|key|clave|codigo)$/.test(folded)) return false;
    const value = raw[key];
    if (kind === 'list') return Array.isArray(value) || isRecord(value);
    if (kind === 'object') return isRecord(value);
    return (
      value !== null &&
      !isRecord(value) &&
      !Array.isArray(value) &&
      readValue(kind, value, true) !== undefined
    );
  });
}
