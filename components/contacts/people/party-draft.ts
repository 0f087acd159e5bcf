import type { Id } from '@/lib/api/loose';
import type { PartyRecord } from '@/lib/api/records';
import { type CustomDraft, customBodyOf, customDraftOf } from '@/lib/contacts/custom-fields';

export const contactFieldNames = [
  'nombre',
  'apellido',
  'email',
  'telefono',
  'rut',
  'empresa_id',
  'external_id',
] as const;
export const companyFieldNames = [
  'nombre',
  'rut',
  'email',
  'telefono',
  'sitio_web',
  'direccion',
  'external_id',
] as const;

export type PartyFieldName = (typeof contactFieldNames)[number] | (typeof companyFieldNames)[number];
export type TextFieldName = Exclude<PartyFieldName, 'empresa_id'>;

/** What the form of a contact or a company holds, by the API's own field names. */
export type PartyDraft = Readonly<Record<TextFieldName, string>> & {
  readonly empresa_id: Id | null;
  readonly campos_custom: CustomDraft;
};

/** The form of a record as it is, or of a new one. */
export function draftOf(party: PartyRecord = {}): PartyDraft {
  return {
    nombre: party.nombre ?? '',
    apellido: party.apellido ?? '',
    email: party.email ?? '',
    telefono: party.telefono ?? '',
    rut: party.rut ?? '',
    empresa_id: party.empresa_id ?? null,
    sitio_web: party.sitio_web ?? '',
    direccion: party.direccion ?? '',
    external_id: String(party.external_id ?? ''),
    campos_custom: customDraftOf(party.campos_custom),
  };
}

/** The form after what was `sent` became `next`: fields that were typed into meanwhile stay as they were typed. */
export function keepTyped(now: PartyDraft, sent: PartyDraft, next: PartyDraft): PartyDraft {
  const typed = Object.entries(now).filter(([name, value]) => value !== sent[name as keyof PartyDraft]);
  return { ...next, ...Object.fromEntries(typed) };
}

/** A body of the API: the fields that are sent. */
export type PartyBody = { readonly [Name in PartyFieldName]?: string | Id | null } & {
  readonly campos_custom?: Readonly<Record<string, unknown>>;
};

/** The fields that were changed, as the API takes them: text without spaces around it, null where it was emptied. */
export function changesOf(draft: PartyDraft, base: PartyDraft, names: readonly PartyFieldName[]): PartyBody {
  const changed = names.filter((name) => draft[name] !== base[name]);
  const fields = changed.map((name) => {
    const value = draft[name];
    const text = typeof value === 'string' ? value.trim() : value;
    return [name, text === '' && name !== 'nombre' ? null : text];
  });
  const custom =
    draft.campos_custom === base.campos_custom ? [] : [['campos_custom', customBodyOf(draft.campos_custom)]];
  return Object.fromEntries([...fields, ...custom]);
}
