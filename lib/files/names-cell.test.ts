import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesCell, readNames } from './names-cell';

test('names come back as they were, whatever they hold', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'ñ', ' ', '|', ',', ';', '"', '[', '{', ']', "'", '='),
  });
  const names = fc.uniqueArray(name.filter((text) => text.trim() !== ''));
  fc.assert(
    fc.property(names, (given) => {
      expect(readNames(namesCell(given))).toEqual(given);
    }),
  );
});

test.each([
  ['vip; feria,vip | norte', ['vip', 'feria', 'norte']],
  ['vip|feria de mayo', ['vip', 'feria de mayo']],
  ['"Santiago, Chile";vip', ['Santiago, Chile', 'vip']],
  ['5" pipes, vip', ['5" pipes', 'vip']],
  ['[{"id":7,"nombre":"vip"},{"id":8,"nombre":"feria"}]', ['vip', 'feria']],
  ['["vip","feria"]', ['vip', 'feria']],
  ['[urgent] call', ['[urgent] call']],
  [' ; ', []],
])('%s', (text, expected) => {
  expect(readNames(text)).toEqual(expected);
});
