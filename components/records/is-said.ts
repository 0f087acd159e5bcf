import { cannotRead } from '@/lib/api/read/notes';

/** Whether there is something to show of a field: a value, or that it cannot be read. */
export function isSaid(row: object, name: string): boolean {
  const value = (row as Readonly<Record<string, unknown>>)[name];
  const isAbsent =
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return !isAbsent || cannotRead(row, name);
}
