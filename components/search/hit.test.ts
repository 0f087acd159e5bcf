import { expect, test } from 'vitest';
import { resources, searches } from '@/lib/resources/registry.generated';
import { countUnlinked, type FoundRow, hitsOf } from './hit';

const all = (await Promise.all(Object.values(searches).map((load) => load()))).flat();
const kind = (name: string) => all.find(({ of }) => of.name === name)!;

test('a record found twice is one result, and what nothing leads to is none', () => {
  const rows = [
    { id: 7, pipeline_id: 2, title: 'Renovación', external_id: 4711 },
    { id: 7, pipeline_id: 2, title: 'Renovación anual' },
    { id: 8, title: 'Renovación sin embudo' },
    { pipeline_id: 2, title: 'Renovación sin id' },
  ];
  expect(hitsOf(kind('deals'), rows, 'renovacion')).toMatchObject([
    { kind: 'deals', href: '/pipelines/2/deals/7', title: 'Renovación anual', rank: 1 },
  ]);
});

test('records that nothing leads to though they have an id are counted, each once', () => {
  const rows = [
    { id: 7, pipeline_id: 2 },
    { id: 8, title: 'Sin embudo' },
    { id: 8, title: 'Sin embudo' },
    { title: 'Sin id' },
  ];
  expect(countUnlinked(kind('deals'), rows)).toBe(1);
  expect(countUnlinked(kind('contacts'), rows)).toBe(0);
});

test('a record without a name is called by its id, and says what it was found by', () => {
  expect(hitsOf(kind('contacts'), [{ id: 3, external_id: 4711 } as FoundRow], '4711')).toMatchObject([
    { title: '#3', detail: '4711', rank: 4 },
  ]);
});

test('an appointment is called by who comes, else by its notes, else by when it is', () => {
  const when = 'Tue 24 Nov 2026, 08:00';
  const rows: readonly FoundRow[] = [{ who: 'Ana', notas: 'Silla' }, { notas: 'Silla' }, {}].map((said, id) =>
    Object.assign(said, { id, when }),
  );
  const titles = hitsOf(kind('appointments'), rows, 'x').map(({ title }) => title);
  expect(titles).toEqual(['Ana', 'Silla', when]);
});

test('every kind that is found has a resource or is a pipeline', () => {
  const names = all.map(({ of }) => of.name).filter((name) => !Object.hasOwn(resources, name));
  expect(names).toEqual(['pipelines']);
});
