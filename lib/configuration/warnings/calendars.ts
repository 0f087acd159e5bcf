import { changes, textOf, told, type Warn } from './told';

/** Fields that say when there is a time to book; what was booked before stays booked, outside of them too. */
const times = [
  'horario',
  'excepciones',
  'duracion_min',
  'timezone',
  'buffer_antes_min',
  'buffer_despues_min',
];

export const warnOfCalendar: Warn = (planned) => {
  if (planned.action === 'delete')
    return told(['deletes_appointments', true], ['slug_breaks_links', true, slugs(planned)]);
  if (planned.action === 'create') return [];
  const isClosed = planned.before?.activo === true && planned.after?.activo === false;
  return told(
    ['slug_breaks_links', changes(planned, 'slug') || isClosed, slugs(planned)],
    ['hours_strand_appointments', changes(planned, ...times)],
  );
};

const slugs = ({ before }: Parameters<Warn>[0]) => ({ slug: textOf(before, 'slug') ?? '' });
