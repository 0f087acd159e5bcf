import type { Words } from '@/components/records/words';
import { fieldOf } from '@/components/workflows/blocks/field-type';
import { readable } from '@/components/workflows/blocks/readable';
import type { Id } from '@/lib/api/loose';
import type { ListedKind } from '@/lib/workflows/record-kinds';

/** What a sentence is made with: words, marks of the language, and names of records. */
export type Speech = {
  /** Words of `workflows`. */
  readonly t: Words;
  readonly locale: string;
  readonly timeZone: string;
  /** What a record is called; undefined where that is not known. */
  readonly nameOf: (kind: ListedKind, id: Id) => string | undefined;
};

/** What people call the field at a path: `Amount` of `deal.amount`, `Company: Name` where it could be another's. */
export function fieldName(path: string, { t }: Pick<Speech, 't'>): string {
  const field = fieldOf(path);
  const isKnown = /^\w+$/.test(field) && t.has(`fieldName.${field}`) && !path.includes('.campos_custom.');
  const name = isKnown ? t(`fieldName.${field}`) : readable(field);
  const [namespace = ''] = path.split('.');
  const isApart = path.includes('.') && !['contact', 'deal', 'event'].includes(namespace);
  if (!isApart || !t.has(`namespace.${namespace}`)) return name === '' ? path : name;
  return t('sentence.fieldOf', { object: t(`namespace.${namespace}`), field: name });
}
