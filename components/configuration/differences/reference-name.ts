import { unnamedOf } from '@/lib/configuration/portable';
import type { Json } from '@/lib/contract/scalars';

/**
 * The name in a reference of the portable form, `{"$stages": ["Ventas", "Ganado"]}`, or the ID where it has no name; undefined
 * of other values.
 */
export function referenceName(value: Json | undefined): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const [entry, ...others] = Object.entries(value);
  if (!entry || others.length > 0 || !entry[0].startsWith('$')) return undefined;
  const unnamed = unnamedOf(value);
  if (unnamed) return `ID ${unnamed.id}`;
  const name = Array.isArray(entry[1]) ? entry[1] : [entry[1]];
  return name.every((part) => typeof part === 'string') ? name.join(' / ') : undefined;
}

/** A list of plain values, or of references, as one line; undefined of other values. */
export function lineOf(value: Json | undefined): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const parts = value.map((part) =>
    typeof part === 'string' || typeof part === 'number' ? String(part) : referenceName(part),
  );
  return parts.some((part) => part === undefined) ? undefined : parts.join(', ');
}
