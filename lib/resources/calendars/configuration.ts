import { createCalendar, deleteCalendar, listCalendars, updateCalendar } from '@/lib/api/contract/calendars';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import type { ConfigurationKind } from '@/lib/resources/configuration';

/** Open hours by weekday: a day without any is closed, as one is that is not named. */
function readHours(hours: unknown): Json | undefined {
  if (!isJsonObject(hours)) return undefined;
  const open = Object.entries(hours).filter(([, blocks]) => Array.isArray(blocks) && blocks.length > 0);
  return Object.fromEntries(open.map(([day, blocks]) => [day, (blocks as Json[]).map(block)]));
}

const block = (value: Json): Json => (isJsonObject(value) ? { ...value } : value);

function readExceptions(exceptions: unknown): Json | undefined {
  return (exceptions as readonly JsonObject[]).map(({ fecha, bloques }) => ({
    fecha: fecha ?? null,
    bloques: Array.isArray(bloques) ? bloques.map(block) : [],
  }));
}

const calendars: ConfigurationKind = {
  name: 'calendars',
  area: 'calendars',
  operations: {
    list: listCalendars,
    create: createCalendar,
    update: updateCalendar,
    remove: deleteCalendar,
  },
  idIn: 'calendar_id',
  identity: ['slug', 'nombre'],
  title: 'nombre',
  written: [
    'nombre',
    'slug',
    'activo',
    'timezone',
    'descripcion',
    'duracion_min',
    'intervalo_min',
    'buffer_antes_min',
    'buffer_despues_min',
    'anticipacion_min_horas',
    'ventana_dias',
    'max_por_dia',
    'requiere_confirmacion',
    'cancelacion_min_horas',
    'horario',
    'excepciones',
  ],
  leftOut: ['public_url'],
  empty: { excepciones: [] },
  readers: { horario: readHours, excepciones: readExceptions },
  lists: [
    {
      at: ['excepciones'],
      keyOf: ({ fecha }) => (typeof fecha === 'string' ? fecha : undefined),
      isOrdered: false,
    },
  ],
  state: [],
  names: [],
  references: () => [],
};

export const configuration: readonly ConfigurationKind[] = [calendars];
