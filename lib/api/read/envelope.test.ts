import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../json/parse-json.ts';
import { getDeal, listDeals } from '../contract/deals.ts';
import { listTasks, updateTask } from '../contract/tasks.ts';
import { readReply } from './read-reply.ts';

const rows = [{ id: 1 }, { id: 2 }];
const idsIn = (body: unknown) => readReply(listDeals, body)?.items.map(({ id }) => id);

describe('a list is found', () => {
  test.each([
    [{ data: { items: rows } }],
    [{ _embedded: { deals: rows }, _links: {} }],
    [{ result: { data: rows }, warnings: [], errors: [] }],
    [{ records: rows, included: [{ id: 9 }] }],
    [{ response: { payload: { deals: rows, tags: [{ id: 9 }] } } }],
    [{ deals: { 1: rows[0], 2: rows[1] } }],
    [{ data: { 1: rows[0], 2: rows[1] } }],
    [{ Deals: rows, Tags: [{ id: 9 }] }],
    [{ data: { edges: rows.map((node) => ({ node, cursor: 'c' })) } }],
    [{ deals: { data: rows }, meta: { total: 2 } }],
    [{ data: { filas: rows }, errors: [] }],
    [{ filas: rows, page: { number: 1 } }],
    [{ status: 'ok', code: 200, payload: rows }],
  ])('%j', (body) => expect(idsIn(body)).toEqual([1, 2]));

  test.each([
    [{ tags: [{ id: 9 }], users: [{ id: 8 }] }],
    [{ rows: [{ id: 1 }], entries: [{ id: 2 }] }],
    [{ data: { a: [1], b: [2] } }],
    [{ errors: [] }],
    [{ data: {} }],
    [{ data: ['a', 'b'] }],
    [{ data: { name: { id: 3 } } }],
    [{ message: 'ok' }],
  ])('not in %j', (body) => expect(readReply(listDeals, body)).toBeUndefined());

  test('in no JSON by throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        readReply(listDeals, body);
        readReply(getDeal, body);
      }),
    );
  });
});

describe('its cursor', () => {
  test.each([
    [{ next_cursor: 7 }],
    [{ nextCursor: 7 }],
    [{ 'next-cursor': 7 }],
    [{ cursor: { next: 7 } }],
    [{ meta: { next_cursor: 7 } }],
    [{ meta: { cursor: { next: 7 } } }],
    [{ pagination: { next_cursor: 7 } }],
    [{ pagination: { next: 7, prev: 3 } }],
    [{ paging: { next: { after: 7 } } }],
    [{ paging: { cursors: { before: 3, after: 7 } } }],
    [{ pageInfo: { endCursor: 7, hasNextPage: true } }],
    [{ meta: { siguiente_cursor: 7 } }],
  ])('%j', (beside) => {
    expect(readReply(listDeals, { data: rows, ...beside })?.nextCursor).toBe(7);
    expect(readReply(listDeals, { result: { data: rows }, ...beside })?.nextCursor).toBe(7);
  });

  test('is taken out of a link, and kept to the last digit', () => {
    const cursorOf = (beside: object) => readReply(listDeals, { data: rows, ...beside })?.nextCursor;
    expect(cursorOf({ links: { next: 'https://x.cl/deals?cursor=a%2Fb&limit=2' } })).toBe('a/b');
    expect(cursorOf({ _links: { next: { href: '/deals?cursor=9' } } })).toBe('9');
    expect(cursorOf(parseJson('{"next_cursor": 9007199254740993}') as object)).toBe('9007199254740993');
  });

  test.each([
    [{}],
    [{ has_more: false, next_cursor: 'x' }],
    [{ cursor: 'this' }],
    [{ paging: { cursors: { before: 3 } } }],
  ])('none in %j', (beside) =>
    expect(readReply(listDeals, { data: rows, ...beside })?.nextCursor).toBeNull(),
  );
});

describe('one record is found', () => {
  const deal = { id: 1, title: 'A', estado: 'abierto' };
  test.each([
    [deal],
    [{ data: deal }],
    [{ deal }],
    [{ negocio: deal, request_id: 'r' }],
    [{ result: { deal } }],
    [{ data: { id: 1, type: 'deal', attributes: { title: 'A', estado: 'abierto' } } }],
    [{ success: true, estado: 'ok', payload: deal }],
    [[deal]],
    [{ data: [deal] }],
  ])('%j', (body) => {
    expect(readReply(getDeal, body)).toMatchObject({ id: 1, title: 'A', estado: 'abierto' });
  });

  test('though its envelope has a status of its own', () => {
    const read = readReply(updateTask, {
      status: 'success',
      data: { id: 3, titulo: 'Call', status: 'hecha' },
    });
    expect(read).toMatchObject({ id: 3, status: 'hecha' });
  });
});

describe('a total', () => {
  test.each([
    [{ data: [{ id: 1 }], next_cursor: 1, total: 1234 }],
    [{ items: [{ id: 1 }], total_count: '1234' }],
    [{ data: { items: [{ id: 1 }], totalItems: 1234 } }],
    [{ data: [{ id: 1 }], meta: { total: 1234, pages: 25 } }],
  ])('%j', (body) => {
    expect(readReply(listTasks, body)?.total).toBe(1234);
  });

  test.each([
    [{ data: [{ id: 1 }] }],
    [{ data: [{ id: 1 }], total: '$ 12' }],
    [{ data: [{ id: 1 }], total: null }],
  ])('is none in %j', (body) => {
    expect(readReply(listTasks, body)?.total).toBeUndefined();
  });
});

test('a row that is nothing is left out of a list that has others', () => {
  expect(readReply(listTasks, { data: [null, { id: 1 }, 'x'] })?.items).toHaveLength(1);
});
