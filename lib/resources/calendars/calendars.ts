import { createCalendar, deleteCalendar, listCalendars, updateCalendar } from '@/lib/api/contract/calendars';
import { text } from '@/lib/fields/codecs';
import { fold } from '@/lib/format/fold';
import { resource } from '@/lib/resources/resource';

const number = { kind: 'number', form: { isRequired: true } } as const;
const states = ['active', 'archived'] as const;

/** Calendars, archived ones too ("Calendars", `GET /calendars`). The API reads one only in its list. */
export const calendars = resource<typeof listCalendars>({
  name: 'calendars',
  area: 'calendars',
  path: '/calendars/settings',
  words: {
    fields: 'calendars.settings.field',
    list: 'calendars.settings.list',
    filters: 'calendars.settings.filter',
  },
  operations: { list: listCalendars, create: createCalendar, update: updateCalendar, remove: deleteCalendar },
  idIn: 'calendar_id',
  title: ({ nombre, slug }) => nombre ?? slug,
  details: ({ slug, timezone }) => [slug, timezone],
  fields: {
    nombre: {
      kind: 'text',
      column: { width: 240, isSortable: true },
      form: { isRequired: true, maxLength: 200 },
    },
    activo: { kind: 'flag', column: { isUsual: true, width: 104 }, form: {} },
    slug: {
      kind: 'text',
      column: { width: 176, isSortable: true },
      form: { isRequired: true, maxLength: 80 },
    },
    descripcion: { kind: 'long', form: { maxLength: 2000 } },
    timezone: {
      kind: 'text',
      column: { isUsual: true, width: 176, isSortable: true },
      form: { isRequired: true },
    },
    duracion_min: { ...number, column: { isUsual: true, width: 136, isSortable: true } },
    intervalo_min: number,
    buffer_antes_min: number,
    buffer_despues_min: number,
    anticipacion_min_horas: number,
    ventana_dias: number,
    max_por_dia: { kind: 'number', form: {} },
    cancelacion_min_horas: { kind: 'number', form: {} },
    requiere_confirmacion: { kind: 'flag', form: {} },
    horario: { kind: 'json' },
    excepciones: { kind: 'json' },
    public_url: { kind: 'url', column: { width: 240 } },
    id: { kind: 'id', column: { width: 96 } },
    created_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    updated_at: { kind: 'instant', column: { width: 168, isSortable: true } },
  },
  computed: {
    next: { kind: 'instant', column: { isUsual: true, width: 200 } },
    upcoming: { kind: 'number', column: { isUsual: true, width: 120 } },
    link: { kind: 'text', column: { isUsual: true, width: 272 } },
  },
  filters: {
    q: {
      control: 'search',
      codec: text,
      keeps: ({ nombre, slug }, typed) => fold(`${nombre ?? ''} ${slug ?? ''}`).includes(fold(typed)),
    },
    estado: {
      control: 'choice',
      codec: text,
      choices: states,
      choiceWords: 'calendars.settings.state',
      keeps: ({ activo }, asked) => activo === undefined || activo === (asked === 'active'),
    },
  },
});
