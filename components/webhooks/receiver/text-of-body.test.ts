import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOfBody } from './text-of-body';

test('any text comes back as it was sent, its byte order mark too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sent = `\uFEFF${text.toWellFormed()}`;
      expect(textOfBody(Buffer.from(sent).toString('base64'))).toBe(sent);
    }),
  );
});
