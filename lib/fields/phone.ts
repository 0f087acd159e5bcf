import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phonePattern } from '@/lib/contract/phone';

/** What the library offers of it; handed in, so that the library is loaded only where a form is. */
export type PhoneLibrary = {
  readonly parsePhoneNumberFromString: typeof parsePhoneNumberFromString;
};
export type { CountryCode };

export type PhoneReading =
  | { readonly kind: 'empty' }
  /** `+56987654321`, as the API takes it, and `+56 9 8765 4321`, as people read it. */
  | { readonly kind: 'valid'; readonly e164: string; readonly international: string }
  | { readonly kind: 'invalid' };

/**
 * Reads a phone number as people write it. A number without `+` or `00` is one of the given country ("Phone numbers"
 * of the conventions: E.164).
 */
export function readPhone(text: string, country: CountryCode, library: PhoneLibrary): PhoneReading {
  const typed = text.trim().replace(/^00(?=[1-9])/, '+');
  if (typed === '') return { kind: 'empty' };
  const number = library.parsePhoneNumberFromString(typed, country);
  if (!number?.isPossible() || number.ext !== undefined) return { kind: 'invalid' };
  // Some countries have numbers that are shorter or longer than the API takes.
  if (!phonePattern.test(number.number)) return { kind: 'invalid' };
  return { kind: 'valid', e164: number.number, international: number.formatInternational() };
}

/** What stands in the field once it is left: E.164 where it is a number, else what was typed. */
export function tidyPhone(text: string, country: CountryCode, library: PhoneLibrary): string {
  const reading = readPhone(text, country, library);
  return reading.kind === 'valid' ? reading.e164 : text.trim();
}

export function loadPhoneLibrary(): Promise<PhoneLibrary> {
  return import('libphonenumber-js/min');
}
