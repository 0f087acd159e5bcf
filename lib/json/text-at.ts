import type { Json } from '../contract/scalars.ts';
import { own } from './same-json.ts';

/**
 * What stands at a path of records, as text: `contact.nombre`. Several things by their names, with commas; undefined
 * where nothing stands there.
 */
export function textAt(
  records: Readonly<Record<string, Json | undefined>>,
  path: string,
): string | undefined {
  const [first = '', ...rest] = path.split('.');
  const start = Object.hasOwn(records, first) ? records[first] : undefined;
  const value = rest.reduce<Json | undefined>((at, key) => own(at, key), start);
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(value);
}

function nameOf(value: Json): string {
  const name = own(value, 'nombre');
  return typeof name === 'string' ? name : typeof value === 'object' ? JSON.stringify(value) : String(value);
}
