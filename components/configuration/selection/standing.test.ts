import { expect, test } from 'vitest';
import { difference, kind, record } from '@/components/configuration/testing';
import { actionOf, blockingOf, lackOf, namedOf } from './standing';

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

test('what is published in the source alone can be published, where nothing else is to be done', () => {
  const forms = kind([], { kind: 'forms', area: 'forms' });
  const ahead = { source: 'published', target: 'draft' } as const;
  const equal = record('equal', { kind: 'forms', status: 'equal', standing: ahead });
  expect(actionOf(forms, equal)).toBe('publish');
  expect(actionOf(forms, { ...equal, standing: { source: 'draft', target: 'published' } })).toBeUndefined();
  expect(actionOf(forms, { ...equal, differences: [difference(['nombre'])] })).toBe('update');
  expect(actionOf({ ...forms, target: { support: 'read_only' } }, equal)).toBeUndefined();
});

test('a tag by its name is told of and blocks nothing, and what is equal stumbles over nothing', () => {
  const tag = { kind: 'tags', name: 'vip', reason: 'missing', by: 'name', usedAt: [] } as const;
  const user = { kind: 'users', name: '4', reason: 'unreadable', by: 'id', usedAt: [] } as const;
  const fresh = record('fresh', { unresolved: [tag, user] });
  expect(blockingOf(fresh)).toEqual([user]);
  expect(namedOf(fresh)).toEqual([tag]);
  expect(blockingOf({ ...fresh, status: 'equal' })).toEqual([]);
});
