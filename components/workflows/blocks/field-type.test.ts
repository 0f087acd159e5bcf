import { describe, expect, it } from 'vitest';
import type { KeyType, Operator } from './block';
import { currencyPathOf, fieldTypeOf, operatorsFor, saidTypeOf } from './field-type';
import { readOperators } from './read-vocabulary';

describe('what a field holds', () => {
  it('is told by its name and type', () => {
    const of = (path: string, said?: KeyType) => fieldTypeOf(path, said);
    expect(of('deal.amount', 'decimal')).toBe('amount');
    expect(of('deal.currency')).toBe('currency');
    expect(of('contact.tags', 'list')).toBe('tags');
    expect(of('deal.created_at')).toBe('date');
    expect(of('appointment.inicio', 'date')).toBe('date');
    expect(of('deal.stage_id', 'decimal')).toBe('record');
    expect(of('task.assignee_id', 'decimal')).toBe('number');
    expect(of('contact.nombre', 'string')).toBe('text');
  });

  it('is what the server says where a name would speak against it, and open where nobody knows', () => {
    expect(fieldTypeOf('deal.amount', 'boolean')).toBe('boolean');
    expect(fieldTypeOf('deal.campos_custom.fecha', undefined)).toBeUndefined();
    expect(fieldTypeOf('contact.campos_custom.tags', 'string')).toBe('text');
    expect(fieldTypeOf('event.datos', undefined)).toBeUndefined();
    expect(fieldTypeOf('', undefined)).toBeUndefined();
  });

  it('is read from the namespaces', () => {
    const spaces = [{ name: 'deal', fields: ['amount'], types: new Map([['amount', 'decimal' as const]]) }];
    expect(saidTypeOf('deal.amount', spaces)).toBe('decimal');
    expect(saidTypeOf('deal.campos_custom.x', spaces)).toBeUndefined();
    expect(currencyPathOf('deal.amount')).toBe('deal.currency');
  });
});

describe('the operators of a field', () => {
  const operators = readOperators([
    { operador: 'igual', tipos: ['string', 'decimal'] },
    { operador: 'contiene', tipos: ['string', 'list'] },
    { operador: 'mayor_que', tipos: ['decimal'] },
    { operador: 'antes_de', tipos: ['date'] },
    { operador: 'raro' },
    { operador: 'de_otro_mundo', tipos: ['hologram'] },
  ]);
  const names = (all: readonly Operator[]) => all.map(({ operator }) => operator);

  it('are those that its type can have, and those of which nothing is said', () => {
    expect(names(operatorsFor(operators, 'amount'))).toEqual(['igual', 'mayor_que', 'raro', 'de_otro_mundo']);
    expect(names(operatorsFor(operators, 'text'))).toEqual(['igual', 'contiene', 'raro', 'de_otro_mundo']);
    expect(names(operatorsFor(operators, 'date'))).toEqual(['antes_de', 'raro', 'de_otro_mundo']);
    expect(names(operatorsFor(operators, 'record'))).toEqual(['igual', 'raro', 'de_otro_mundo']);
  });

  it('are all where the type is open, or none would be left', () => {
    expect(operatorsFor(operators, undefined)).toBe(operators);
    const only = readOperators([{ operador: 'antes_de', tipos: ['date'] }]);
    expect(names(operatorsFor(only, 'boolean'))).toEqual(['antes_de']);
  });

  it('are read by the type under which they are listed', () => {
    const read = readOperators({ string: ['eq', 'has'], number: ['eq', 'gt'] });
    expect(read.map(({ operator, types }) => [operator, types])).toEqual([
      ['eq', ['string', 'number']],
      ['has', ['string']],
      ['gt', ['number']],
    ]);
  });
});
