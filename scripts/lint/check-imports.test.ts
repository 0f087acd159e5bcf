import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './check-imports.ts';
import { importsOf, readImports } from './read-imports.ts';

/** What the rules say of files that import these. `type ` before a file imports its types alone. */
const check = (files: Readonly<Record<string, readonly string[]>>) => {
  const imports = Object.entries(files).map(
    ([file, targets]) =>
      [file, targets.map((to) => ({ to: to.replace('type ', ''), isType: to.startsWith('type ') }))] as const,
  );
  return faultsOf(new Map(imports)).map(({ from, to }) => `${from} > ${to}`);
};

test('the project keeps to its rules', () => {
  const imports = readImports(join(import.meta.dirname, '../..'));
  expect(imports.size).toBeGreaterThan(1500);
  expect(faultsOf(imports)).toEqual([]);
});

describe('which folder may import which', () => {
  test.each([
    ['an area another', 'components/contacts/people/list.tsx', 'components/pipelines/board/board.tsx'],
    ['an area another, for its types', 'components/team/list.tsx', 'type components/account/form.tsx'],
    ['the kit an area', 'components/records/table/table.tsx', 'components/contacts/paths.ts'],
    ['the kit what is above it', 'components/records/table/table.tsx', 'components/shell/frame.tsx'],
    ['a component a page', 'components/shell/frame.tsx', 'app/page.tsx'],
    ['the store what is above it', 'lib/store/config.ts', 'lib/auth/roles.ts'],
    ['a description the server', 'lib/resources/contacts.ts', 'lib/store/store.ts'],
    ['a rule the client', 'lib/rules/roles.ts', 'lib/api/client.ts'],
    ['the console the sandbox', 'lib/api/client.ts', 'sandbox/core/errors.ts'],
    ['a test of the console the sandbox', 'lib/api/client.test.ts', 'sandbox/core/errors.ts'],
    ['the sandbox the console', 'sandbox/core/errors.ts', 'lib/api/api-error.ts'],
    ['a service the server that calls it', 'sandbox/services/tasks/store.ts', 'sandbox/http/api.ts'],
    ['a program its tests', 'lib/proxy/forward.ts', 'lib/proxy/testing/calls.ts'],
  ])('%s: no', (_, from, to) => {
    expect(check({ [from]: [to], [to.replace('type ', '')]: [] })).toEqual([
      `${from} > ${to.replace('type ', '')}`,
    ]);
  });

  test.each([
    ['an area the kit', 'components/contacts/people/list.tsx', 'components/records/table/table.tsx'],
    ['the server what is before it', 'lib/proxy/forward.ts', 'lib/upstream/exchange.ts'],
    ['the server calls services', 'sandbox/http/api.ts', 'sandbox/services/tasks/store.ts'],
    ['a test the handler that it proves', 'lib/views/saved-views.test.ts', 'app/api/console/views/route.ts'],
    ['a benchmark the sandbox', 'bench/run.ts', 'sandbox/app.ts'],
  ])('%s: yes', (_, from, to) => {
    expect(check({ [from]: [to], [to]: [] })).toEqual([]);
  });

  test('a new folder has to be given its place', () => {
    expect(check({ 'lib/odds/ends.ts': [] })).toEqual(['lib/odds/ends.ts > lib/odds/ends.ts']);
  });
});

describe('circles', () => {
  test('of rooms, over any number of them, also of types', () => {
    const [canvas, editor, steps] = ['canvas', 'editor', 'steps'].map(
      (room) => `components/workflows/${room}`,
    );
    const faults = check({
      [`${canvas}/a.ts`]: [`${editor}/b.ts`],
      [`${editor}/b.ts`]: [`${steps}/c.ts`],
      [`${steps}/c.ts`]: [`type ${canvas}/d.ts`],
      [`${canvas}/d.ts`]: [],
    });
    expect(faults).toEqual([`${canvas} > ${editor}`, `${editor} > ${steps}`, `${steps} > ${canvas}`]);
  });

  test('of rooms are none where all arrows go one way, nor where a test goes the other', () => {
    const faults = check({
      'components/workflows/canvas/a.ts': ['components/workflows/document/b.ts'],
      'components/workflows/document/b.ts': [],
      'components/workflows/document/b.test.ts': ['components/workflows/canvas/a.ts'],
    });
    expect(faults).toEqual([]);
  });

  test('of files, of what is loaded', () => {
    expect(check({ 'lib/api/a.ts': ['lib/api/b.ts'], 'lib/api/b.ts': ['lib/api/a.ts'] })).toEqual([
      'lib/api/a.ts > lib/api/b.ts',
      'lib/api/b.ts > lib/api/a.ts',
    ]);
    expect(check({ 'lib/api/a.ts': ['lib/api/b.ts'], 'lib/api/b.ts': ['type lib/api/a.ts'] })).toEqual([]);
  });
});

test('imports are read as the language has them', () => {
  const text = `
    import type { A } from './a';
    import b, { type B } from "./b";
    import {
      type C,
      type D,
    } from './c';
    import './style.css';
    export { e } from './e';
    export * from './f';
    export type { G } from './g';
    // import './comment';
    const text = "import './text'", pattern = /['"]/;
    const late = () => import('./h').then(({ H }) => <H title="it's" />);
    const words = <p>Don't import('./not')</p>;
    const other = import(\`./i\`), unknown = import(\`./\${late}\`);
  `;
  expect(importsOf('one.tsx', text)).toEqual([
    { to: './a', isType: true },
    { to: './b', isType: false },
    { to: './c', isType: true },
    { to: './style.css', isType: false },
    { to: './e', isType: false },
    { to: './f', isType: false },
    { to: './g', isType: true },
    { to: './h', isType: false },
    { to: './i', isType: false },
  ]);
  expect(() => importsOf('one.ts', 'import {')).toThrow('one.ts');
});
