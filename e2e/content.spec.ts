import { expect } from '@playwright/test';
import { FakeApi } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';

test('a site is found among the sites and shows its pages, at an address of its own', async ({
  ownerPage: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/content');
  const sites = page.getByRole('table', { name: 'Sites' });
  await expect(sites.getByRole('link', { name: 'Sitio principal' })).toBeVisible();
  // The page came with its first rows.
  expect(asked.filter((path) => path === '/api/v1/sites')).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search sites' }).fill('verano');
  await expect(sites.getByRole('link', { name: 'Sitio principal' })).toBeHidden();
  await expect(page).toHaveURL(/q=verano/);
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await sites.getByRole('link', { name: 'Sitio principal' }).click();
  const panel = page.getByRole('dialog', { name: 'Sitio principal' });
  await panel.getByRole('tab', { name: 'Pages' }).click();
  await expect(panel.getByText('Nosotros', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Sitio principal' })).toBeVisible();
});

test('a post is read as text: nothing of it runs and nothing is loaded from its site', async ({
  ownerPage: page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL!)) outside.push(request.url());
  });
  await page.goto('/content/posts');
  const posts = page.getByRole('table', { name: 'Blog posts' });
  await expect(posts.getByRole('link', { name: 'Inventario sin planillas' })).toBeVisible();
  await expect(posts.getByText('Guía breve de integraciones')).toBeHidden();
  await page.getByRole('button', { name: /Status$/ }).click();
  await page.getByRole('option', { name: 'Draft' }).click();
  await posts.getByRole('link', { name: 'Guía breve de integraciones' }).click();
  await expect(page).toHaveURL(/\/content\/posts\/guia-integraciones\?estado=borrador/);

  const panel = page.getByRole('dialog', { name: 'Guía breve de integraciones' });
  await panel.getByRole('tab', { name: 'Read' }).click();
  const paper = panel.frameLocator('iframe');
  await expect(paper.getByRole('heading', { name: 'Paso a paso' })).toBeVisible();
  await expect(paper.getByText('[Image: La bodega en marzo]')).toBeVisible();
  await expect(paper.getByRole('link', { name: 'planes' })).toHaveAttribute('target', '_blank');
  expect(outside).toEqual([]);
});

const hostile = [
  '<p onclick="top.ran=1" style="position:fixed">Hola</p><script>top.ran=1</script>',
  '<img src="https://outside.example/a.png" onerror="top.ran=1"><iframe src="https://outside.example"></iframe>',
  '<a href="javascript:top.ran=1">pulsa</a><form action="https://outside.example"><button>ir</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://outside.example"><base href="https://outside.example/">',
  '<svg onload="top.ran=1"></svg><p>Fin</p>',
].join('');

test('what a post would do is taken out of it', async ({ as, baseURL }) => {
  const page = await as('admin');
  const post = { id: 1, slug: 'malo', titulo: 'Malo', estado: 'publicado', contenido_html: hostile };
  const server = await new FakeApi(({ path }) =>
    path.startsWith('/blog/posts/') ? post : { data: [post], next_cursor: null },
  ).start();
  await connectTo(page, baseURL!, server.baseUrl, 'ak_test_x');
  await page.goto('/content/posts/malo');
  await page.getByRole('tab', { name: 'Read' }).click();
  const paper = page.frameLocator('iframe');
  await expect(paper.getByText('Fin')).toBeVisible();
  await expect(paper.getByText('Hola')).toBeVisible();
  await expect(
    paper.locator('script, iframe, form, svg, img, base, meta[http-equiv], [onclick], [style*=fixed]'),
  ).toHaveCount(0);
  await paper.getByText('pulsa').click();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await server.stop();
});
