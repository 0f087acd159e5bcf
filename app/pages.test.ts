import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '@/e2e/support/pages';

/** `(console)/contacts/(pages)/tags/page.tsx` is `/contacts/tags`. */
function routeOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return `/${folders.filter((folder) => !/^[(@]/.test(folder)).join('/')}`;
}

test('the accessibility sweep visits every page that there is, and names none that there is not', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const routes = files.filter((file) => /(^|\/)page\.tsx$/.test(file)).map(routeOf);
  expect(routes.length).toBeGreaterThan(30);
  const visited = pages.flatMap(({ route }) => route ?? []);
  expect([...new Set(visited)].sort()).toEqual([...new Set(routes)].sort());
});
