import { expect, type Locator, type Page } from '@playwright/test';
import { createDeal } from '../../lib/contract/deals.ts';
import { createPipeline } from '../../lib/contract/pipelines.ts';
import type { Api } from './api.ts';

/** A pipeline of a test's own: three open stages, won and lost, and deals of 100,000 pesos in the first. */
export async function makePipeline(api: Api, titles: readonly string[]) {
  const nombre = `Ventas ${crypto.randomUUID().slice(0, 8)}`;
  const pipeline = await api.call(createPipeline, {
    body: {
      nombre,
      stages: [
        { nombre: 'Nuevo', stage_type: 'open', probabilidad: 10 },
        { nombre: 'Propuesta', stage_type: 'open', probabilidad: 50 },
        { nombre: 'Negociación', stage_type: 'open', probabilidad: 75 },
        { nombre: 'Ganado', stage_type: 'won' },
        { nombre: 'Perdido', stage_type: 'lost' },
      ],
    },
  });
  const deals = [];
  for (const title of titles) {
    deals.push(
      await api.call(createDeal, {
        body: {
          title,
          amount: '100000',
          currency: 'CLP',
          pipeline_id: pipeline.id,
          stage_id: pipeline.stages[0]!.id,
        },
      }),
    );
  }
  return { pipeline, deals };
}

/** The board of one pipeline as a person sees it. */
export class BoardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(pipelineId: number, search = ''): Promise<void> {
    await this.page.goto(`/pipelines/${pipelineId}${search}`);
    // The first page of a run is slow where other programs have the processor.
    await expect(this.column('Nuevo').getByRole('heading')).toBeVisible({ timeout: 30_000 });
  }

  column(stage: string): Locator {
    return this.page.getByRole('region', { name: stage });
  }

  card(title: string): Locator {
    return this.page.getByRole('link', { name: title, exact: true });
  }

  /** The titles of a column's cards from top to bottom. */
  async expectColumn(stage: string, titles: readonly string[]): Promise<void> {
    await expect(this.column(stage).locator('[data-card-link]')).toHaveText([...titles]);
  }

  async expectSum(stage: string, sum: string): Promise<void> {
    await expect(this.column(stage).getByRole('listitem').filter({ hasText: sum }).first()).toBeVisible();
  }

  /** Drags with the mouse, the way a hand does: not in one jump. */
  async drag(title: string, target: Locator, at: { x: number; y: number }): Promise<void> {
    await this.hold(title, target, at);
    await this.page.mouse.up();
  }

  /** Takes a card and holds it over a place; the mouse is still down. */
  async hold(title: string, target: Locator, at: { x: number; y: number }): Promise<void> {
    const from = await boxOf(this.card(title));
    const to = await boxOf(target);
    const { mouse } = this.page;
    await mouse.move(from.x + 20, from.y + 8);
    await mouse.down();
    await mouse.move(from.x + 30, from.y + 14, { steps: 3 });
    await mouse.move(to.x + at.x, to.y + at.y, { steps: 12 });
    await expect(this.page.locator('[data-drop-gap]')).toBeVisible();
  }
}

/** Where it is on the screen. */
export async function boxOf(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('Not on the screen');
  return found;
}
