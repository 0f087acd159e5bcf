import { expect, test } from 'vitest';
import { inLanguage } from './in-language';

test('texts are overlaid, and what a block is told by is not', () => {
  const block = {
    type: 'wait',
    label: 'Esperar',
    translations: { en: { type: 'pause', key: 'x', label: 'Wait' } },
  };
  expect(inLanguage([block], 'en')).toEqual([{ ...block, label: 'Wait' }]);
  expect(inLanguage([block], 'fr')).toEqual([block]);
});
