import { rutCheckDigit } from '@/lib/contract/rut';

export type RutReading =
  | { readonly kind: 'empty' }
  /** `<digits>-<check digit>`, as the API takes it. */
  | { readonly kind: 'valid'; readonly rut: string }
  | { readonly kind: 'wrong_digit'; readonly expected: string }
  | { readonly kind: 'malformed' };

/** Reads a RUT as people write it: with or without dots, dash and spaces, small k ("Tax id (RUT)"). */
export function readRut(text: string): RutReading {
  const bare = text.replace(/[\s.\u2010-\u2015-]/g, '').toUpperCase();
  if (bare === '') return { kind: 'empty' };
  const parts = /^0*(\d{1,9})([\dK])$/.exec(bare);
  if (!parts) return { kind: 'malformed' };
  const [, digits, digit] = parts as unknown as [string, string, string];
  const expected = rutCheckDigit(digits);
  return digit === expected
    ? { kind: 'valid', rut: `${digits}-${digit}` }
    : { kind: 'wrong_digit', expected };
}

/** What stands in the field once it is left: the API's form where it is a RUT, else what was typed. */
export function tidyRut(text: string): string {
  const reading = readRut(text);
  return reading.kind === 'valid' ? reading.rut : text.trim();
}

/** `12.345.678-5`, as people read it; other text as it is. */
export function showRut(rut: string): string {
  const parts = /^(\d+)-([\dkK])$/.exec(rut);
  return parts ? `${parts[1]!.replace(/\B(?=(\d{3})+$)/g, '.')}-${parts[2]!.toUpperCase()}` : rut;
}
