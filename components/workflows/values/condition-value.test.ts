import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '@/lib/contract/scalars';
import { conditionValueFor, conditionWidgetOf, valueAfterOperator } from './condition-value';

it('edits a list where the operator needs one or the value is one', () => {
  expect([
    conditionWidgetOf('igual', 'USD'),
    conditionWidgetOf('igual', undefined),
    conditionWidgetOf('igual', ['USD', 1]),
    conditionWidgetOf('igual', [{}]),
    conditionWidgetOf('igual', { a: 1 }),
    conditionWidgetOf('en_lista', undefined),
    conditionWidgetOf('en_lista', 'USD'),
    conditionWidgetOf('no_en_lista', [null]),
  ]).toEqual(['line', 'line', 'list', 'json', 'json', 'list', 'list', 'json']);
});

it('stores a list for the operators of lists, whatever is typed', () => {
  fc.assert(
    fc.property(fc.constantFrom('en_lista', 'no_en_lista'), fc.jsonValue(), (operator, typed) => {
      const stored = conditionValueFor(operator, typed as Json);
      expect(Array.isArray(stored)).toBe(true);
      expect(conditionValueFor(operator, stored)).toEqual(stored);
    }),
  );
  expect(conditionValueFor('en_lista', undefined)).toEqual([]);
  expect(conditionValueFor('en_lista', 'USD')).toEqual(['USD']);
  expect(conditionValueFor('igual', undefined)).toBe('');
  expect(conditionValueFor('igual', 'USD')).toBe('USD');
});

it('carries the value from one operator to the next without losing any of it', () => {
  expect(valueAfterOperator('igual', 'en_lista', 'USD')).toEqual(['USD']);
  expect(valueAfterOperator('igual', 'en_lista', '')).toEqual([]);
  expect(valueAfterOperator('en_lista', 'no_en_lista', ['USD', 'CLP'])).toEqual(['USD', 'CLP']);
  expect(valueAfterOperator('en_lista', 'igual', ['USD'])).toBe('USD');
  expect(valueAfterOperator('en_lista', 'igual', [])).toBe('');
  expect(valueAfterOperator('en_lista', 'igual', ['USD', 'CLP'])).toEqual(['USD', 'CLP']);
  expect(valueAfterOperator('igual', 'contiene', ['USD'])).toEqual(['USD']);
  expect(valueAfterOperator('vacio', 'cambio', undefined)).toBeUndefined();
});
