import { currencyDigits } from './money';

/** What a text says as an amount: decimal text, and where it can be read two ways the other of them. */
export type ReadAmount = { readonly amount: string; readonly other?: string };

/** What stands before or behind an amount: `US$`, `CLP`, `€`. */
const parts = /^([a-z]{2,3}\$?|[$€£])?\s*(.*?)\s*([a-z]{2,3}|[$€£])?$/i;
/** Currencies by their other names. */
const units: Readonly<Record<string, string>> = { US$: 'USD', '€': 'EUR', '£': 'GBP', UF: 'CLF' };
const usual = ['CLP', 'USD', 'EUR', 'GBP', 'CLF'];
/** Marks of direction and of byte order, which nobody sees. */
const unseen = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Spaces group thousands; between any other digits they part two amounts. */
const spaced = /^-?\d{1,3}(\s\d{3})+([.,]\d+)?$/;
const grouped = { '.': /^\d{1,3}(\.\d{3})+$/, ',': /^\d{1,3}(,\d{3})+$/ } as const;

/** Which mark the language writes decimals with. */
export function decimalMark(locale: string): '.' | ',' {
  const part = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}

/**
 * Reads an amount as people write it in es-CL and en-US: `1.234,50`, `1,234.50`, `$ 1 234`. Of one mark with three digits
 * behind it nobody knows what it is: it is read as thousands in a currency that is paid without decimals, else as the
 * language does, and `other` is the other way. Undefined where the text is no amount, is two, or names another currency
 * than that asked for. Digits are never computed with.
 */
export function readAmount(text: string, mark: '.' | ',', currency?: string): ReadAmount | undefined {
  const [, before, inner = '', behind] =
    parts.exec(text.replaceAll(unseen, '').trim().replace('\u2212', '-')) ?? [];
  if ((before && behind) || !isUnit(before ?? behind, currency)) return undefined;
  if (/\s/.test(inner) && !spaced.test(inner)) return undefined;
  const bare = inner.replaceAll(/\s/g, '');
  const sign = bare.startsWith('-') ? '-' : '';
  const digits = bare.slice(sign.length);
  if (!/^[\d.,]*\d$/.test(digits)) return undefined;
  const isWhole = currency !== undefined && currencyDigits(currency) === 0;
  const found = readDigits(digits, isWhole ? undefined : mark);
  if (!found) return undefined;
  const signed = (value: string) => sign + plain(value);
  return {
    amount: signed(found.amount),
    ...(found.other !== undefined && { other: signed(found.other) }),
  };
}

/** An amount and the currency that is typed with it, where one is: `UF 120,5` is `120.5` of `CLF`. */
export type ReadMoney = ReadAmount & { readonly currency?: string };

/**
 * Reads an amount of which the currency may be typed too, as `readAmount` does; `currency` is that of an amount without
 * one. A sign that many currencies have (`$`) names none.
 */
export function readMoney(text: string, mark: '.' | ',', currency?: string): ReadMoney | undefined {
  const named = namedUnit(text);
  const read = readAmount(text, mark, named ?? currency);
  return read && { ...read, ...(named !== undefined && { currency: named }) };
}

function namedUnit(text: string): string | undefined {
  const [, before, , behind] = parts.exec(text.replaceAll(unseen, '').trim()) ?? [];
  const word = before ?? behind;
  if (word === undefined || word === '$') return undefined;
  const code = codeOf(word);
  return usual.includes(code) ? code : undefined;
}

const codeOf = (word: string) => units[word.toUpperCase()] ?? word.toUpperCase();

function isUnit(word: string | undefined, currency: string | undefined): boolean {
  if (word === undefined || word === '$') return true;
  const code = codeOf(word);
  return currency === undefined ? usual.includes(code) : code === currency;
}

/** @param mark undefined where no decimals are to be expected */
function readDigits(digits: string, mark: '.' | ',' | undefined): ReadAmount | undefined {
  const dots = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (dots === 0 && commas === 0) return { amount: digits };
  if (dots > 0 && commas > 0) return readBoth(digits);
  const used = dots > 0 ? '.' : ',';
  const whole = digits.replaceAll(used, '');
  if (dots + commas > 1) return grouped[used].test(digits) ? { amount: whole } : undefined;
  const decimal = digits.replace(used, '.');
  // A group does not begin with a zero, nor has it other than three digits.
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return { amount: decimal };
  return used === mark ? { amount: decimal, other: whole } : { amount: whole, other: decimal };
}

function readBoth(digits: string): ReadAmount | undefined {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const [whole, fraction] = [digits.slice(0, at), digits.slice(at + 1)];
  const group = digits[at] === '.' ? ',' : '.';
  return grouped[group].test(whole) ? { amount: `${whole.replaceAll(group, '')}.${fraction}` } : undefined;
}

/** Without zeros before the first digit that counts, and with one before the point. */
function plain(amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (fraction ? `.${fraction}` : '');
}

/** An amount as it is put into a control to be edited: without groups, with the language's decimal mark. */
export function typedText(amount: string, mark: '.' | ','): string {
  return /^-?\d+(\.\d+)?$/.test(amount) ? amount.replace('.', mark) : amount;
}

/** The same for saying how an amount was read: `9900` and `9,9`, of which neither can be taken for the other. */
export function unmistakable(amount: string, mark: '.' | ','): string {
  return typedText(amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount, mark);
}
