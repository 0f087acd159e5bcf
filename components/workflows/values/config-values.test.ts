import { expect, it } from 'vitest';
import type { BlockKey } from '@/components/workflows/blocks/block-index';
import { ExactNumber } from '@/lib/json/parse-json';
import { isListed, isUnlisted, recordKindOf } from '@/lib/workflows/record-kinds';
import { textOfValue, valueOfText, widgetOf } from './config-values';

const key = (type: string, name = 'x', values: string[] = []) =>
  ({
    key: name,
    type,
    choices: values.map((value) => ({ value, label: value })),
  }) as unknown as BlockKey;

it('finds a widget for each type, and JSON for what does not fit one', () => {
  expect([
    widgetOf(key('string'), 'a'),
    widgetOf(key('text'), undefined),
    widgetOf(key('integer'), 4),
    widgetOf(key('string', 'x', ['a']), 'b'),
    widgetOf(key('list'), ['a']),
    widgetOf(key('list'), [{}]),
    widgetOf(key('conditions'), []),
    widgetOf(key('string'), { a: 1 }),
    widgetOf(key('integer', 'pipeline_id'), 4),
    widgetOf(key('json'), 'a'),
    widgetOf(key('conditions'), [{ field: 'deal.amount', operator: 'eq' }]),
    widgetOf(key('string', 'tag_name'), 'vip'),
    widgetOf(key('integer', 'assignee_id'), 4),
    widgetOf(key('integer', 'client_id'), 4),
    widgetOf(key('decimal', 'amount'), '10'),
    widgetOf(key('string', 'currency'), 'CLP'),
    widgetOf(key('decimal', 'shade'), '10'),
    widgetOf(key('json', 'cabeceras'), undefined),
    widgetOf(key('json', 'headers'), { a: 1 }),
  ]).toEqual([
    'line',
    'text',
    'number',
    'choice',
    'list',
    'json',
    'conditions',
    'json',
    'record',
    'json',
    'json',
    'tagName',
    'id',
    'record',
    'amount',
    'currency',
    'number',
    'headers',
    'json',
  ]);
});

it('knows the keys that name records', () => {
  expect(
    ['pipeline_id', 'to_stage_id', 'tag_name', 'calendar_id', 'form_id', 'client_id', 'row_id'].map(
      recordKindOf,
    ),
  ).toEqual(['pipeline', 'stage', 'tagName', 'calendar', 'form', 'contact', undefined]);
  expect(recordKindOf('assignee_id')).toBe('user');
  expect([isListed('stage'), isListed('contact'), isUnlisted('user')]).toEqual([true, false, true]);
});

it('never turns money into a number, nor half-typed text into nothing', () => {
  expect(valueOfText('1250000.50', 'decimal')).toBe('1250000.50');
  expect(valueOfText('12', 'integer')).toBe(12);
  expect(valueOfText('12.', 'number')).toBe('12.');
  expect(valueOfText('1.5', 'number')).toBe(1.5);
  expect(valueOfText('{{deal.amount}}', 'integer')).toBe('{{deal.amount}}');
  expect(valueOfText('', 'string')).toBeUndefined();
  expect([textOfValue(null), textOfValue(0), textOfValue([1])]).toEqual(['', '0', '[1]']);
});

it('lets a decimal be typed character by character', () => {
  for (const [text, stored] of [
    ['1.05', 1.05],
    ['0.05', 0.05],
    ['-0.5', -0.5],
    ['1.0', new ExactNumber('1.0')],
    ['-0', new ExactNumber('-0')],
    ['9007199254740993', new ExactNumber('9007199254740993')],
  ] as const) {
    let shown = '';
    for (const character of text) shown = textOfValue(valueOfText(shown + character, 'number'));
    expect(shown).toBe(text);
    expect(valueOfText(text, 'number')).toEqual(stored);
  }
  expect(valueOfText('007', 'integer')).toBe('007');
});
