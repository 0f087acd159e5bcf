import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { createDeal } from '@/lib/api/contract/deals';
import { dealByExternalId, isSaidTaken, mayBeTaken, updateOf } from './external-id';

const refused = (status: number, code: string, details: { field: string; issue: string }[] = []) =>
  new ApiError({ operation: createDeal, status, code, message: 'No', details });

test('a conflict may be about the external id, unless it says what else it is about', () => {
  expect(mayBeTaken(refused(409, 'external_id_taken'))).toBe(true);
  expect(mayBeTaken(refused(409, 'conflict'))).toBe(true);
  expect(mayBeTaken(refused(422, 'invalid', [{ field: 'external_id', issue: 'already exists' }]))).toBe(true);
  expect(mayBeTaken(refused(422, 'invalid', [{ field: 'external_id', issue: 'too_long' }]))).toBe(false);
  expect(mayBeTaken(refused(409, 'conflict', [{ field: 'title', issue: 'taken' }]))).toBe(true);
  expect(mayBeTaken(refused(409, 'pipeline_has_no_such_stage'))).toBe(false);
  expect(mayBeTaken(refused(500, 'external_id_taken'))).toBe(false);
  expect(isSaidTaken(refused(409, 'external_id_taken'))).toBe(true);
  expect(isSaidTaken(refused(409, 'conflict'))).toBe(false);
});

/** A server whose lists have one deal a page. */
function server(kept: readonly object[], trashed: readonly object[]) {
  const asked: string[] = [];
  const fetcher = (async (address: string) => {
    const { search, searchParams } = new URL(address, 'http://console');
    asked.push(search);
    const all = searchParams.get('estado') === 'papelera' ? trashed : kept;
    const at = Number(searchParams.get('cursor') ?? 0);
    return Response.json({ data: all.slice(at, at + 1), next_cursor: at + 1 < all.length ? at + 1 : null });
  }) as unknown as typeof fetch;
  return { asked, fetch: fetcher };
}

test('its deal is looked for page by page, then in the trash', async () => {
  const deals = [
    { id: 1, external_id: 'ERP-1' },
    { id: 2, external_id: 'ERP-2' },
  ];
  const { asked, fetch } = server(deals, [{ id: 3, external_id: 'ERP-3', estado: 'papelera' }]);
  expect(await dealByExternalId('ERP-2', { fetch })).toMatchObject({ id: 2 });
  expect(asked).toHaveLength(2);
  expect(await dealByExternalId('ERP-3', { fetch })).toMatchObject({ id: 3 });
  expect(await dealByExternalId('ERP', { fetch })).toBeNull();
});

test('an update keeps the own fields that nobody typed, and leaves the deal where it is', () => {
  const campos_custom = { fuente: 'Feria', metros: 120, activo: true };
  const deal = { pipeline_id: 3, stage_id: 9, campos_custom };
  const typed = { metros: '150', activo: 'true', nuevo: '7' };
  const fields = { title: 'Bodega', external_id: 'ERP-1', campos_custom: typed };
  expect(updateOf(deal as never, fields)).toEqual({
    ...fields,
    pipeline_id: 3,
    // A number stays one, yes stays yes; what is new is the text that it is.
    campos_custom: { fuente: 'Feria', metros: 150, activo: true, nuevo: '7' },
  });
  expect(updateOf({} as never, { title: 'Bodega' })).toEqual({ title: 'Bodega' });
});
