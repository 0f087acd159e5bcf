import type { Appointment } from '../../lib/contract/calendars.ts';
import type { WriteContext } from '../core/context.ts';
import { bookAppointment } from '../services/calendars/book-appointment.ts';
import { cancelAppointment } from '../services/calendars/cancel-appointment.ts';
import { getAvailability } from '../services/calendars/get-availability.ts';
import { appointmentReply } from '../services/calendars/replies.ts';
import { changeAppointment } from '../services/calendars/store.ts';
import type { Party } from './deal-life.ts';
import { Random } from './random.ts';
import type { Step } from './steps.ts';

const DAY = 24 * 60 * 60 * 1000;
const PAST_DAYS = 20;
const BOOKINGS = 60;
const notes = [
  'Prefiere por videollamada',
  'Trae la cotización anterior',
  'Viene con su contador',
  null,
  null,
  null,
];
const reasons = ['Viaja esa semana', 'Lo resolvió por teléfono', 'Pidió otra fecha'];

type Booked = Pick<Appointment, 'id' | 'estado' | 'fin' | 'timezone'>;

/**
 * Bookings of the last weeks in all calendars, some taken back, and each evening what became of the day's. Chance of its
 * own, so that the rest of the demo does not change with it.
 */
export function agendaLife(
  calendarIds: readonly number[],
  calendars: number,
  parties: readonly Party[],
  now: Date,
): Step[] {
  const random = new Random(20_261_122);
  const open: Booked[] = [];
  let ended = 0;
  const bookings = Array.from({ length: BOOKINGS }, (_, index): Step => {
    const at = new Date(now.getTime() - random.between(60, PAST_DAYS * 24 * 60) * 60_000 - index);
    return {
      at,
      write: async (context) => {
        const notas = random.of(notes);
        const made = await bookAnySlot(context, random, parties, calendarIds[index % calendars]!, { notas });
        if (made) open.push(made);
      },
    };
  });
  const evenings = Array.from({ length: PAST_DAYS + 1 }, (_, index): Step => {
    const at = new Date(now.getTime() - index * DAY);
    return {
      at,
      write: async (context) => {
        const isOver = ({ fin }: Booked) => Date.parse(fin) <= at.getTime();
        const [over, ahead] = [open.filter(isOver), open.filter((each) => !isOver(each))];
        for (const appointment of over)
          await end(context, appointment, ended++ % 6 === 4 ? 'no_asistio' : 'completada');
        const dropped = index % 3 === 0 ? ahead.shift() : undefined;
        if (dropped) {
          const path = { apt_id: dropped.id };
          await cancelAppointment(context, { path, query: {}, body: { motivo: random.of(reasons) } });
        }
        open.splice(0, open.length, ...ahead);
      },
    };
  });
  return [...bookings, ...evenings];
}

/** What the API has no operation for: whether a guest came is noted by the platform. */
async function end(
  context: WriteContext,
  { id, timezone, estado: before }: Booked,
  estado: Appointment['estado'],
): Promise<void> {
  const row = await changeAppointment(context.db, id, { estado, updatedAt: context.now });
  context.emit('appointment.updated', appointmentReply({ ...row, timezone }), { estado: before });
}

/** A booking in some free slot of the next ten days; none where the calendar is full. */
export async function bookAnySlot(
  context: WriteContext,
  random: Random,
  parties: readonly Party[],
  calendar_id: number,
  more: { readonly notas?: string | null } = {},
): Promise<Appointment | undefined> {
  const path = { calendar_id };
  const date = (days: number) => new Date(context.now.getTime() + days * DAY).toISOString().slice(0, 10);
  const query = { date_from: date(0), date_to: date(9) };
  const { data } = await getAvailability(context, { path, query, body: undefined });
  if (data.length === 0) return undefined;
  const body = { inicio: random.of(data).inicio, contacto_id: random.of(parties).contactId(), ...more };
  return bookAppointment(context, { path, query: {}, body });
}
