import { rawOf } from '@/lib/api/tolerant';
import { readExceptions } from '@/lib/calendars/exception-edits';
import { readWeek, type Week, weekBody } from '@/lib/calendars/week-edits';
import { calendars } from '@/lib/resources/calendars/calendars';
import type { Field } from '@/lib/resources/resource';

const horario: Field = {
  kind: 'json',
  form: { draft: { read: readWeek, write: (week: Week) => weekBody(week) } },
};
const excepciones: Field = {
  kind: 'json',
  form: {
    draft: {
      read: (value) => readExceptions(Array.isArray(value) ? value.map(rawOf) : value),
      write: (exceptions: unknown) => exceptions,
    },
  },
};

/** Calendars as their form has them, with their hours: the list, which shows none, need not load how these are read. */
export const editedCalendars: typeof calendars = {
  ...calendars,
  fields: { ...calendars.fields, horario, excepciones },
};
