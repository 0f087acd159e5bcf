import type { Page } from '@playwright/test';
import type { Dress } from '../../../lib/testing/chameleon/dress.ts';
import type { World } from '../../../lib/testing/chameleon/world.ts';
import { type Act, first, has, id, NEW } from './act.ts';

/** A confirmed one, two days from now at an hour that is not among the free ones. */
const standing = (world: World) => {
  const start = new Date(Date.now() + 2 * 86_400_000).setUTCHours(10, 0, 0, 0);
  Object.assign(world.rows('appointment')[0]!, {
    estado: 'confirmada',
    inicio: new Date(start).toISOString(),
    fin: new Date(start + 1_800_000).toISOString(),
  });
};
const address = (dress: Dress) =>
  `/calendars/appointments/${id(dress, 'appointment', first(dress, 'appointment'))}`;
const panelOf = (page: Page) => page.locator('.record-panel');

/** Every write of appointments. */
export const appointmentActs: readonly Act[] = [
  {
    name: 'book an appointment',
    address: (dress) => {
      const contact = id(dress, 'contact', first(dress, 'contact'));
      return `/calendars/book?calendar=${id(dress, 'calendar', first(dress, 'calendar'))}&contact=${contact}`;
    },
    write: /^POST \/calendars\/[^/]+\/book$/,
    operation: 'bookAppointment',
    async perform(page) {
      const panel = panelOf(page);
      await panel.getByRole('button', { name: /^Next free slot:/ }).click();
      await panel.getByLabel(/^Notes/).fill(NEW);
      await panel.getByRole('button', { name: 'Book appointment' }).click();
    },
    seen: async (page) =>
      String(await panelOf(page).locator('[data-field="notas"]', { hasText: NEW }).count()),
    held: ({ world }) => has(world.rows('appointment'), 'notas', NEW),
    doneWords: /^Booked for/m,
    typed: (page) =>
      panelOf(page)
        .getByLabel(/^Notes/)
        .inputValue(),
    text: NEW,
  },
  {
    name: 'move an appointment',
    given: standing,
    address,
    write: /^POST \/appointments\/[^/]+\/reschedule$/,
    operation: 'rescheduleAppointment',
    async perform(page) {
      await panelOf(page).getByRole('button', { name: 'Reschedule' }).click();
      const dialog = page.getByRole('dialog', { name: 'Reschedule' });
      await dialog.getByRole('button', { name: /^Next free slot:/ }).click();
      await dialog.getByRole('button', { name: 'Move appointment' }).click();
    },
    seen: async (page) =>
      Date.parse((await panelOf(page).locator('time').first().getAttribute('datetime'))!).toString(),
    held: (dress) => String(Date.parse(String(first(dress, 'appointment').inicio))),
    doneWords: /^Moved to/m,
  },
  {
    name: 'cancel an appointment',
    given: standing,
    address,
    write: /^POST \/appointments\/[^/]+\/cancel$/,
    operation: 'cancelAppointment',
    async perform(page) {
      await panelOf(page).getByRole('button', { name: 'Cancel appointment' }).click();
      const asking = page.getByRole('alertdialog');
      await asking.getByLabel(/^Reason/).fill(NEW);
      await asking.getByRole('button', { name: 'Cancel appointment' }).click();
    },
    seen: async (page) =>
      (await panelOf(page).locator('[data-field="estado"]', { hasText: 'Cancelled' }).count()) > 0
        ? 'cancelada'
        : 'confirmada',
    held: (dress) => String(first(dress, 'appointment').estado),
    doneWords: /^Appointment cancelled/m,
  },
];
