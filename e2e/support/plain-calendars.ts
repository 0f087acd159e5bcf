import { type Asked, FakeApi } from '../../lib/testing/fake-api.ts';

const DAY = 86_400_000;
/** Ten in the morning in UTC, so many days from now. */
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const at = (days: number, time: string) => `${day(days)}T${time}:00+00:00`;

/**
 * A server of another shape: free times by days, other names, a state of its own, no contacts, and one that books half an
 * hour later than it was asked to.
 */
export class PlainCalendars extends FakeApi {
  readonly free = [at(2, '13:00'), at(2, '13:30'), at(3, '15:00')];
  readonly appointments: Record<string, unknown>[] = [
    {
      uuid: 'apt-1',
      status: 'EN_SALA',
      starts_at: at(1, '13:00'),
      agenda: { id: 'cal-a' },
      comments: 'Silla 4',
    },
  ];

  constructor() {
    super((asked) => this.#answer(asked));
  }

  #answer({ call, path, body }: Asked): object | undefined {
    if (path === '/calendars') return [{ id: 'cal-a', name: 'Sala de espera' }];
    if (path === '/calendars/cal-a/availability') {
      return {
        slots: Object.groupBy(
          this.free.map((start) => ({ start })),
          ({ start }) => start.slice(0, 10),
        ),
      };
    }
    if (path === '/calendars/cal-a/appointments') return { citas: this.appointments };
    const booked = call === 'POST /calendars/cal-a/book';
    if (booked || call === 'POST /appointments/apt-1/reschedule') {
      // The console says it in the words that the server showed, once it has shown them.
      const { inicio, starts_at = inicio, notas } = JSON.parse(body);
      const later = new Date(Date.parse(starts_at) + 1_800_000).toISOString();
      const found = booked
        ? { uuid: 'apt-2', agenda: { id: 'cal-a' }, comments: notas }
        : this.appointments[0];
      const made = { ...found, status: 'CONFIRMED', starts_at: later };
      this.appointments.splice(booked ? this.appointments.length : 0, booked ? 0 : 1, made);
      return { cita: made };
    }
    if (path.startsWith('/appointments/')) {
      return this.appointments.find(({ uuid }) => path.endsWith(String(uuid)));
    }
    return path === '/contacts' ? { data: [{ id: 'c-1', name: 'Berta' }] } : undefined;
  }
}
