import { expect, type Page } from '@playwright/test';
import { createCalendar } from '../../lib/contract/calendars.ts';
import { createDeal, winDeal } from '../../lib/contract/deals.ts';
import { listPipelines } from '../../lib/contract/pipelines.ts';
import { createTask } from '../../lib/contract/tasks.ts';
import { createWebhookEndpoint, listDeliveries } from '../../lib/contract/webhooks.ts';
import { addDays } from '../../lib/rules/zones.ts';
import type { OwnSandbox } from './own-sandbox.ts';

/** What the strip and the cards count, with where each figure leads; of sums the deals that they are of. */
export async function countsOf(page: Page) {
  const links = await page.locator('[data-part] ul a, ul[aria-label="Key figures"] a').evaluateAll((all) =>
    all.map((link) => ({
      texts: [...link.children].map((child) => child.textContent ?? ''),
      href: (link as HTMLAnchorElement).href,
    })),
  );
  return links.flatMap(({ texts, href }) => {
    const [one = '', other = '', note = ''] = texts;
    const number = [note.replace(/ deals?$/, ''), one, other].find((text) => /^\d+$/.test(text));
    const label = /^\d+$/.test(one) ? other : one;
    return number === undefined || href.includes('/calendars')
      ? []
      : [{ label, count: Number(number), href }];
  });
}

/** Deals of the default pipeline in every plight, tasks, a calendar, and deliveries to an address where nobody answers. */
export async function arrangeOverview({ api }: OwnSandbox): Promise<void> {
  await api.call(createCalendar, { body: { slug: 'agenda', timezone: 'America/Santiago' } });
  const url = 'http://127.0.0.1:9/hook';
  await api.call(createWebhookEndpoint, { body: { url, events: ['deal.created', 'deal.won'] } });
  const { data: pipelines } = await api.call(listPipelines, {});
  const pipeline = pipelines.find(({ es_default }) => es_default)!;
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Santiago' });
  const make = (title: string, days: number | null, currency = 'CLP') =>
    api.call(createDeal, {
      body: {
        title,
        amount: '1500000',
        currency,
        pipeline_id: pipeline.id,
        fecha_cierre_estimada: days === null ? null : addDays(today, days),
      },
    });
  for (const days of [-20, -3, 0, 5, 12, null]) await make(`Cierre ${days}`, days);
  await make('Otra moneda', 5, 'USD');
  for (const title of ['Ganado 1', 'Ganado 2']) {
    const { id } = await make(title, 1);
    await api.call(winDeal, { path: { deal_id: id } });
  }
  for (const days of [-4, -1, 0]) {
    await api.call(createTask, { body: { titulo: `Llamar ${days}`, vence_el: addDays(today, days) } });
  }
  // Each was tried once: what is counted stays as it is for two minutes.
  await expect
    .poll(async () => {
      const { data } = await api.call(listDeliveries, { query: { limit: 100 } });
      return data.length > 0 && data.every(({ status }) => status === 'retrying');
    })
    .toBe(true);
}
