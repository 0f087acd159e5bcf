import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appointmentStates } from '../../../lib/contract/calendars.ts';
import type { HoursExceptions, WeeklyHours } from '../../../lib/contract/weekly-hours.ts';
import { atOnce, identity, instant, reference, trigrams } from '../columns.ts';
import { contacts } from './contacts.ts';

export const calendars = pgTable(
  'calendars',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    nombre: text('nombre').notNull(),
    slug: text('slug').notNull(),
    activo: boolean('activo').notNull(),
    timezone: text('timezone').notNull(),
    descripcion: text('descripcion'),
    duracionMin: integer('duracion_min').notNull(),
    intervaloMin: integer('intervalo_min').notNull(),
    bufferAntesMin: integer('buffer_antes_min').notNull(),
    bufferDespuesMin: integer('buffer_despues_min').notNull(),
    anticipacionMinHoras: integer('anticipacion_min_horas').notNull(),
    ventanaDias: integer('ventana_dias').notNull(),
    maxPorDia: integer('max_por_dia'),
    horario: jsonb('horario').$type<WeeklyHours>().notNull(),
    excepciones: jsonb('excepciones').$type<HoursExceptions>().notNull(),
    requiereConfirmacion: boolean('requiere_confirmacion').notNull(),
    cancelacionMinHoras: integer('cancelacion_min_horas'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('calendars_slug').on(table.subaccountId, table.slug)],
);

export const appointments = pgTable(
  'appointments',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    calendarId: reference('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    contactoId: reference('contacto_id').references(() => contacts.id, { onDelete: 'set null' }),
    estado: text('estado', { enum: appointmentStates }).notNull(),
    inicio: instant('inicio').notNull(),
    fin: instant('fin').notNull(),
    notas: text('notas'),
    /** The notes folded to lower case without accents: what `q` looks in. */
    buscable: text('buscable'),
    motivoCancelacion: text('motivo_cancelacion'),
    reagendadaDesde: instant('reagendada_desde'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('appointments_calendar').on(table.calendarId, table.id),
    index('appointments_inicio').on(table.calendarId, table.inicio),
    index('appointments_contacto').on(table.contactoId, table.id),
    index('appointments_buscable').using('gin', trigrams(table.buscable)).with(atOnce),
  ],
);
