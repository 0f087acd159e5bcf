import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_KEY_LENGTH, readApiKey } from './api-key';

it.each([
  ['sk_live_0123456789wxyz', 'live', 'sk_live_…wxyz'],
  ['acme_crm_test_0123456789', 'test', 'acme_crm_test_…89'],
  ['sk_test_short', 'test', 'sk_test_…'],
  ['sk_test_x', 'test', 'sk_test_…'],
  ['a_live_b_test_c', 'live', 'a_live_…_c'],
  [`${'long'.repeat(9)}_test_0123456789wxyz`, 'test', '…_test_…wxyz'],
  [' \tsk_test_0123456789wxyz\r\n', 'test', 'sk_test_…wxyz'],
])('reads %s', (text, environment, hint) => {
  expect(readApiKey(text)).toEqual({ key: text.trim(), environment, hint });
});

it.each([
  ['hello', '…'],
  ['sk_prod_0123456789', '…6789'],
  ['sk_test_', '…t_'],
  ['_test_0123456789', '…6789'],
  ['Bearer sk_test_0123456789', '…6789'],
  ['3f0c8a2e-1111-4222-8333-944455556666', '…6666'],
])('takes %s, whose environment nobody can tell from it', (text, hint) => {
  expect(readApiKey(text)).toEqual({ key: text, environment: null, hint });
});

it.each([
  ['', 'required'],
  [' \n ', 'required'],
  ['sk_test_0123\n456789', 'invalid_characters'],
  ['sk_test_clavé', 'invalid_characters'],
  ['sk_test_\u0000', 'invalid_characters'],
  ['x'.repeat(MAX_KEY_LENGTH + 1), 'too_long'],
])('refuses %j', (text, problem) => expect(readApiKey(text)).toEqual({ problem }));

it('never shows more than a third of a secret, and takes every one that a header can carry', () => {
  const visible = fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((n) => String.fromCharCode(n)),
  });
  fc.assert(
    fc.property(fc.constantFrom('sk_live_', 'a-b_test_', ''), visible, (start, secret) => {
      const read = readApiKey(start + secret);
      if ('problem' in read) {
        expect(start + secret).toBe('');
        return;
      }
      new Headers({ authorization: `Bearer ${read.key}` });
      const shown = read.hint.slice(read.hint.lastIndexOf('…') + 1);
      expect(shown.length * 3).toBeLessThanOrEqual(read.key.length);
    }),
  );
});
