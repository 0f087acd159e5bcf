import { expect, test } from 'vitest';
import { recordPath } from './compare-address';
import { sidesOf } from './sides';

const two = [{ id: 'test' }, { id: 'live' }];
const three = [...two, { id: 'other' }];
const nothing = { source: '', target: '' };

test('the person’s connection is the target, and the only other one the source', () => {
  expect(sidesOf(nothing, two, 'live')).toEqual({ source: 'test', target: 'live', isAsked: false });
  expect(sidesOf(nothing, three, 'live')).toEqual({ source: undefined, target: 'live', isAsked: false });
  expect(sidesOf(nothing, [{ id: 'live' }], 'live')).toEqual({
    source: undefined,
    target: 'live',
    isAsked: false,
  });
});

test('what the address names is compared at once', () => {
  expect(sidesOf({ source: 'other', target: 'test' }, three, 'live')).toEqual({
    source: 'other',
    target: 'test',
    isAsked: true,
  });
  expect(sidesOf({ source: 'files', target: 'test' }, two, 'live')).toMatchObject({
    source: 'files',
    isAsked: true,
  });
});

test('a connection that is gone, and one against itself, wait for somebody to say', () => {
  expect(sidesOf({ source: 'gone', target: 'live' }, three, 'live')).toEqual({
    source: undefined,
    target: 'live',
    isAsked: false,
  });
  expect(sidesOf({ source: 'live', target: 'live' }, three, 'live')).toMatchObject({ isAsked: false });
  expect(sidesOf({ source: 'live', target: '' }, two, 'live')).toEqual({
    source: 'live',
    target: 'test',
    isAsked: false,
  });
});

test('a record has an address whatever stands in its key', () => {
  expect(recordPath('endpoints/url:https://erp.example.cl/hooks')).toBe(
    '/configuration/records/endpoints/url%3Ahttps%3A%2F%2Ferp.example.cl%2Fhooks',
  );
});
