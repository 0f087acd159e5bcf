import fc from 'fast-check';
import { expect, test } from 'vitest';
import { icsFile } from './ics.ts';

const event = {
  uid: 'cita-1@example',
  summary: 'Primera reunión',
  description: '',
  url: 'https://reservas.example.cl/b/primera-reunion/citas/1-abc',
  start: '2026-11-23T13:00:00.000Z',
  end: '2026-11-23T13:30:00.000Z',
  changed: '2026-11-20T11:00:00.000Z',
  sequence: 0,
  status: 'CONFIRMED',
} as const;

/** Reads a file as RFC 5545 says: unfolds, splits at the first colon, undoes escapes. */
function parsed(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.pop()).toBe('');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      const value = line
        .slice(colon + 1)
        .replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
      return [line.slice(0, colon), value];
    }),
  );
}

test('an appointment says when it is in UTC', () => {
  const read = parsed(icsFile(event));
  expect(Object.fromEntries(read)).toMatchObject({
    VERSION: '2.0',
    UID: event.uid,
    DTSTART: '20261123T130000Z',
    DTEND: '20261123T133000Z',
    DTSTAMP: '20261120T110000Z',
    STATUS: 'CONFIRMED',
    SUMMARY: 'Primera reunión',
    URL: event.url,
  });
});

test('an address adds no line of its own', () => {
  const read = parsed(icsFile({ ...event, url: 'https://example.cl/\r\nX-EXTRA:1\n' }));
  expect(read.get('URL')).toBe('https://example.cl/X-EXTRA:1');
  expect(read.has('X-EXTRA')).toBe(false);
});

test('any text comes back as it was, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const file = icsFile({ ...event, description: text });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const kept = text
        .toWellFormed()
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{Cc}\t\n]/gu, '');
      expect(parsed(file).get('DESCRIPTION') ?? '').toBe(kept);
    }),
  );
});
