import type { Page } from '@playwright/test';
import { framesWhile, startBrowser } from './support/browser-page.ts';
import { startConsole } from './support/console-server.ts';
import { startContactsUpstream } from './support/contacts-upstream.ts';

/**
 * A file of 10,000 contacts imported by the page, on the production build: checking, rows a second, the longest time
 * that the page stood still, memory; then the same file once more, which must repeat nothing.
 */
const ROWS = 10_000;
const TARGET_FRAME_MS = 100;
const TARGET_HEAP_MB = 150;

const upstream = await startContactsUpstream(0);
const console_ = await startConsole({ baseUrl: upstream.baseUrl, apiKey: 'bench_test_0123456789abcdef' });
const browser = await startBrowser(console_);
try {
  const { page, heap } = await browser.open();
  await page.goto(`${console_.origin}/contacts/import`, { timeout: 120_000 });
  const first = await importFile(page);
  const held = await heap();
  await page.getByRole('button', { name: 'Import another file' }).click();
  const again = await importFile(page);

  console.log(`${ROWS} rows checked in ${first.checked.toFixed(0)} ms`);
  console.log(`sent at ${first.perSecond.toFixed(0)} rows a second`);
  console.log(`longest frame while sending: ${first.longestFrame.toFixed(0)} ms (target ${TARGET_FRAME_MS})`);
  console.log(`heap: ${held.toFixed(1)} MB (target ${TARGET_HEAP_MB})`);
  console.log(`the same file again: ${again.perSecond.toFixed(0)} rows a second`);
  console.log(`upserts asked for: ${upstream.asked()}, done: ${upstream.upserts()} (target ${ROWS})`);
  const isMet =
    Math.max(first.longestFrame, again.longestFrame) <= TARGET_FRAME_MS &&
    held <= TARGET_HEAP_MB &&
    upstream.asked() === 2 * ROWS &&
    upstream.upserts() === ROWS;
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
  await console_.stop();
  await upstream.stop();
}

async function importFile(page: Page) {
  const lines = Array.from(
    { length: ROWS },
    (_, row) => `María ${row},Pérez,nueva${row}@example.cl,9 ${String(10_000_000 + row)},12.345.678-5`,
  );
  await page.getByLabel('CSV file').setInputFiles({
    name: 'contactos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Nombre,Apellido,Correo,Celular,RUT', ...lines].join('\n')),
  });
  await page.getByRole('button', { name: 'Check the rows' }).waitFor();
  const asked = performance.now();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const send = page.getByRole('button', { name: `Import ${ROWS.toLocaleString('en')} rows` });
  await send.waitFor({ timeout: 60_000 });
  const checked = performance.now() - asked;
  const began = performance.now();
  const frames = await framesWhile(page, async () => {
    await send.click();
    await page.getByRole('heading', { name: 'contactos.csv is imported' }).waitFor({ timeout: 600_000 });
  });
  const seconds = (performance.now() - began) / 1000;
  return { checked, perSecond: ROWS / seconds, longestFrame: frames.longest };
}
