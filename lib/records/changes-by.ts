import { isDecimal, trimDecimal } from '@/lib/format/decimal';
import { fold } from '@/lib/format/fold';
import type { Field, Resource } from '@/lib/resources/resource';
import { type Body, draftOf, type FieldDraft } from './draft';

/** The fields that a body would make different in a record: what is not sent keeps its value. */
export function changesBy(of: Pick<Resource, 'fields'>, record: object, body: Body): readonly string[] {
  const fields = of.fields as Readonly<Record<string, Field | undefined>>;
  const now = draftOf(fields, record);
  const next = draftOf(fields, body);
  return Object.keys(now).filter(
    (name) =>
      body[name] !== undefined && said(fields[name]!, now[name]!) !== said(fields[name]!, next[name]!),
  );
}

/** What a field says, for comparing: ids of either kind, addresses in any case, amounts with any zeros at their end, own fields in any order. */
function said({ kind }: Field, value: FieldDraft): string {
  if (kind === 'money' && typeof value === 'string' && isDecimal(value)) return trimDecimal(value);
  if (Array.isArray(value)) {
    return JSON.stringify(value.map(({ key, text }) => [key, text]).toSorted());
  }
  return kind === 'email' ? fold(String(value ?? '')) : String(value ?? '');
}
