import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createContact, listContacts } from '../lib/contract/contacts.ts';
import { listDeals } from '../lib/contract/deals.ts';
import { test } from './fixtures.ts';
import { joinAs } from './support/accounts.ts';
import type { Api } from './support/api.ts';
import { makePipeline } from './support/board.ts';
import { beforeItsCode } from './support/early.ts';

const word = () => `x${randomUUID().slice(0, 8)}`;

function csv(name: string, lines: readonly string[], encoding: BufferEncoding = 'utf8') {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\r\n')}\r\n`, encoding) };
}

type CsvFile = ReturnType<typeof csv>;

const give = (page: Page, file: CsvFile) => page.getByLabel('CSV file').setInputFiles(file);

async function choose(page: Page, file: CsvFile) {
  await give(page, file);
  await expect(page.getByRole('table', { name: 'File columns' })).toBeVisible();
}

async function found(api: Api, mark: string): Promise<number> {
  let count = 0;
  let cursor: number | undefined;
  do {
    const page = await api.call(listContacts, { query: { search: mark, limit: 100, cursor } });
    count += page.data.length;
    cursor = page.next_cursor === null ? undefined : Number(page.next_cursor);
  } while (cursor !== undefined);
  return count;
}

const jobOf = (page: Page, name: string) => page.getByRole('article', { name });
const figure = (page: Page, kind: string) => page.locator(`[data-result="${kind}"]`);

test('a file is mapped, checked and imported, reported row by row, and repeats nothing', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const mark = word();
  const digits = randomInt(10_000_000, 99_999_999);
  await api.call(createContact, { body: { nombre: 'Vieja', email: `ana@${mark}.example` } });
  // As Excel writes it in Chile: semicolons and Windows-1252.
  const file = csv(
    'clientes.csv',
    [
      'Nombre;Apellidos;Correo;Celular;RUT;Etiquetas;Notas',
      `María;Núñez;maria@${mark}.example;9 ${digits};12.345.678-5;feria ${mark};hola`,
      `Ana;Soto;ana@${mark}.example;;;;`,
      `Mala;Fila;mala@;12;12.345.678-4;;`,
      `Otra;María;MARIA@${mark}.example;;;;`,
      'Nadie;;;;;;',
    ],
    'latin1',
  );
  await page.goto('/contacts/import');
  await choose(page, file);
  await expect(page.getByText(/5 rows, WINDOWS-1252, separated by ;/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Celular/ })).toContainText('Phone');
  await expect(page.getByRole('row', { name: /^Notas/ })).toContainText('Do not import');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check rows' }).click();

  const bad = page.getByRole('table', { name: 'Rows to fix' });
  await expect(bad.getByRole('row', { name: /^4/ })).toContainText('Enter a RUT');
  await expect(bad.getByRole('row', { name: /^5/ })).toContainText('same as row 2');
  await expect(bad.getByRole('row', { name: /^6/ })).toContainText(
    'Enter a value that identifies the record',
  );
  await expect(page.getByText('1 will be updated, matched by Email')).toBeVisible();
  await expect(page.getByRole('cell', { name: `+569${digits}` })).toBeVisible();
  expect(await found(api, mark)).toBe(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 rows' }).click();

  await expect(page.getByRole('heading', { name: 'clientes.csv imported' })).toBeVisible();
  await expect(figure(page, 'created')).toHaveText('1');
  await expect(figure(page, 'updated')).toHaveText('1');
  await expect(figure(page, 'skipped')).toHaveText('3');
  await expectAccessible(page);
  const { data } = await api.call(listContacts, { query: { search: `maria@${mark}.example` } });
  expect(data).toMatchObject([
    { nombre: 'María', apellido: 'Núñez', rut: '12345678-5', tags: [{ nombre: `feria ${mark}` }] },
  ]);

  const job = jobOf(page, 'Import 5 rows of clientes.csv');
  await expect(job).toContainText('5 of 5 · 3 not sent · done');
  await job.getByRole('button', { name: 'Results' }).click();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  const report = readFileSync(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toBe('clientes-failed.csv');
  expect(report).toContain('Mala,Fila,mala@,12,12.345.678-4,');
  expect(report).not.toContain(`ana@${mark}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await job.getByRole('button', { name: 'Dismiss' }).click();

  await test.step('once more: what is already as the file says is not sent', async () => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/contacts/upsert')) sent += 1;
    });
    await choose(page, file);
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expect(page.getByText('2 already have these values and are not sent')).toBeVisible();
    await page.getByRole('button', { name: 'Finish without changes' }).click();
    await expect(page.getByRole('heading', { name: 'clientes.csv imported' })).toBeVisible();
    await expect(figure(page, 'unchanged')).toHaveText('2');
    expect(sent).toBe(0);
    expect(await found(api, mark)).toBe(2);
  });
});

test('an import is paused, outlives its tab, honours a busy server and a lost session, and goes on where it was', async ({
  ownerPage: page,
  api,
}) => {
  const mark = word();
  const rows = Array.from({ length: 120 }, (_, n) => `Contacto ${n},c${n}@${mark}.example`);
  await page.goto('/contacts/import');
  await choose(page, csv(`${mark}.csv`, ['Name,Email', ...rows]));
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('button', { name: 'Import 120 rows' })).toBeVisible();

  let isBusy = true;
  let isSignedOut = true;
  let sent = 0;
  const title = `Import 120 rows of ${mark}.csv`;
  const job = jobOf(page, title);
  await page.route('**/api/v1/contacts/upsert', async (route) => {
    if (isBusy) {
      isBusy = false;
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '1' },
        json: { error: { code: 'rate_limited', message: 'Slow down', details: [], request_id: 'req_x' } },
      });
    }
    if (sent === 10 && isSignedOut) {
      return route.fulfill({
        status: 401,
        json: { error: { code: 'unauthenticated', message: 'Who?', details: [], request_id: 'req_y' } },
      });
    }
    sent++;
    // The answers wait, so that there is an import under way to pause.
    if (sent > 30) await new Promise((resolve) => setTimeout(resolve, 100));
    return route.continue();
  });
  await page.getByRole('button', { name: 'Import 120 rows' }).click();
  await expect(job).toContainText('paused: you are signed out');
  isSignedOut = false;
  await job.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => sent).toBeGreaterThan(20);
  await job.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: `${mark}.csv is paused` })).toBeVisible();

  await test.step('other pages are looked at meanwhile', async () => {
    await page.getByRole('link', { name: 'Tags', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Tags' })).toBeVisible();
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { name: `${mark}.csv is paused` })).toBeVisible();
  });
  const before = await found(api, mark);
  expect(before).toBeGreaterThan(20);
  expect(before).toBeLessThan(120);

  await test.step('another tab is not offered what this one has', async () => {
    const other = await page.context().newPage();
    await other.goto('/contacts/tags');
    await expect(other.getByRole('table', { name: 'Tags' })).toBeVisible();
    await expect(jobOf(other, title)).toBeHidden();
    await other.close();
  });

  await test.step('reloaded in the middle it is offered on every page, and goes on', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto('/contacts/tags');
    await expect(job).toContainText(/\d+ of 120 · stopped: its tab was closed or reloaded/);
    await expect(job.getByRole('button', { name: 'Discard' })).toBeVisible();
    const again = await page.context().newPage();
    await page.close();
    await again.goto('/contacts/tags');
    await jobOf(again, title).getByRole('button', { name: 'Continue' }).click();
    await expect(jobOf(again, title)).toContainText('120 of 120 · done', { timeout: 30_000 });
  });
  expect(await found(api, mark)).toBe(120);
});

test('deals find their pipeline and stage by name, refusals can be sent again', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline } = await makePipeline(api, []);
  const mark = word();
  const file = csv('deals.csv', [
    'External id,Title,Amount,Currency,Pipeline,Stage,Close date',
    `${mark}-1,Grúa,"1,250,000.50",CLP,${pipeline.nombre},propuesta,2026-12-20`,
    `${mark}-2,Camión,980000,CLP,${pipeline.nombre},Nuevo,`,
    `${mark}-3,Otra,980000,CLP,${pipeline.nombre},Nada,`,
  ]);
  await beforeItsCode(page, '/contacts/import?kind=deals', () => give(page, file));
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('no stage has this name (Nada)')).toBeVisible();
  let refusals = 1;
  await page.route('**/api/v1/deals/upsert', (route) =>
    refusals-- > 0
      ? route.fulfill({
          status: 422,
          json: {
            error: {
              code: 'validation_error',
              message: 'Not valid',
              details: [{ field: 'amount', issue: 'too_much' }],
              request_id: 'req_odd',
            },
          },
        })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  const job = jobOf(page, 'Import 3 rows of deals.csv');
  await expect(job).toContainText('3 of 3 · 1 rejected · 1 not sent · done');
  await job.getByRole('button', { name: 'Results' }).click();
  const results = page.getByRole('region', { name: 'Results' }).getByRole('listitem');
  await expect(results.filter({ hasText: 'amount: too_much' })).toContainText('req_odd');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await job.getByRole('button', { name: 'Retry failed' }).click();
  await expect(figure(page, 'created')).toHaveText('2');
  const { data } = await api.call(listDeals, { query: { pipeline_id: pipeline.id } });
  expect(data.find(({ external_id }) => external_id === `${mark}-1`)).toMatchObject({
    title: 'Grúa',
    amount: '1250000.50',
    stage_id: pipeline.stages[1]!.id,
    fecha_cierre_estimada: '2026-12-20',
  });
});

test('what one person began is offered to nobody else who signs in here, and to them again', async ({
  ownerPage,
  integrator: { page },
  baseURL,
}) => {
  await page.context().clearCookies();
  const account = await joinAs('admin', ownerPage.request, page.request, baseURL!);
  const mark = word();
  const title = `Import 40 rows of ${mark}.csv`;
  await page.route('**/api/v1/contacts/upsert', () => {});
  await page.goto('/contacts/import');
  const rows = Array.from({ length: 40 }, (_, n) => `Contacto ${n},c${n}@${mark}.example`);
  await choose(page, csv(`${mark}.csv`, ['Name,Email', ...rows]));
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'Import 40 rows' }).click();
  await jobOf(page, title).getByRole('button', { name: 'Pause' }).click();
  await page.unrouteAll();

  await page.context().clearCookies();
  await joinAs('integrator', ownerPage.request, page.request, baseURL!);
  await page.goto('/contacts/tags');
  await expect(page.getByRole('table', { name: 'Tags' })).toBeVisible();
  await expect(jobOf(page, title)).toBeHidden();

  await page.context().clearCookies();
  const signedIn = await page.request.post('/api/auth/sign-in/email', {
    headers: { origin: baseURL! },
    data: { email: account.email, password: account.password },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto('/contacts/tags');
  const job = jobOf(page, title);
  await expect(job).toContainText(/\d of 40 · .*stopped/);
  await job.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Tags' })).toBeVisible();
  await expect(job).toBeHidden();
});
