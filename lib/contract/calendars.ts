import { z } from 'zod';
import { anyOfFields, oneOfFields } from './combinations.ts';
import { list, one, operation } from './operation.ts';
import { clienteId, limit, pageQuery } from './pagination.ts';
import { date, email, id, instant, name, phone, ref, slug, text, timeZone } from './scalars.ts';
import { hoursExceptions, hoursExceptionsReply, weeklyHours, weeklyHoursReply } from './weekly-hours.ts';

export const appointmentStates = [
  'pendiente',
  'confirmada',
  'cancelada',
  'completada',
  'no_asistio',
] as const;

export const calendar = z.looseObject({
  id,
  nombre: z.string().meta({ examples: ['Primera reunión'] }),
  slug,
  activo: z.boolean(),
  timezone: z.string().meta({ examples: ['America/Santiago'] }),
  descripcion: z.string().nullable(),
  duracion_min: z.int().meta({ examples: [30] }),
  intervalo_min: z.int().meta({ examples: [30] }),
  buffer_antes_min: z.int().meta({ examples: [0] }),
  buffer_despues_min: z.int().meta({ examples: [10] }),
  anticipacion_min_horas: z.int().meta({ examples: [2] }),
  ventana_dias: z.int().meta({ examples: [60] }),
  max_por_dia: z
    .int()
    .nullable()
    .meta({ examples: [8] }),
  horario: weeklyHoursReply.meta({
    examples: [
      { lunes: [{ desde: '09:00', hasta: '18:00' }], viernes: [{ desde: '09:00', hasta: '14:00' }] },
    ],
  }),
  excepciones: hoursExceptionsReply.meta({ examples: [[{ fecha: '2026-09-18', bloques: [] }]] }),
  requiere_confirmacion: z.boolean(),
  cancelacion_min_horas: z
    .int()
    .nullable()
    .meta({
      description:
        'Hours before its start until which visitors may cancel or move an appointment themselves; null: they may not.',
      examples: [24],
      'x-extension': true,
    }),
  public_url: z.string().meta({ examples: ['https://reservas.example.cl/b/primera-reunion'] }),
  created_at: instant,
  updated_at: instant,
});
export type Calendar = z.infer<typeof calendar>;

export const appointment = z.looseObject({
  id,
  calendar_id: id,
  contacto_id: id.nullable(),
  estado: z.enum(appointmentStates).meta({ examples: ['confirmada'] }),
  inicio: instant,
  fin: instant.meta({ examples: ['2026-11-20T15:00:00.000Z'] }),
  timezone: z.string().meta({ examples: ['America/Santiago'] }),
  notas: z.string().nullable(),
  motivo_cancelacion: z
    .string()
    .nullable()
    .meta({ examples: [null] }),
  reagendada_desde: instant
    .nullable()
    .meta({ description: 'Where it started before it was last rescheduled.', examples: [null] }),
  created_at: instant,
  updated_at: instant,
});
export type Appointment = z.infer<typeof appointment>;

export const slot = z.looseObject({
  inicio: instant,
  fin: instant.meta({ examples: ['2026-11-20T15:00:00.000Z'] }),
});
export type Slot = z.infer<typeof slot>;

const minutes = (min: number) => z.int().min(min).max(1440);

/** Every field of a calendar that may be changed. */
const calendarFields = {
  nombre: name,
  slug,
  activo: z.boolean(),
  timezone: timeZone,
  descripcion: text(2000).nullable(),
  duracion_min: minutes(5),
  intervalo_min: minutes(5),
  buffer_antes_min: minutes(0),
  buffer_despues_min: minutes(0),
  anticipacion_min_horas: z.int().min(0).max(8760),
  ventana_dias: z.int().min(1).max(730),
  max_por_dia: z.int().min(1).max(500).nullable(),
  horario: weeklyHours,
  excepciones: hoursExceptions,
  requiere_confirmacion: z.boolean(),
  cancelacion_min_horas: z.int().min(0).max(8760).nullable().meta({ 'x-extension': true }),
};

const outsideHours = z.boolean().optional().meta({
  description: 'Takes any whole minute, also outside hours, notice, window and daily limit.',
  'x-extension': true,
});

/** A date whose neighbours are counted: one of the years 1000 to 9998. */
const dayCounted = date.refine((day) => day >= '1000' && day < '9999', { error: 'invalid_date' });

const area = 'calendars';

export const listCalendars = operation({
  id: 'listCalendars',
  area,
  method: 'GET',
  path: '/calendars',
  summary: 'List the calendars',
  rules: ['Archived calendars (`activo` false) are listed too.'],
  query: clienteId,
  reply: list(calendar, 'calendars'),
});

export const createCalendar = operation({
  id: 'createCalendar',
  area,
  method: 'POST',
  path: '/calendars',
  summary: 'Create a calendar',
  rules: [
    '`slug` is required and unique in the subaccount (409 `slug_taken`); it forms the public booking address.',
    "Without `timezone` the subaccount's zone is taken.",
    'Without `horario` it is open Monday to Friday, 09:00 to 18:00.',
    'Without `intervalo_min` slots start every `duracion_min` (30).',
    '`cancelacion_min_horas` is an extension of the API document; without it visitors cannot cancel or move their appointments.',
  ],
  success: 201,
  body: z.strictObject({
    slug,
    nombre: name.optional(),
    activo: z.boolean().default(true),
    timezone: timeZone.optional(),
    descripcion: calendarFields.descripcion.optional(),
    duracion_min: minutes(5).default(30),
    intervalo_min: minutes(5).optional(),
    buffer_antes_min: minutes(0).default(0),
    buffer_despues_min: minutes(0).default(0),
    anticipacion_min_horas: calendarFields.anticipacion_min_horas.default(0),
    ventana_dias: calendarFields.ventana_dias.default(60),
    max_por_dia: calendarFields.max_por_dia.optional(),
    horario: weeklyHours.optional(),
    excepciones: hoursExceptions.optional(),
    requiere_confirmacion: z.boolean().default(false),
    cancelacion_min_horas: calendarFields.cancelacion_min_horas.optional(),
  }),
  bodyExample: { slug: 'primera-reunion', nombre: 'Primera reunión', duracion_min: 30 },
  reply: one(calendar),
  refusals: ['slug_taken'],
});

export const updateCalendar = operation({
  id: 'updateCalendar',
  area,
  method: 'PATCH',
  path: '/calendars/{calendar_id}',
  summary: 'Change a calendar',
  rules: [
    'Changing `slug` breaks the public links that were already given out.',
    '`horario` and `excepciones` are replaced whole; appointments already booked stay as they are.',
  ],
  body: z.strictObject(calendarFields).partial(),
  bodyExample: { duracion_min: 45 },
  reply: one(calendar),
  refusals: ['slug_taken'],
});

export const deleteCalendar = operation({
  id: 'deleteCalendar',
  area,
  method: 'DELETE',
  path: '/calendars/{calendar_id}',
  summary: 'Delete a calendar, or archive it',
  rules: [
    'With future appointments that are confirmed or pending it is archived (`activo` false); `motivo` says why.',
    'Without, it is deleted with its past appointments and agenda blocks.',
  ],
  reply: one(
    z.looseObject({
      id,
      deleted: z.boolean(),
      archived: z.boolean(),
      motivo: z.string().nullable(),
      citas_futuras: z.int().min(0),
    }),
  ),
});

export const getAvailability = operation({
  id: 'getAvailability',
  area,
  method: 'GET',
  path: '/calendars/{calendar_id}/availability',
  summary: 'Free slots of a calendar',
  rules: [
    "`date_from` and `date_to` are dates in the zone of `tz`, else of the calendar's; both are included.",
    'At most 62 days are answered at once.',
    'Slots are instants in UTC, in order. An archived calendar has none.',
  ],
  query: { date_from: dayCounted, date_to: dayCounted, tz: timeZone.optional() },
  reply: {
    ...list(slot, 'slots', { timezone: z.string().meta({ examples: ['America/Santiago'] }) }),
    bareField: 'inicio',
  },
});

export const listAppointments = operation({
  id: 'listAppointments',
  area,
  method: 'GET',
  path: '/calendars/{calendar_id}/appointments',
  summary: "List a calendar's appointments, newest first",
  rules: [
    "`date_from` and `date_to` are dates in the calendar's zone, both included; they compare with `inicio`.",
    '`q`, an extension, finds every word of it in the notes, whatever its case and accents.',
  ],
  query: {
    estado: text(100).optional(),
    date_from: dayCounted.optional(),
    date_to: dayCounted.optional(),
    ...pageQuery,
  },
  extensionQuery: { q: text(200).optional() },
  reply: list(appointment, 'appointments'),
});

export const getAppointment = operation({
  id: 'getAppointment',
  area,
  method: 'GET',
  path: '/appointments/{apt_id}',
  summary: 'Read an appointment',
  reply: one(appointment),
});

const guest = z
  .strictObject({ nombre: name, email: email.optional(), telefono: phone.optional() })
  .refine((value) => value.email || value.telefono, { path: ['email'], error: 'required' })
  .meta(anyOfFields(['email', 'telefono'], { type: 'string' }));

export const bookAppointment = operation({
  id: 'bookAppointment',
  area,
  method: 'POST',
  path: '/calendars/{calendar_id}/book',
  summary: 'Book a slot',
  rules: [
    '`inicio` must be the start of a slot that the calendar offers (422 `not_available`); of two callers for one slot the second gets 409 `slot_taken`.',
    'Exactly one of `contacto_id` and `contacto` is required.',
    '`contacto` takes the contact with that e-mail, else with that phone, else creates one.',
    '`fuera_de_horario` is an extension of the API document: with `true` any whole minute is taken, never within the buffers of another appointment (409 `slot_taken`) nor in an archived calendar (422 `not_available`).',
    'The appointment is `confirmada`, or `pendiente` where the calendar has `requiere_confirmacion`.',
  ],
  body: z
    .strictObject({
      inicio: instant,
      contacto_id: ref.optional(),
      contacto: guest.optional(),
      notas: text(2000).nullable().optional(),
      fuera_de_horario: outsideHours,
    })
    .superRefine((body, ctx) => {
      if (body.contacto_id === undefined && !body.contacto) {
        ctx.addIssue({ code: 'custom', path: ['contacto_id'], message: 'required' });
      }
      if (body.contacto_id !== undefined && body.contacto) {
        ctx.addIssue({ code: 'custom', path: ['contacto'], message: 'only_one_allowed' });
      }
    })
    .meta(oneOfFields('contacto_id', 'contacto')),
  bodyExample: {
    inicio: '2026-11-20T14:30:00.000Z',
    contacto: { nombre: 'María Pérez', email: 'maria.perez@example.cl' },
  },
  reply: one(appointment),
  refusals: ['slot_taken'],
  emits: ['appointment.created', 'contact.created'],
});

export const cancelAppointment = operation({
  id: 'cancelAppointment',
  area,
  method: 'POST',
  path: '/appointments/{apt_id}/cancel',
  summary: 'Cancel an appointment',
  rules: [
    'Only a pending or confirmed appointment can be cancelled (409 `appointment_not_active`).',
    'Its slot is free again at once.',
  ],
  body: z.strictObject({ motivo: text(500).nullable().optional() }).optional(),
  bodyExample: { motivo: 'El cliente viaja esa semana' },
  reply: one(appointment),
  refusals: ['appointment_not_active'],
  emits: ['appointment.cancelled'],
});

export const rescheduleAppointment = operation({
  id: 'rescheduleAppointment',
  area,
  method: 'POST',
  path: '/appointments/{apt_id}/reschedule',
  summary: 'Move an appointment to another slot',
  rules: [
    'Only a pending or confirmed appointment can be moved (409 `appointment_not_active`); it keeps its state.',
    '`inicio` and `fuera_de_horario` follow the rules of booking. The old slot is freed in the same transaction; an appointment never conflicts with itself.',
    'Moved to where it already starts, it is answered unchanged and nothing is emitted.',
  ],
  body: z.strictObject({ inicio: instant, fuera_de_horario: outsideHours }),
  bodyExample: { inicio: '2026-11-23T13:00:00.000Z' },
  reply: one(appointment),
  refusals: ['appointment_not_active', 'slot_taken'],
  emits: ['appointment.updated'],
});

export const listContactAppointments = operation({
  id: 'listContactAppointments',
  area,
  method: 'GET',
  path: '/contacts/{contacto_id}/appointments',
  summary: "List a contact's appointments, newest first",
  rules: ['It has no cursor: `next_cursor` is always null.'],
  query: { limit },
  reply: list(appointment, 'appointments'),
});
