import { expect, type Locator, type Page } from '@playwright/test';
import { bookAppointment, createCalendar } from '../../lib/contract/calendars.ts';
import { addDays, dayAt, instantOf, weekdayOf } from '../../lib/rules/zones.ts';
import type { Api } from './api.ts';
import { boxOf } from './board.ts';

export const ZONE = 'America/Santiago';

/** The Monday after this week, in Santiago. */
export function nextMonday(): string {
  const today = dayAt(Date.now(), ZONE);
  return addDays(today, 7 - weekdayOf(today));
}

export const isoAt = (day: string, time: string, zone = ZONE): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(instantOf(day, hours * 60 + minutes, zone)).toISOString();
};

/** A calendar of a test's own, open from 08:00 to 20:00 every day, half an hour an appointment. */
export function makeCalendar(api: Api, fields: { timezone?: string; desde?: string; hasta?: string } = {}) {
  const { timezone = ZONE, desde = '08:00', hasta = '20:00' } = fields;
  const slug = `agenda-${crypto.randomUUID().slice(0, 8)}`;
  const bloques = [{ desde, hasta }];
  const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
  return api.call(createCalendar, {
    body: {
      nombre: slug,
      slug,
      timezone,
      ventana_dias: 730,
      horario: Object.fromEntries(days.map((day) => [day, bloques])),
    },
  });
}

export function book(api: Api, calendarId: number, inicio: string, nombre: string) {
  const contacto = { nombre, email: `${crypto.randomUUID()}@example.cl` };
  return api.call(bookAppointment, { path: { calendar_id: calendarId }, body: { inicio, contacto } });
}

/** The agenda as a person sees it. */
export class AgendaPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(query: string): Promise<void> {
    await this.page.goto(`/calendars?${query}`);
    await this.settled();
  }

  /** The first page of a run is slow where other programs have the processor. */
  async settled(): Promise<void> {
    await expect(
      this.page
        .getByRole('status')
        .filter({ hasText: /appointment/ })
        .first(),
    ).toBeAttached({
      timeout: 30_000,
    });
  }

  get grid(): Locator {
    return this.page.getByRole('grid');
  }

  /** What the cursor of the keyboard is on. */
  get cell(): Locator {
    return this.page.getByRole('gridcell');
  }

  box(name: string): Locator {
    return this.page.locator('[data-entry]', { hasText: name });
  }

  /** Takes an appointment, or an empty place, and lets go of it so many pixels further; a minute is a pixel. */
  async drag(from: Locator, by: { x: number; y: number }, at = { x: 20, y: 6 }): Promise<void> {
    await this.hold(from, by, at);
    await this.page.mouse.up();
  }

  async hold(from: Locator, by: { x: number; y: number }, at = { x: 20, y: 6 }): Promise<void> {
    // In the middle: held at the edge, the grid would scroll under it.
    await from.evaluate((box) => box.scrollIntoView({ block: 'center' }));
    const { x, y } = await boxOf(from);
    const { mouse } = this.page;
    await mouse.move(x + at.x, y + at.y);
    await mouse.down();
    await mouse.move(x + at.x + 8, y + at.y + 8, { steps: 3 });
    await mouse.move(x + at.x + by.x, y + at.y + by.y, { steps: 12 });
    await expect(this.page.locator('[data-drop]')).toBeVisible();
  }
}
