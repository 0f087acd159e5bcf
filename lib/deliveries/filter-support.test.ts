import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import { readLoosely } from '@/lib/api/read/read-shape';
import { deliverySummary } from '@/lib/contract/webhooks';
import { emptyFilter } from './delivery-filter';
import { supportsFilters, type TextFilter, textFiltersOf } from './filter-support';

type Asked = Readonly<Record<string, string | number>>;
const newest = readLoosely(deliverySummary, { id: 9, created_at: '2026-11-20T06:21:00.000Z' })!;

/** A server that has one delivery, which none of the filters that it supports leaves. */
function serverThat(supports: readonly string[]) {
  const asked: Asked[] = [];
  const ask = async (query: Asked) => {
    asked.push(query);
    return { items: supports.some((name) => name in query) ? [] : [newest] };
  };
  return { ask, asked };
}

test('the filters by text that are asked for are those that are tried', () => {
  expect(textFiltersOf({ ...emptyFilter, type: 'deal.won' })).toEqual([]);
  expect(textFiltersOf({ ...emptyFilter, search: 'a', header: 'b' })).toEqual(['search', 'header']);
});

test.each<[readonly string[], readonly TextFilter[], boolean]>([
  [[], [], false],
  [['created_before'], [], true],
  [['created_before'], ['search'], false],
  [['created_before', 'search'], ['search'], true],
  [['created_before', 'search'], ['search', 'header'], false],
  [['created_before', 'search', 'header'], ['search', 'header'], true],
])('a server that supports %j, asked for %j: %s', async (supports, texts, expected) => {
  expect(await supportsFilters(serverThat(supports).ask, texts)).toBe(expected);
});

test('a text is looked for in the newest delivery alone, so that little is searched', async () => {
  const { ask, asked } = serverThat(['created_before', 'search']);
  await supportsFilters(ask, ['search']);
  expect(asked.at(-1)).toMatchObject({ created_after: '2026-11-20T06:20:59.000Z', limit: 1 });
});

test('a server that refuses to be asked supports nothing; one that fails says nothing', async () => {
  const failing = (status: number) => () =>
    Promise.reject(
      new ApiError({ status, code: 'x', message: 'x', requestId: undefined, operation: listDeliveries }),
    );
  expect(await supportsFilters(failing(422), [])).toBe(false);
  await expect(supportsFilters(failing(503), [])).rejects.toThrow(ApiError);
});
