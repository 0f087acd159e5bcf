import type { Page } from '@playwright/test';
import { turnWheel } from './gestures.ts';

/** Turns the wheel over the list of that name for as long as it is watched. */
export async function scrollList(page: Page, name: string): Promise<void> {
  const list = page.getByRole('region', { name });
  const before = await list.evaluate((element) => element.scrollTop);
  const box = await list.boundingBox();
  if (!box) throw new Error('No list');
  await turnWheel(page, { x: box.x + 300, y: box.y + 300 }, () => 120);
  const moved = (await list.evaluate((element) => element.scrollTop)) - before;
  if (moved < 1_000) throw new Error(`The list scrolled only ${moved} px`);
}

type BareList = {
  readonly count: number;
  /** The texts of a row, again and again. */
  readonly cells: readonly (readonly string[])[];
  readonly height: number;
  /** Style of each row. */
  readonly style: string;
};

/** Runs in a bare page: its sections become lists that draw the rows in sight as plain cells and read nothing. */
export function drawBareLists({ count, cells, height, style }: BareList): void {
  for (const list of document.querySelectorAll('section')) {
    const rows = document.createElement('div');
    rows.style.cssText = `position:relative;height:${count * height}px`;
    list.append(rows);
    const drawn = new Map<number, HTMLElement>();
    const draw = () => {
      const first = Math.max(0, Math.floor(list.scrollTop / height) - 5);
      const last = Math.min(count - 1, first + Math.ceil(list.clientHeight / height) + 10);
      for (const [index, row] of drawn) {
        if (index >= first && index <= last) continue;
        row.remove();
        drawn.delete(index);
      }
      for (let index = first; index <= last; index++) {
        if (drawn.has(index)) continue;
        const row = document.createElement('div');
        row.dataset.row = String(index);
        row.style.cssText = `position:absolute;top:${index * height}px;${style}`;
        for (const text of cells[index % cells.length]!) {
          const cell = document.createElement('span');
          cell.textContent = text;
          row.append(cell);
        }
        rows.append(row);
        drawn.set(index, row);
      }
    };
    list.addEventListener('scroll', () => requestAnimationFrame(draw), { passive: true });
    draw();
  }
}
