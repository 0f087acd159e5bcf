import { phonePattern } from '../../contract/phone.ts';
import { rutCheckDigit } from '../../contract/rut.ts';
import { isDecimal, numberOf } from './numbers.ts';
import type { PageWords } from './page-words.ts';
import type { FieldType } from './public-form.ts';

type Format = {
  readonly isMet: (text: string) => boolean;
  readonly words: (words: PageWords) => string;
};

const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** The form that answers of a type must have: that of the scalars of the contract, without their library. */
export const formats: Readonly<Partial<Record<FieldType, Format>>> = {
  email: {
    isMet: (text) => text.length <= 254 && emailPattern.test(text),
    words: ({ email }) => email,
  },
  telefono: { isMet: (text) => phonePattern.test(text), words: ({ phone }) => phone },
  numero: { isMet: isDecimal, words: ({ number }) => number },
  fecha: { isMet: isDay, words: ({ date }) => date },
  rut: { isMet: isRut, words: ({ rut }) => rut },
  url: { isMet: isWebAddress, words: ({ url }) => url },
};

/** As it is stored and checked: people write phones and RUTs with spaces and dots, numbers with thousands. */
export function cleanAnswer(text: string, tipo: FieldType): string {
  // The null character and halves of pairs have no place in a database.
  const trimmed = text.replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed().trim();
  if (tipo === 'telefono') return trimmed.replace(/[\s().-]/g, '');
  if (tipo === 'rut') return rutOf(trimmed);
  if (tipo === 'numero') return numberOf(trimmed) ?? trimmed;
  return trimmed;
}

function rutOf(text: string): string {
  const bare = text.replace(/[\s.]/g, '').toUpperCase();
  return /^\d{2,9}[\dK]$/.test(bare) ? `${bare.slice(0, -1)}-${bare.slice(-1)}` : bare;
}

/** Whether a text is a date of the calendar, like `2026-11-20`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isRut(text: string): boolean {
  return /^\d{1,9}-[\dK]$/.test(text) && rutCheckDigit(text.slice(0, -2)) === text.slice(-1);
}

function isWebAddress(text: string): boolean {
  if (text.length > 2000 || !/^[^\s\p{Cc}\p{Cs}]+$/u.test(text)) return false;
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
