import { plainDigits } from '../../json/number-text.ts';
import { ExactNumber, numberOf } from '../../json/parse-json.ts';
import { idOfNumber } from '../exact-ids.ts';
import { foldName } from './fold.ts';
import type { Kind } from './kinds.ts';
import { readDay, readTimestamp } from './timestamps.ts';

/** A record, which neither a list nor a number kept by its text is. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)
  );
}

/**
 * A single value as its kind has it, from any way of writing it that means one thing only: money as a number, a timestamp
 * in seconds since 1970, a count as text. Undefined where it cannot be read for certain. Lists and objects are not
 * read here.
 *
 * @param isGuess found under another name than the contract's: then the value has to look like its kind
 */
export function readValue(kind: Kind, value: unknown, isGuess: boolean): unknown {
  switch (kind) {
    case 'id':
      return readId(value);
    case 'money':
      return readMoney(value, isGuess);
    case 'timestamp':
      return readTimestamp(value);
    case 'day':
      return readDay(value);
    case 'due':
      return readDay(value) ?? readTimestamp(value);
    case 'flag':
      return readFlag(value);
    case 'number':
      return readNumber(value);
    case 'percent':
      return readPercent(value, isGuess);
    case 'currency':
      return readCurrency(value, isGuess);
    case 'state':
      return textInside(value) ?? undefined;
    case 'code':
      return textOf(value);
    case 'any':
      return value;
    default: {
      const text = textOf(value);
      return text !== undefined && (!isGuess || looks(kind, text)) ? text : undefined;
    }
  }
}

/** A number where the document has text (an amount, a phone) is read by its digits, all that were sent. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || value instanceof ExactNumber ? plainDigits(String(value)) : undefined;
}

const forms: Partial<Record<Kind, RegExp>> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  phone: /^\+?[\d\s().-]{6,20}$/,
  link: /^https?:\/\/\S+$/,
  type: /^[a-z][a-z_-]*(\.[a-z][a-z_-]*)+$/i,
  rut: /^[\d.]{6,11}-?[\dkK]$/,
  name: /\S/,
};

/** Whether a text has the form that its kind has to have. */
export function looks(kind: Kind, text: string): boolean {
  return forms[kind]?.test(text) ?? true;
}

function readId(value: unknown): unknown {
  if (value instanceof ExactNumber) return idOfNumber(value);
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
}

/** Of what may be an id or a name, such as `stage: 7`, only what cannot be a name. */
export function looksLikeId(value: unknown): boolean {
  if (typeof value !== 'string') return typeof value === 'number' || value instanceof ExactNumber;
  return (
    /^\d+$/.test(value) ||
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ||
    /^[a-z]{1,8}[_-]\d+$/i.test(value)
  );
}

const plain = /^-?\d+(\.\d+)?$/;
const amounts = new Set(['amount', 'value', 'monto', 'valor', 'importe']);
const sides = /cent|minor|micro|nano|unit|unidad|exponent|scale|precision|decimal|factor|divisor/;

/** A number, or an amount in an object beside its currency; what counts cents is not guessed. */
function readMoney(value: unknown, isGuess: boolean): string | undefined {
  if (typeof value === 'string') return isGuess && !plain.test(value) ? undefined : value;
  if (!isRecord(value)) return readMoneyText(textOf(value));
  const keys = Object.keys(value);
  if (keys.some((key) => sides.test(foldName(key)))) return undefined;
  const held = keys.filter((key) => amounts.has(foldName(key)));
  const inner = held.length === 1 ? value[held[0]!] : undefined;
  return isRecord(inner) ? undefined : readMoney(inner, true);
}

function readMoneyText(text: string | undefined): string | undefined {
  return text !== undefined && plain.test(text) ? text : undefined;
}

function readCurrency(value: unknown, isGuess: boolean): string | undefined {
  if (isRecord(value)) return readCurrency(value.code ?? value.codigo ?? value.iso, true);
  if (typeof value !== 'string') return undefined;
  if (/^[a-z]{3}$/i.test(value)) return value.toUpperCase();
  return isGuess ? undefined : value;
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string')
    return plain.test(value) && String(Number(value)) === value ? Number(value) : undefined;
  return numberOf(value);
}

/** 0 to 100; under another name a number from 0 to 1 may be a share of one, and is left alone. */
function readPercent(value: unknown, isGuess: boolean): number | undefined {
  const percent = readNumber(value);
  if (percent === undefined || !isGuess) return percent;
  return percent === 0 || (percent > 1 && percent <= 100) ? percent : undefined;
}

function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || (typeof value === 'string' && value.toLowerCase() === 'true')) return true;
  return value === 0 || (typeof value === 'string' && value.toLowerCase() === 'false') ? false : undefined;
}

const wordKeys = [
  'code',
  'codigo',
  'key',
  'clave',
  'slug',
  'value',
  'valor',
  'name',
  'nombre',
  'label',
  'etiqueta',
];

/** A state's word, as it stands or in an object of a word and a label. */
function textInside(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (!isRecord(value)) return undefined;
  const key = wordKeys.find((word) => typeof value[word] === 'string' && value[word] !== '');
  return key === undefined ? undefined : (value[key] as string);
}
