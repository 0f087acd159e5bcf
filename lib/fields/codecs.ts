import { isDay } from '@/lib/format/days';

/** How one value stands in a page's address. What an address holds that makes no sense reads as nothing. */
export type Codec<Value> = {
  read(text: string): Value;
  /** The empty text where there is nothing to hold: the name is then left out of the address. */
  write(value: Value): string;
};

const asItIs = (value: string): string => value;

/** Any text, without the spaces around it. */
export const text: Codec<string> = { read: (typed) => typed.trim(), write: asItIs };

/** One of some words; any other reads as none. */
export function choice<const Word extends string>(words: readonly Word[]): Codec<Word | ''> {
  return { read: (typed) => words.find((word) => word === typed) ?? '', write: asItIs };
}

/** Text of which `isOne` says whether it is a value: a code, an id of one kind. */
export function only(isOne: (typed: string) => boolean): Codec<string> {
  return { read: (typed) => (isOne(typed.trim()) ? typed.trim() : ''), write: asItIs };
}

/** A calendar day that there is, `2026-11-22`. */
export const date: Codec<string> = only(isDay);

/** A moment in any precision and zone, as UTC with milliseconds. */
export const instant: Codec<string> = {
  read: (typed) =>
    isDay(typed.slice(0, 10)) && typed[10] === 'T' && !Number.isNaN(Date.parse(typed))
      ? new Date(typed).toISOString()
      : '',
  write: asItIs,
};

/** A value where the address holds none that makes sense; it is left out of the address in turn. */
export function or<Value extends string>(codec: Codec<string>, otherwise: Value): Codec<string> {
  return {
    read: (typed) => codec.read(typed) || otherwise,
    write: (value) => (value === otherwise ? '' : codec.write(value)),
  };
}

/** Several values by commas; each as its own codec reads it, none twice. */
export function list(of: Codec<string> = text): Codec<readonly string[]> {
  return {
    read: (typed) => [...new Set(typed.split(',').map(of.read).filter(Boolean))],
    write: (values) => values.join(','),
  };
}

/** The column that rows are sorted by; undefined for the server's own order. */
export type Sort = { readonly by: string; readonly isDescending: boolean };

/** `nombre`, or `-nombre` for the other way round; only columns that can be sorted. */
export function sort(columns: readonly string[]): Codec<Sort | undefined> {
  return {
    read(typed) {
      const isDescending = typed.startsWith('-');
      const by = isDescending ? typed.slice(1) : typed;
      return columns.includes(by) ? { by, isDescending } : undefined;
    },
    write: (value) => (value ? `${value.isDescending ? '-' : ''}${value.by}` : ''),
  };
}
