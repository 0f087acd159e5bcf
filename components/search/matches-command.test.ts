import { expect, test } from 'vitest';
import { area } from '@/lib/resources/catalog/area';
import en from '@/messages/en/catalog.json';
import es from '@/messages/es/catalog.json';
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

test('changing and importing prices are pages that are found by what people call them', () => {
  const found = (pages: Readonly<Record<string, string>>, typed: string) =>
    area.pages.map(({ id }) => id).filter((id) => matchesCommand({ label: pages[id]! }, typed));
  expect(found(en.area.pages, 'change prices')).toEqual(['change-prices']);
  expect(found(es.area.pages, 'cambiar precios')).toEqual(['change-prices']);
  expect(found(en.area.pages, 'import prices')).toEqual(['product-import']);
  expect(found(en.area.pages, 'price')).toEqual(['change-prices', 'product-import']);
});
