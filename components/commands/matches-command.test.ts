import { expect, test } from 'vitest';
import { matchesCommand } from './matches-command';

const catalogue = { label: 'Catálogo', keywords: ['Webhooks'] };

test('words are found in any order, whatever their case and accents, in label and keywords', () => {
  expect(matchesCommand(catalogue, '')).toBe(true);
  expect(matchesCommand(catalogue, ' CATALOGO ')).toBe(true);
  expect(matchesCommand(catalogue, 'hook catá')).toBe(true);
  expect(matchesCommand(catalogue, 'catalogo entregas')).toBe(false);
});

test('a command without keywords goes by its label alone', () => {
  expect(matchesCommand({ label: 'Team' }, 'team')).toBe(true);
  expect(matchesCommand({ label: 'Team' }, 'webhooks')).toBe(false);
});
