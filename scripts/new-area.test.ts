import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectWithArea } from './testing/project-with-area';

/** Lists that the console loads, by their paths in the project. */
const loaded = [
  'lib/resources/areas.generated.ts',
  'lib/resources/registry.generated.ts',
  'components/navigation/area-icons.generated.ts',
  'i18n/messages.generated.ts',
];

let project: Awaited<ReturnType<typeof projectWithArea>>;
beforeAll(async () => {
  project = await projectWithArea();
  for (const path of loaded) vi.doMock(`@/${path}`, () => import(project.pathOf(path)));
}, 120_000);
afterAll(() => project.remove());

const closed = { missing: ['listBales'], noRight: [] };
const open = { missing: [], noRight: [] };

test('the navigation has its entry, with its icon, key and pages', async () => {
  const { itemOfPath, navigationFor, pagesOfArea } = await import('@/components/navigation/navigation');
  const sales = navigationFor(open).find(({ id }) => id === 'sales');
  expect(sales?.items.at(-1)?.area).toBe('meadows');
  expect(itemOfPath('/meadows/bales/7')).toMatchObject({ area: 'meadows', key: 'm' });
  expect(itemOfPath('/meadows')?.Icon).toBeTruthy();
  expect(pagesOfArea('meadows', open, 'viewer').map(({ href }) => href)).toEqual([
    '/meadows',
    '/meadows/bales',
  ]);
});

test('a server without its reads has neither the page nor the area', async () => {
  const { accessTo, areaOfPage, isNeeded } = await import('@/lib/connection/areas/page-access');
  const { navigationFor, pagesOfArea } = await import('@/components/navigation/navigation');
  expect([accessTo('bales', closed), accessTo('fields', closed)]).toEqual(['missing', 'open']);
  expect(isNeeded('listBales')).toBe(true);
  expect(areaOfPage('bales' as never)).toBe('meadows');
  expect(pagesOfArea('meadows', closed, 'owner').map(({ id }) => id)).toEqual(['fields']);
  expect(navigationFor(closed).flatMap(({ items }) => items.map(({ area }) => area))).not.toContain(
    'meadows',
  );
});

test('the palette leads to its ids and finds its records', async () => {
  const { pageOfId } = await import('@/components/search/page-of-id');
  const { loadSearches } = await import('@/components/search/use-search-kinds');
  const { searchedBy } = await import('@/lib/resources/search');
  expect(pageOfId('bale_12')).toEqual({
    area: 'meadows',
    kind: 'bale',
    id: '12',
    href: '/meadows/bales/12',
  });
  const found = (await loadSearches()).find(({ of }) => of.path === '/meadows/bales');
  expect(found && searchedBy(found.of)).toBe('q');
});

test('its events make its lists stale', async () => {
  const { isAffected } = await import('@/lib/live/affected');
  const list = (field_id: string) => ['api', 'c1', 'meadows', 'listBales', { query: { field_id } }];
  const event = { type: 'bale.rolled', ids: { field_id: 3 }, was: {} };
  expect(isAffected(['api', 'c1', 'meadows', 'listBales'], event)).toBe(true);
  expect([isAffected(list('3'), event), isAffected(list('4'), event)]).toEqual([true, false]);
});

test('its list is exported by its name', async () => {
  const { exportNames, exportOf } = await import('@/lib/export/exportable');
  expect(exportNames()).toContain('bales');
  expect((await exportOf('bales'))?.columns).toContain('titulo');
});

test('the overview has its part, where each role needs it', async () => {
  const { overviewParts } = await import('@/app/(console)/overview/overview-parts');
  const names = (['owner', 'designer', 'viewer'] as const).map((role) =>
    overviewParts(role).map(({ part }) => String(part)),
  );
  expect(names[0]?.at(-1)).toBe('hay');
  expect(names[1]?.[0]).toBe('hay');
  expect(names[2]).not.toContain('hay');
  expect(project.lists.get('app/(console)/overview/summaries.generated.ts')).toContain(
    "import { HaySummary } from '@/components/meadows/hay-summary';",
  );
});

test('every page has its name, its own pages all of its words', async () => {
  const { messageAreas } = await import('@/i18n/messages.generated');
  const { wordsOfEveryPage } = await import('@/i18n/messages');
  expect(messageAreas).toContain('meadows');
  const area = { name: 'Meadows' };
  const all = { ui: {}, shell: {}, auth: { title: '' }, meadows: { area, title: 'Bales' } };
  expect(wordsOfEveryPage(all as never)).toEqual({ ui: {}, shell: {}, meadows: { area } });
});

test('the browser has its operations and words', () => {
  const text = project.contract.get('meadows.ts');
  expect(text).toContain('export const listBales: ClientOperation<typeof contract.listBales> =');
  expect(text).toContain('export const baleSizes: typeof contract.baleSizes = ["small","large"];');
});
