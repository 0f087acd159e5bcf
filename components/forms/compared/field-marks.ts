import { type FieldView, fieldsOf } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { isSame } from '@/lib/json/same-json';

/** A field of two versions of a form, and what became of it. */
export type MarkedField = {
  readonly field: FieldView;
  readonly mark: 'added' | 'removed' | 'changed' | undefined;
};

/** The fields of a form in their order, with those that are gone behind what they stood behind. */
export function markedFields(before: FormDocument | undefined, after: FormDocument): readonly MarkedField[] {
  const now = fieldsOf(after);
  if (!before) return now.map((field) => ({ field, mark: undefined }));
  const was = new Map(fieldsOf(before).map((field) => [nameOf(field), field]));
  const marked: MarkedField[] = now.map((field) => {
    const old = was.get(nameOf(field));
    return { field, mark: !old ? 'added' : isSame(old.raw, field.raw) ? undefined : 'changed' };
  });
  const there = new Set(now.map(nameOf));
  let behind: string | undefined;
  for (const [name, field] of was) {
    if (!there.has(name)) {
      const at = marked.findIndex((one) => nameOf(one.field) === behind);
      marked.splice(at + 1, 0, { field, mark: 'removed' });
    }
    behind = name;
  }
  return marked;
}

/** By its key, which what was sent is kept under. */
const nameOf = ({ clave, id, key }: FieldView) => clave || id || key;
