import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { contentOfTemplate } from '../components/forms/list/templates/templates.ts';
import { getForm, listSubmissions } from '../lib/contract/forms.ts';
import { test } from './fixtures.ts';
import { makeForm } from './support/forms.ts';

const quote = () => contentOfTemplate('quote', 'en');
const frameOf = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');

async function openLook(page: Page, id: number | string) {
  await page.goto(`/forms/${id}`);
  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  await page.getByRole('button', { name: 'Show preview' }).click();
  return frameOf(page);
}

test('the preview says what the public page says, follows the look as it is typed, and keeps what was filled in', async ({
  ownerPage: page,
  api,
}) => {
  const made = await makeForm(api, quote(), { isPublished: true });
  const frame = await openLook(page, made.id);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(made.nombre);
  const visitor = await page.context().newPage();
  await visitor.goto(made.public_url);
  const main = visitor.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(made.nombre);
  const words = await main.ariaSnapshot();
  expect(words).toContain('Step 1 of 3');
  expect(await frame.locator('main').ariaSnapshot()).toBe(words);
  const colourOf = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [send, theirs] = [frame, main].map((place) => place.getByRole('button', { name: 'Continue' }));
  expect(await colourOf(send!)).toBe(await colourOf(theirs!));
  await visitor.close();

  await frame.getByLabel('Product or service').fill('Pumps');
  await page.getByRole('textbox', { name: 'Introduction' }).fill('Prices within a day.');
  await expect(frame.getByText('Prices within a day.')).toBeVisible();
  await expect(frame.getByLabel('Product or service')).toHaveValue('Pumps');
  await page.getByRole('textbox', { name: 'Accent colour' }).fill('#0a7d33');
  await expect.poll(() => colourOf(send!)).toBe('rgb(10, 125, 51)');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(frame.getByText('Prices within a day.')).toBeHidden();
});

test('a dry run checks, shows fields by logic, goes through the steps, and stores nothing', async ({
  ownerPage: page,
  api,
}) => {
  const made = await makeForm(api, quote(), { isPublished: true });
  const frame = await openLook(page, made.id);
  const go = (name: string) => frame.getByRole('button', { name, exact: true }).click();
  await go('Continue');
  await expect(frame.getByRole('alert')).toContainText('Product or service');
  await frame.getByLabel('Product or service').fill('Pumps');
  await frame.getByLabel('Quantity').fill('2');
  await frame.getByLabel('Quantity').press('Enter');
  await expect(frame.getByText('Step 2 of 3')).toBeVisible();
  await expect(frame.getByLabel('Company name')).toBeHidden();
  await frame.getByText('Company', { exact: true }).click();
  await frame.getByLabel('Company name').fill('Viñas SpA');
  await go('Continue');
  await frame.getByLabel('Name', { exact: true }).fill('Ana');
  await frame.getByLabel('Email').fill('ana@example.cl');
  await go('Continue');
  await expect(frame.getByText('Check your answers')).toBeVisible();
  await expect(frame.getByText('Viñas SpA')).toBeVisible();
  await go('Request quote');
  await expect(frame.getByText('We have your request.')).toBeVisible();
  const stored = page.getByRole('region', { name: 'Submission data' });
  await expect(stored).toContainText('"empresa": "Viñas SpA"');
  await expect(stored).toContainText('"cantidad": "2"');
  const { data } = await api.call(listSubmissions, { path: { form_id: made.id }, query: {} });
  expect(data).toEqual([]);
  expect(await api.call(getForm, { path: { form_id: made.id } })).toMatchObject({ version: made.version });
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(frame.getByLabel('Product or service')).toHaveValue('');
  await expect(stored).toBeHidden();
});

test('the accent says how it reads, the words follow the visitor’s language, and another address warns', async ({
  ownerPage: page,
  api,
}) => {
  const made = await makeForm(api, { ajustes: { idioma: 'auto' } });
  const frame = await openLook(page, made.id);
  const contrast = page.getByRole('list', { name: 'Contrast' });
  await page.getByRole('textbox', { name: 'Accent colour' }).fill('FFEB3B');
  await expect(contrast).toContainText('Light theme: 1.2:1, hard to read');
  await expect(contrast).toContainText('Button text is black');
  await page.getByRole('textbox', { name: 'Accent colour' }).blur();
  await expect(page.getByRole('textbox', { name: 'Accent colour' })).toHaveValue('#ffeb3b');
  await page.getByRole('textbox', { name: 'Accent colour' }).fill('yellow');
  await expect(page.getByText('Enter a colour code')).toBeVisible();

  await expect(frame.getByRole('button', { name: 'Submit' })).toBeVisible();
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(frame.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await page.getByRole('radio', { name: 'Dark', exact: true }).first().click();
  await expect
    .poll(() => frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme))
    .toBe('dark');

  await page.getByRole('radio', { name: 'Go to a URL' }).click();
  await page.getByRole('textbox', { name: 'URL', exact: true }).fill('example.cl');
  await expect(page.getByText('Enter a full URL')).toBeVisible();
  const slug = page.getByRole('textbox', { name: 'Last part of the URL' });
  await slug.fill('otra-direccion');
  await expect(page.getByText(`that use ${made.slug} stop working`)).toBeVisible();
  await page.getByRole('button', { name: 'Keep current URL' }).click();
  await expect(slug).toHaveValue(made.slug);
});

test('a form is shared by its address, a code, a frame, and links that fill in fields', async ({
  ownerPage: page,
  api,
}) => {
  const draft = await makeForm(api);
  await page.goto(`/forms/${draft.id}`);
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(page.getByText('Visitors cannot open the form yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open page', exact: true })).toHaveCount(0);

  const made = await makeForm(api, {}, { isPublished: true });
  await page.goto(`/forms/${made.id}`);
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(page.getByRole('link', { name: 'Open page', exact: true })).toHaveAttribute(
    'href',
    made.public_url,
  );
  await expect(page.getByRole('img', { name: `QR code of ${made.public_url}` })).toBeVisible();
  const [code] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download SVG' }).click(),
  ]);
  expect(await readFile(await code.path(), 'utf8')).toMatch(/^<svg .*<\/svg>\n$/);
  const frame = page.getByRole('region', { name: 'Embed code' });
  await expect(frame).toContainText('embed=1');
  const copy = (await page.getByRole('button', { name: 'Copy code' }).boundingBox())!;
  const text = (await frame.boundingBox())!;
  expect(text.x + text.width).toBeLessThanOrEqual(copy.x);
  await page.getByRole('button', { name: /Add field…/ }).click();
  await page.getByRole('option', { name: 'Nombre' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana & Cía');
  const link = (await page.getByRole('status', { name: 'Prefilled link' }).textContent())!;
  expect(new URL(link).searchParams.get('nombre')).toBe('Ana & Cía');
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open page', exact: true }).click();
  const visitor = await opening;
  await visitor.goto(link);
  await expect(visitor.getByLabel('Nombre')).toHaveValue('Ana & Cía');
});

test('look, preview and share are accessible in both languages and widths, and a viewer changes nothing', async ({
  ownerPage: page,
  as,
  api,
  expectAccessible,
}) => {
  const made = await makeForm(api, quote(), { isPublished: true });
  for (const locale of ['en', 'es']) {
    await page.context().addCookies([{ name: 'locale', value: locale, url: process.env.E2E_CONSOLE_URL! }]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/forms/${made.id}`);
      await page.getByRole('tab', { name: locale === 'en' ? 'Form' : 'Formulario', exact: true }).click();
      await page.getByRole('button', { name: locale === 'en' ? 'Show preview' : 'Ver vista previa' }).click();
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(made.nombre);
      await expectAccessible(page);
      await page.getByRole('tab', { name: locale === 'en' ? 'Share' : 'Compartir' }).click();
      await expect(page.getByRole('img', { name: made.public_url })).toBeVisible();
      await expectAccessible(page);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang).toBeLessThanOrEqual(0);
    }
  }
  const viewer = await as('viewer');
  const frame = await openLook(viewer, made.id);
  await expect(viewer.getByRole('textbox', { name: 'Introduction' })).toHaveAttribute('readonly');
  await expect(viewer.getByRole('switch', { name: 'Review step' })).toBeDisabled();
  await frame.getByLabel('Product or service').fill('A viewer may try it');
});
