import type { Shape } from '@/lib/api/shape';
import type { Json } from '@/lib/contract/scalars';
import { isJsonObject, isNumber } from '@/lib/json/same-json';
import { isReference } from '../portable';

type At = readonly (string | number)[];
export type WrongType = { readonly at: At; readonly words: string };

/** Where a value is not what the contract has there; null and what names a record may stand anywhere. */
export function wrongTypes(shape: Shape, value: Json, at: At): readonly WrongType[] {
  if (value === null || shape === 'any' || isReference(value)) return [];
  const wrong = (what: string) => [{ at, words: `${at.join('.')} has to be ${what}` }];
  if (shape === 'text') return typeof value === 'string' ? [] : wrong('text; put it in quotes');
  if (shape === 'number') return isNumber(value) ? [] : wrong('a number');
  if (shape === 'boolean') return typeof value === 'boolean' ? [] : wrong('true or false');
  if ('items' in shape) {
    if (!Array.isArray(value)) return wrong('a list');
    return value.flatMap((item, place) => wrongTypes(shape.items, item, [...at, place]));
  }
  if (!isJsonObject(value)) return wrong('an object of fields');
  const shapeOf = (name: string) =>
    'values' in shape ? shape.values : Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
  return Object.entries(value).flatMap(([name, held]) => {
    const inner = shapeOf(name);
    return inner === undefined ? [] : wrongTypes(inner, held, [...at, name]);
  });
}
