import { isUnlisted, recordKindOf } from '@/lib/workflows/record-kinds';
import type { KeyType, Namespace, Operator } from './block';

/** What a field of a record holds, as far as it decides what it can be compared with and how. */
export type FieldType =
  | 'text'
  | 'number'
  | 'amount'
  | 'boolean'
  | 'date'
  | 'list'
  | 'tags'
  | 'currency'
  | 'record';

const byName: readonly (readonly [RegExp, FieldType])[] = [
  [/^(tags|etiquetas)$/, 'tags'],
  [/^(amount|monto|importe|precio|total)$/, 'amount'],
  [/^(currency|moneda)$/, 'currency'],
  [/(_at|_el|_on)$|^(fecha|inicio|fin|date)(_|$)|_(fecha|date)$/, 'date'],
  [/^(is|has|es|tiene)_|^(activo|active|archivado)$/, 'boolean'],
];

/** What a key type means for a field, where its name says nothing more. */
const byType: Partial<Record<KeyType, FieldType>> = {
  string: 'text',
  text: 'text',
  integer: 'number',
  number: 'number',
  decimal: 'number',
  boolean: 'boolean',
  date: 'date',
  list: 'list',
};

/** The last name of a path: `amount` of `deal.amount`. */
export function fieldOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** The currency that an amount's field stands beside: `deal.currency` of `deal.amount`. */
export function currencyPathOf(path: string): string {
  return `${path.slice(0, path.lastIndexOf('.') + 1)}currency`;
}

/**
 * What the field at a path holds: by its name where that says it, else by the type that the server gives. Undefined where
 * nobody knows, as with the subaccount's own fields.
 */
export function fieldTypeOf(path: string, said: KeyType | undefined): FieldType | undefined {
  const field = fieldOf(path);
  const isOwn = path.includes('.campos_custom.');
  const named = isOwn ? undefined : byName.find(([pattern]) => pattern.test(field))?.[1];
  const typed = said && byType[said];
  if (named && (typed === undefined || isAlike(named, typed))) return named;
  const kind = isOwn ? undefined : recordKindOf(field);
  if (kind && !isUnlisted(kind)) return 'record';
  return typed;
}

/** A name refines the type that the server says, and never speaks against it. */
const isAlike = (named: FieldType, typed: FieldType) =>
  named === typed ||
  (named === 'tags' && typed === 'list') ||
  (named === 'amount' && (typed === 'number' || typed === 'text')) ||
  (named === 'currency' && typed === 'text') ||
  (named === 'date' && typed === 'text');

/** What a field's type compares by, in the words that operators use for types. */
const comparedAs: Record<FieldType, readonly KeyType[]> = {
  text: ['string', 'text'],
  currency: ['string', 'text'],
  number: ['decimal', 'number', 'integer'],
  amount: ['decimal', 'number', 'integer'],
  record: ['decimal', 'number', 'integer'],
  boolean: ['boolean'],
  date: ['date'],
  list: ['list'],
  tags: ['list'],
};

/** Operators of order say nothing of a record's id. */
const ordering = /^(mayor|menor|greater|less|gt|lt|antes|despues)/;

/** The operators that a field of this type can have. All of them where its type, or theirs, is not known. */
export function operatorsFor(
  operators: readonly Operator[],
  type: FieldType | undefined,
): readonly Operator[] {
  if (type === undefined) return operators;
  const fitting = operators.filter(({ operator, types }) => {
    if (type === 'record' && ordering.test(operator)) return false;
    return types === undefined || types.some((one) => comparedAs[type].includes(one));
  });
  return fitting.length > 0 ? fitting : operators;
}

/** The type that the server gives the field at a path, if any. */
export function saidTypeOf(path: string, namespaces: readonly Namespace[]): KeyType | undefined {
  const [namespace, ...rest] = path.split('.');
  return namespaces.find(({ name }) => name === namespace)?.types?.get(rest.join('.'));
}
