import { expect, test } from 'vitest';
import { locales } from '@/i18n/locale';
import type { Area } from '@/lib/resources/area';
import { areas } from '@/lib/resources/areas.generated';
import { resources, searches } from '@/lib/resources/registry.generated';
import { type Field, type Filter, fieldsOf } from '@/lib/resources/resource';
import { messagesOf } from './messages-of';

const all: readonly Area[] = Object.values(areas);
const pages = new Set(all.flatMap(({ entry, pages = [] }) => [entry, ...pages].map((page) => page?.href)));

/** Of the words that are asked for by text, those that a language lacks: neither types nor a page's test see them. */
function missing(wanted: readonly string[]): string[] {
  return locales.flatMap((locale) =>
    wanted
      .filter((key) => {
        const [file = '', ...path] = key.split('.');
        return !messagesOf(locale, file).has(path.join('.'));
      })
      .map((key) => `${locale} ${key}`),
  );
}

test.each(all)('area $name and its pages are called something in both languages', (area) => {
  const { name, entry, needs, pages = [], ids = [] } = area;
  const gates = [...(needs || pages.some((page) => page.needs) ? [area.name] : [])];
  const wanted = [
    ...(entry ? ['name'] : []),
    ...pages.map(({ id }) => `pages.${id}`),
    ...[...gates, ...pages.flatMap((page) => (page.needs ? [page.id] : []))].map((page) => `what.${page}`),
    ...ids.map(({ kind }) => `ids.${kind}`),
  ];
  expect(missing(wanted.map((key) => `${name}.area.${key}`))).toEqual([]);
});

const found = (await Promise.all(Object.values(searches).map((load) => load()))).flat();

test.each(found)(
  'what the search finds as $of.name is called something, and so is what a preview shows of it',
  ({ of, shows = [] }) => {
    const kinds = ['one', 'many'].map((number) => `${of.area}.area.kinds.${of.name}.${number}`);
    expect(missing([...kinds, ...shows.map((field) => `${of.words.fields}.${field}`)])).toEqual([]);
    expect(Object.keys(of.fields)).toEqual(expect.arrayContaining([...shows]));
  },
);

const described = await Promise.all(
  Object.entries(resources).map(async ([name, load]) => ({
    name,
    of: await load(),
  })),
);

test.each(described)('what $name refers to is there', ({ of }) => {
  const named = [...Object.values(fieldsOf(of)), ...Object.values<Filter>(of.filters)].map(({ to }) => to);
  const related = (of.relations ?? []).map((relation) => relation.of);
  const names = [...named, ...related].filter((name) => typeof name === 'string');
  expect(names.filter((name) => !Object.hasOwn(resources, name))).toEqual([]);
});

test.each(described)('$name has words for all that is shown of it, in both languages', ({ name, of }) => {
  expect(of.name).toBe(name);
  expect(Object.keys(areas)).toContain(of.area);
  const fields = Object.entries(fieldsOf(of)).filter(([, { column, form }]) => column || form);
  const filters = Object.entries<Filter>(of.filters);
  const asked = filters.filter(([, { control }]) => control !== 'search' && control !== 'none');
  const withAny = asked.filter(([, { control }]) => control === 'choice' || control === 'ref');
  const list = pages.has(of.path) ? ['title', 'search', 'emptyTitle', 'emptyText'] : ['title'];
  const filterWords = of.words.filters ?? of.words.list;
  expect(
    missing([
      ...[...list, ...(of.states ? ['archiveText', 'trashText'] : [])].map(
        (key) => `${of.words.list}.${key}`,
      ),
      ...fields.map(([field]) => `${of.words.fields}.${field}`),
      ...asked.map(([filter]) => `${filterWords}.${filter}`),
      ...withAny.map(([filter]) => `${filterWords}.any.${filter}`),
      ...[...fields, ...filters].flatMap(([, each]) => choicesOf(each)),
      ...(of.relations ?? []).flatMap(({ name, newHref }) =>
        [name, ...(newHref ? [`add.${name}`] : [])].map((key) => `${of.words.relations}.${key}`),
      ),
    ]),
  ).toEqual([]);
});

test.each(described)('$name names resources that there are', ({ of }) => {
  const fields = Object.values(fieldsOf(of)).map(({ to }) => to);
  const filters = Object.values<Filter>(of.filters).map(({ to }) => to);
  const named = [...fields, ...filters].filter((to) => to !== undefined);
  expect(named.filter((to) => !Object.hasOwn(resources, to))).toEqual([]);
});

function choicesOf({ choices = [], choiceWords }: Field | Filter): string[] {
  return choiceWords === undefined ? [] : choices.map((word) => `${choiceWords}.${word}`);
}

test('areas do not take each other’s names, keys, addresses or places', () => {
  const entries = all.flatMap(({ entry }) => (entry ? [entry] : []));
  const isOnce = (names: readonly unknown[]) => expect(new Set(names).size).toBe(names.length);
  isOnce(all.flatMap(({ name, pages = [] }) => [name, ...pages.map(({ id }) => id)]));
  isOnce(entries.map(({ key }) => key));
  isOnce(entries.map(({ group, place }) => `${group} ${place}`));
  isOnce(all.flatMap(({ readers = {} }) => Object.keys(readers)));
  for (const role of ['owner', 'admin', 'integrator', 'designer', 'viewer'] as const) {
    isOnce(all.flatMap(({ overview = [] }) => overview.flatMap(({ places }) => places[role] ?? [])));
  }
});
