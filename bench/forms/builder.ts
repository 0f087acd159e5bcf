import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type ByHand, emptyPage, FakeApi } from '../../lib/testing/fake-api.ts';
import { withConsole } from '../support/bench-page.ts';
import { framesWhile } from '../support/browser-page.ts';
import { frameRatio, median, type Ratio, timeRatio } from '../support/figures.ts';

const FIELDS = 200;
const SLOWDOWN = 4;
const TARGET = 0.9;
const ROUNDS = 5;
const WATCH_MS = 2_500;
/** How long the answer is held back: the page is at rest then, and waits for nothing else. */
const HELD_MS = 3_000;

declare global {
  interface Window {
    /** When the first field was painted, in milliseconds of the clock. */
    fieldsAt?: number;
  }
}

/**
 * A form of 200 fields: from the upstream's answer to the first fields on the screen, typing into the label of one, dragging one
 * over the others. The bare twin draws as many plain inputs of the same answer, types into one, and drags a box with a
 * line at the place below the pointer.
 */
export default async function measureBuilder(): Promise<readonly Ratio[]> {
  const reply = JSON.stringify(benchForm());
  let held: Promise<unknown> = Promise.resolve();
  let answeredAt = 0;
  const answer: ByHand = async (response) => {
    await held;
    answeredAt = Date.now();
    response.writeHead(200, { 'content-type': 'application/json' }).end(reply);
  };
  const upstream = await new FakeApi(({ path }) => (path === '/forms/1' ? answer : emptyPage)).start();
  return withConsole(upstream, async (browser, console_) => {
    const openings: number[] = [];
    let { page } = await browser.open(SLOWDOWN);
    for (let round = 0; round < ROUNDS; round++) {
      await page.close();
      ({ page } = await browser.open(SLOWDOWN));
      await page.addInitScript(noteFields);
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      // The page has come as far as its frame: an answer may be a part of its HTML, which ends with it.
      await page.goto(`${console_.origin}/forms/1`, { timeout: 120_000, waitUntil: 'commit' });
      await page.getByRole('navigation').first().waitFor({ timeout: 60_000 });
      await setTimeout(HELD_MS);
      resolve();
      const painted = await page.waitForFunction(() => window.fieldsAt, undefined, { timeout: 60_000 });
      openings.push(Number(await painted.jsonValue()) - answeredAt);
    }
    await page
      .locator('[data-field]')
      .nth(FIELDS - 1)
      .waitFor();
    const bare = (await browser.open(SLOWDOWN)).page;
    await bare.setContent('<main style="height:800px;overflow:auto"></main>');
    const drawn: number[] = [];
    for (let round = 0; round < ROUNDS; round++) drawn.push(await bare.evaluate(drawBare, reply));
    await setTimeout(3_000);

    const typing: Record<'own' | 'bare', number[]> = { own: [], bare: [] };
    const dragging: Record<'own' | 'bare', number[]> = { own: [], bare: [] };
    // By turns: what else the machine does weighs on both.
    for (let round = 0; round < 3; round++) {
      await page.bringToFront();
      await page.locator('[data-field]').nth(2).focus();
      await page.keyboard.press('Enter');
      typing.own.push((await framesWhile(page, () => type(page))).perSecond);
      await page.keyboard.press('Enter');
      dragging.own.push((await framesWhile(page, () => drag(page, '[data-field]'))).perSecond);
      await bare.bringToFront();
      await bare.locator('input').nth(2).focus();
      typing.bare.push((await framesWhile(bare, () => type(bare))).perSecond);
      dragging.bare.push((await framesWhile(bare, () => drag(bare, 'label'))).perSecond);
    }
    return [
      timeRatio(`form: answer to its ${FIELDS} fields`, median(openings), median(drawn), TARGET),
      frameRatio('form: typing a label', median(typing.own), median(typing.bare), TARGET),
      frameRatio('form: dragging a field', median(dragging.own), median(dragging.bare), TARGET),
    ];
  });
}

function benchForm() {
  const types = ['texto', 'email', 'opciones', 'numero', 'seleccion', 'texto_largo'];
  return {
    id: 1,
    nombre: 'Encuesta',
    slug: 'encuesta',
    status: 'published',
    version: 3,
    ajustes: {},
    public_url: 'https://formularios.example.cl/f/encuesta',
    published_at: '2026-11-02T09:12:44.120Z',
    created_at: '2026-11-02T09:12:44.120Z',
    updated_at: '2026-11-20T14:30:00.000Z',
    campos: Array.from({ length: FIELDS }, (_, at) => {
      const tipo = types[at % types.length]!;
      const opciones = ['opciones', 'seleccion'].includes(tipo) && { opciones: ['Sí', 'No', 'No sé'] };
      return {
        id: `c${at}`,
        clave: `campo_${at}`,
        tipo,
        etiqueta: `Pregunta ${at}`,
        requerido: false,
        ...opciones,
      };
    }),
  };
}

async function type(page: Page): Promise<void> {
  const until = performance.now() + WATCH_MS;
  while (performance.now() < until) await page.keyboard.type('a', { delay: 40 });
}

/** With the button held down, over those below and back. */
async function drag(page: Page, what: string): Promise<void> {
  const box = await page.locator(what).nth(1).boundingBox();
  if (!box) throw new Error(`No ${what}`);
  const [x, y] = [box.x + box.width - 30, box.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const until = performance.now() + WATCH_MS;
  for (let step = 0; performance.now() < until; step++) {
    await page.mouse.move(x, y + 20 + (step % 60) * 5);
    await setTimeout(16);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

/** Runs in the page before anything else. */
function noteFields() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-field]')) return;
    observer.disconnect();
    // The second frame begins when the first one has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame((at) => {
        window.fieldsAt = performance.timeOrigin + at;
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the bare page: reads the answer, draws an input of each field, and lets one be dragged. */
async function drawBare(text: string): Promise<number> {
  const begun = performance.now();
  const main = document.querySelector('main')!;
  main.replaceChildren(
    ...JSON.parse(text).campos.map(({ etiqueta }: { etiqueta: string }) => {
      const label = document.createElement('label');
      label.style.cssText = 'display:block;width:700px;padding:12px';
      const input = document.createElement('input');
      input.style.cssText = 'display:block';
      input.value = etiqueta;
      label.append(etiqueta, input);
      return label;
    }),
  );
  const box = document.createElement('div');
  box.textContent = 'Pregunta';
  box.style.cssText = 'position:fixed;top:0;left:0;pointer-events:none';
  main.onpointerdown = () => {
    document.body.append(box);
    main.onpointermove = ({ clientX, clientY }) => {
      box.style.transform = `translate(${clientX}px,${clientY}px)`;
      const below = document.elementFromPoint(100, clientY)?.closest('label');
      for (const marked of main.querySelectorAll<HTMLElement>('[data-at]')) delete marked.dataset.at;
      if (below) below.dataset.at = '';
    };
  };
  main.onpointerup = () => {
    box.remove();
    main.onpointermove = null;
  };
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return performance.now() - begun;
}
