/** What an address beside the agenda asks of the panel, and not of the agenda. */
const own = ['calendar', 'start', 'contact'];

/** The agenda as it is asked for, without what the panel beside it was asked. */
export function agendaHref(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of own) query.delete(name);
  return query.size === 0 ? '/calendars' : `/calendars?${query}`;
}

/** Booking beside the agenda as it is asked for. */
export function bookHref(search: string, asked: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(search);
  for (const name of own) query.delete(name);
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  return query.size === 0 ? '/calendars/book' : `/calendars/book?${query}`;
}
