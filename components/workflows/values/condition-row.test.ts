import { expect, it } from 'vitest';
import type { Json } from '@/lib/contract/scalars';
import { conditionEntryOf, currencyBeside, withCurrency } from './condition-row';

it('edits a value by what its field holds, and as text or JSON where that could not show it', () => {
  expect([
    conditionEntryOf('amount', 'mayor_que', '10'),
    conditionEntryOf('tags', 'tiene_etiqueta', 'vip'),
    conditionEntryOf('tags', 'contiene', 'vip'),
    conditionEntryOf('record', 'igual', 7),
    conditionEntryOf('currency', 'empieza_con', 'C'),
    conditionEntryOf('date', 'antes_de', '{{appointment.inicio}}'),
    conditionEntryOf('currency', 'en_lista', ['CLP']),
    conditionEntryOf('amount', 'igual', { a: 1 }),
    conditionEntryOf('text', 'igual', 'x'),
    conditionEntryOf(undefined, 'igual', 'x'),
  ]).toEqual(['amount', 'tag', 'tag', 'record', 'any', 'any', 'any', 'any', 'any', 'any']);
});

it('knows the currency that is asked for beside an amount, and asks for one', () => {
  const rows: Json[] = [
    { campo: 'deal.amount', operador: 'mayor_que', valor: '5' },
    { campo: 'deal.title', operador: 'vacio' },
  ];
  expect(currencyBeside(rows, 'deal.amount')).toBeUndefined();
  const asked = withCurrency(rows, 0, 'CLP');
  expect(asked[1]).toEqual({ campo: 'deal.currency', operador: 'igual', valor: 'CLP' });
  expect(currencyBeside(asked, 'deal.amount')).toBe('CLP');
  expect(currencyBeside(asked, 'company.amount')).toBeUndefined();
});
