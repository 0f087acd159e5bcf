import { expect, test } from 'vitest';
import { difference, kind, record } from '@/components/configuration/testing';
import { actionOf, lackOf } from './standing';

const changed = record('changed', { differences: [difference(['nombre'])] });
const gone = record('gone', { status: 'onlyTarget' });

test('a server that cannot be written is planned nothing for, and says why', () => {
  const readOnly = kind([], { target: { support: 'read_only' } });
  for (const one of [record('fresh'), changed, gone]) expect(actionOf(readOnly, one)).toBeUndefined();
  expect(lackOf(readOnly)).toEqual({ side: 'target', support: 'read_only' });
});

test('nothing is deleted because the source could not be asked for it', () => {
  for (const support of ['missing', 'no_right', 'failed', 'not_in_files'] as const) {
    const of = kind([], { source: { support, message: 'HTTP 403' } });
    expect(actionOf(of, gone)).toBeUndefined();
    expect(lackOf(of)).toEqual({ side: 'source', support, message: 'HTTP 403' });
  }
  const readOnly = kind([], { source: { support: 'read_only' } });
  expect(actionOf(readOnly, gone)).toBe('delete');
  expect(lackOf(readOnly)).toBeUndefined();
});

test('a record whose differences only the server writes is nothing to do about', () => {
  const only = record('only', { differences: [difference(['xtra'], { isWritable: false })] });
  expect(actionOf(kind([]), only)).toBeUndefined();
  expect(actionOf(kind([]), changed)).toBe('update');
});

test('a category is made and never taken away: the API has no operation for it', () => {
  const of = kind([], { kind: 'categories' });
  expect(actionOf(of, record('fresh', { kind: 'categories' }))).toBe('create');
  expect(actionOf(of, record('gone', { kind: 'categories', status: 'onlyTarget' }))).toBeUndefined();
  const differs = record('other', { kind: 'categories', differences: [difference(['xtra'])] });
  expect(actionOf(of, differs)).toBeUndefined();
});

test('what could be one of several waits for its answer', () => {
  for (const one of [record('fresh', { isAsked: true }), { ...gone, isAsked: true as const }])
    expect(actionOf(kind([]), one)).toBeUndefined();
});
