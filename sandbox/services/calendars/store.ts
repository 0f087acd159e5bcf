import { and, count, desc, eq, gt, gte, inArray, like, lt, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../lib/database/database.ts';
import type { Span } from '../../../lib/rules/zones.ts';
import type { ReadContext, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { fold, likePatterns } from '../../core/fold.ts';
import { appointments, calendars } from '../../db/tables/calendars.ts';

export type CalendarRow = typeof calendars.$inferSelect;
export type AppointmentRow = Omit<typeof appointments.$inferSelect, 'buscable'>;

/** An appointment with the zone of its calendar, in which it is shown. */
export type ZonedAppointment = AppointmentRow & { readonly timezone: string };

/** States in which an appointment takes its slot. */
export const activeStates = ['pendiente', 'confirmada'] as const;

const ofCalendar = (subaccountId: number, id: number) =>
  and(eq(calendars.subaccountId, subaccountId), eq(calendars.id, id));

export function selectCalendars({ db, subaccountId }: ReadContext): Promise<CalendarRow[]> {
  return db.select().from(calendars).where(eq(calendars.subaccountId, subaccountId)).orderBy(calendars.id);
}

export async function getCalendarOrThrow(
  { db, subaccountId }: ReadContext,
  id: number,
): Promise<CalendarRow> {
  const [row] = await db.select().from(calendars).where(ofCalendar(subaccountId, id));
  if (!row) throw notFound('Calendar');
  return row;
}

/** Holds the calendar until the transaction ends: whoever books in it comes one after the other. */
export async function lockCalendarOrThrow(
  { db, subaccountId }: WriteContext,
  id: number,
): Promise<CalendarRow> {
  const [row] = await db.select().from(calendars).where(ofCalendar(subaccountId, id)).for('update');
  if (!row) throw notFound('Calendar');
  return row;
}

export async function findActiveCalendarBySlug(
  db: Queries,
  subaccountId: number,
  slug: string,
): Promise<CalendarRow | undefined> {
  const [row] = await db
    .select()
    .from(calendars)
    .where(
      and(eq(calendars.subaccountId, subaccountId), eq(calendars.slug, slug), eq(calendars.activo, true)),
    );
  return row;
}

export async function insertCalendar(
  db: Transaction,
  values: typeof calendars.$inferInsert,
): Promise<CalendarRow> {
  const [row] = await db.insert(calendars).values(values).returning();
  return row!;
}

export async function changeCalendar(
  db: Transaction,
  id: number,
  values: Partial<CalendarRow>,
): Promise<CalendarRow> {
  const [row] = await db.update(calendars).set(values).where(eq(calendars.id, id)).returning();
  return row!;
}

/** Its appointments go with it. */
export async function removeCalendar(db: Transaction, id: number): Promise<void> {
  await db.delete(calendars).where(eq(calendars.id, id));
}

export async function countFutureAppointments(db: Queries, calendarId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ future: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.calendarId, calendarId),
        gt(appointments.inicio, now),
        inArray(appointments.estado, [...activeStates]),
      ),
    );
  return row!.future;
}

/** Spans that appointments take within a span of time, but for the one appointment given. */
export async function selectBookedSpans(
  db: Queries,
  calendarId: number,
  within: Span,
  except?: number,
): Promise<Span[]> {
  const rows = await db
    .select({ id: appointments.id, inicio: appointments.inicio, fin: appointments.fin })
    .from(appointments)
    .where(
      and(
        eq(appointments.calendarId, calendarId),
        gte(appointments.inicio, new Date(within.from)),
        lt(appointments.inicio, new Date(within.to)),
        inArray(appointments.estado, [...activeStates]),
      ),
    );
  return rows
    .filter(({ id }) => id !== except)
    .map(({ inicio, fin }) => ({ from: inicio.getTime(), to: fin.getTime() }));
}

export type AppointmentFilter = {
  readonly calendarId?: number;
  readonly contactoId?: number;
  readonly estado?: string | undefined;
  /** Words, each of which the notes have. */
  readonly q?: string | undefined;
  readonly within?: Partial<Span>;
  readonly before?: number | undefined;
  readonly limit: number;
};

/**
 * Newest first, by id. Of a range with both ends the index of `inicio` finds all rows and they are sorted: a walk along
 * the ids, which the database else prefers for a month, passes over every appointment made since.
 */
export function selectAppointments(
  { db, subaccountId }: ReadContext,
  filter: AppointmentFilter,
): Promise<ZonedAppointment[]> {
  const { calendarId, contactoId, estado, q = '', within, before, limit } = filter;
  return zoned(db)
    .where(
      and(
        eq(appointments.subaccountId, subaccountId),
        calendarId === undefined ? undefined : eq(appointments.calendarId, calendarId),
        contactoId === undefined ? undefined : eq(appointments.contactoId, contactoId),
        estado === undefined ? undefined : eq(appointments.estado, estado as AppointmentRow['estado']),
        ...likePatterns(q).map((pattern) => like(appointments.buscable, pattern)),
        within?.from === undefined ? undefined : gte(appointments.inicio, new Date(within.from)),
        within?.to === undefined ? undefined : lt(appointments.inicio, new Date(within.to)),
        before === undefined ? undefined : lt(appointments.id, before),
      ),
    )
    .orderBy(
      within?.from === undefined || within.to === undefined
        ? desc(appointments.id)
        : desc(sql`${appointments.id} + 0`),
    )
    .limit(limit);
}

export async function findAppointment(
  { db, subaccountId }: ReadContext,
  id: number,
): Promise<ZonedAppointment | undefined> {
  const [row] = await zoned(db).where(
    and(eq(appointments.subaccountId, subaccountId), eq(appointments.id, id)),
  );
  return row;
}

export async function getAppointmentOrThrow(context: ReadContext, id: number): Promise<ZonedAppointment> {
  const row = await findAppointment(context, id);
  if (!row) throw notFound('Appointment');
  return row;
}

export async function insertAppointment(
  db: Transaction,
  values: Omit<typeof appointments.$inferInsert, 'buscable'>,
): Promise<AppointmentRow> {
  const buscable = values.notas ? fold(values.notas) : null;
  const [row] = await db
    .insert(appointments)
    .values({ ...values, buscable })
    .returning();
  return row!;
}

export async function changeAppointment(
  db: Transaction,
  id: number,
  values: Partial<AppointmentRow>,
): Promise<AppointmentRow> {
  const [row] = await db.update(appointments).set(values).where(eq(appointments.id, id)).returning();
  return row!;
}

function zoned(db: Queries) {
  return db
    .select({
      id: appointments.id,
      subaccountId: appointments.subaccountId,
      calendarId: appointments.calendarId,
      contactoId: appointments.contactoId,
      estado: appointments.estado,
      inicio: appointments.inicio,
      fin: appointments.fin,
      notas: appointments.notas,
      motivoCancelacion: appointments.motivoCancelacion,
      reagendadaDesde: appointments.reagendadaDesde,
      createdAt: appointments.createdAt,
      updatedAt: appointments.updatedAt,
      timezone: calendars.timezone,
    })
    .from(appointments)
    .innerJoin(calendars, eq(calendars.id, appointments.calendarId))
    .$dynamic();
}
