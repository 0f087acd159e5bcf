import { typedId } from '@/lib/api/exact-ids';
import type { Id } from '@/lib/api/loose';
import { rawOf } from '@/lib/api/tolerant';
import { type CustomDraft, customBodyOf, customDraftOf } from '@/lib/fields/custom-fields';
import type { FieldKind } from '@/lib/fields/kinds';
import type { Field } from '@/lib/resources/resource';

/** What a control holds: text as it is typed, an id, a calendar day, own fields, a value of many parts. */
export type FieldDraft = string | boolean | Id | null | CustomDraft | readonly (object | string)[];
export type Draft = Readonly<Record<string, FieldDraft>>;
/** A body of the API: the fields that are sent. */
export type Body = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, Field | undefined>>;

/** Kinds whose control holds a choice or nothing, and no text. */
const chosen: readonly FieldKind[] = ['ref', 'date', 'instant'];

/** The names of the fields that a person may write, in the order in which they are shown. */
export function writableNames(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => (field?.form ? [name] : []));
}

/** What the form of a record holds: its fields as they are, or nothing of a new one. */
export function draftOf(fields: Fields, record: object = {}): Draft {
  const values = record as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    writableNames(fields).map((name) => [name, fieldDraftOf(fields[name]!, values[name])]),
  );
}

function fieldDraftOf({ kind, form }: Field, value: unknown): FieldDraft {
  if (form?.draft) return form.draft.read(rawOf(value));
  if (kind === 'custom') return customDraftOf(value as Readonly<Record<string, unknown>> | undefined);
  if (kind === 'flag') return value === true;
  if (chosen.includes(kind)) return (value as Id | undefined) ?? null;
  return String(value ?? '');
}

/** Whether two drafts of a field say the same. */
export function isSameDraft(one: FieldDraft | undefined, other: FieldDraft | undefined): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

/** The fields of the form that differ from another state of it. */
export function changedNames(draft: Draft, from: Draft): readonly string[] {
  return Object.keys(draft).filter((name) => !isSameDraft(draft[name], from[name]));
}

/**
 * Fields as the API takes them: text without spaces around it, null where it was emptied, ids as integers where they
 * are, own fields whole.
 */
export function bodyOf(fields: Fields, draft: Draft, names: readonly string[]): Body {
  return Object.fromEntries(names.map((name) => [name, bodyValue(fields[name]!, draft[name]!)]));
}

function bodyValue({ kind, form }: Field, value: FieldDraft): unknown {
  if (form?.draft) return value === null ? undefined : form.draft.write(value as never);
  if (kind === 'custom') return customBodyOf(value as CustomDraft);
  if (typeof value !== 'string' || chosen.includes(kind)) return value;
  const text = value.trim();
  if (text === '') return form?.isRequired ? '' : null;
  if (kind === 'id') return typedId(text);
  return kind === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** The form after what was `sent` became `next`: fields that were typed into meanwhile stay as they were typed. */
export function keepTyped(now: Draft, sent: Draft, next: Draft): Draft {
  const typed = changedNames(now, sent);
  return { ...next, ...Object.fromEntries(typed.map((name) => [name, now[name]!])) };
}
