import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rutCheckDigit } from '@/lib/contract/rut';
import { readRut, showRut, tidyRut } from './rut';

const number = fc.integer({ min: 1, max: 999_999_999 });

test('every number with its digit is read, however it is written', () => {
  fc.assert(
    fc.property(number, fc.constantFrom('', ' ', '.', '-', '–'), (digits, mark) => {
      const digit = rutCheckDigit(String(digits));
      const rut = `${digits}-${digit}`;
      const typed = `${mark}${showRut(rut).toLowerCase().split('').join(mark)} `;
      expect(readRut(typed)).toEqual({ kind: 'valid', rut });
      expect(tidyRut(typed)).toBe(rut);
    }),
  );
});

test('any other digit is refused and the right one named', () => {
  fc.assert(
    fc.property(number, fc.constantFrom(...'0123456789K'), (digits, digit) => {
      const expected = rutCheckDigit(String(digits));
      fc.pre(digit !== expected);
      expect(readRut(`${digits}-${digit}`)).toEqual({ kind: 'wrong_digit', expected });
    }),
  );
});

test('reading never throws, and what it accepts it accepts again unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = tidyRut(text);
      expect(tidyRut(once)).toBe(once);
    }),
  );
});

test.each([
  ['', 'empty'],
  [' . - ', 'empty'],
  ['K', 'malformed'],
  ['1234567890-1', 'malformed'],
  ['12.345.678-J', 'malformed'],
])('%j is %s', (text, kind) => expect(readRut(text).kind).toBe(kind));

test('a RUT is shown with dots', () => {
  expect(showRut('12345678-5')).toBe('12.345.678-5');
  expect(showRut('76086428-5')).toBe('76.086.428-5');
  expect(showRut('nothing')).toBe('nothing');
});
