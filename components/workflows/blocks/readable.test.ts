import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clipped, keyLabel, keyLabelWithUnit, readable } from './readable';

it('reads identifiers as words', () => {
  expect(
    ['stage_id', 'vence_en_dias', 'replyTo', 'URL', 'days', 'id', 'tag-ids', '__', ''].map(readable),
  ).toEqual(['Stage', 'Vence en dias', 'Reply to', 'URL', 'Days', 'Id', 'Tag', '__', '']);
});

it('prefers what the server says, then the word for the record', () => {
  const key = { key: 'stage_id', label: undefined, unit: undefined };
  expect(keyLabel({ ...key, label: 'Destino' }, 'Stage')).toBe('Destino');
  expect(keyLabel({ ...key, key: 'etapa_destino_id' }, 'Stage')).toBe('Stage');
  expect(keyLabelWithUnit({ key: 'vence_en_dias', label: 'Due in', unit: 'days' })).toBe('Due in (days)');
});

it('cuts by characters, never longer than was asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, most) => {
      const cut = clipped(text, most);
      expect([...cut].length).toBeLessThanOrEqual(most);
      if ([...text].length <= most) expect(cut).toBe(text);
    }),
  );
});
