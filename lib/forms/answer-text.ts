import { isObject } from '@/lib/api/tolerant';
import { ExactNumber } from '@/lib/json/parse-json';

/** What a tick box says; servers write it in these ways. */
const yes = new Set(['true', 'si', 'sí', 'yes', 'on', '1']);
const no = new Set(['false', 'no', 'off', '0']);

/** Whether nothing was answered. */
export function isBlankAnswer(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlankAnswer);
  if (isObject(value)) return Object.keys(value).length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** A yes or a no; undefined for what is neither. A number or a text is one of a tick box alone. */
export function flagOf(value: unknown, tipo: string): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (tipo !== 'casilla') return undefined;
  const only = Array.isArray(value) ? value[0] : value;
  const word = String(only ?? '')
    .trim()
    .toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}

/** The parts of an answer as texts: several where several were chosen, none where nothing was answered. */
export function partsOf(value: unknown): readonly string[] {
  if (isBlankAnswer(value)) return [];
  return Array.isArray(value) ? value.flatMap(partsOf) : [plainText(value)];
}

/** An answer in one line, exactly as it was sent: numbers digit by digit, objects as JSON. */
export function plainText(value: unknown): string {
  if (isBlankAnswer(value)) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    return value.some((item) => typeof item === 'object' && !(item instanceof ExactNumber))
      ? JSON.stringify(value)
      : value.map(plainText).join(', ');
  }
  return value instanceof ExactNumber || typeof value !== 'object' ? String(value) : JSON.stringify(value);
}
