import { isDay } from '@/lib/format/days';
import { type Range, readRanges } from './week-edits';

/** A date whose ranges stand in for the weekday's; without any it is closed. */
export type Exception = { readonly fecha: string; readonly bloques: readonly Range[] };
export type Exceptions = readonly Exception[];

/** The exceptions of a calendar as they are edited; null for what is not in the contract's form, which stays as it is. */
export function readExceptions(excepciones: unknown): Exceptions | null {
  if (!Array.isArray(excepciones)) return null;
  const read = excepciones.map((each: unknown) => {
    const { fecha, bloques, ...others } = (each ?? {}) as Readonly<Record<string, unknown>>;
    const ranges = readRanges(bloques);
    const isKnown = typeof fecha === 'string' && isDay(fecha) && Object.keys(others).length === 0;
    return isKnown && ranges ? { fecha, bloques: ranges } : undefined;
  });
  if (read.includes(undefined)) return null;
  const known = read as Exceptions;
  return new Set(known.map(({ fecha }) => fecha)).size === known.length ? byDate(known) : null;
}

/** The exceptions with these dates set to the ranges, in place of what they had. */
export function setDates(
  exceptions: Exceptions,
  dates: readonly string[],
  bloques: readonly Range[],
): Exceptions {
  const set = [...new Set(dates)].map((fecha) => ({ fecha, bloques }));
  return byDate([...removeDates(exceptions, dates), ...set]);
}

/** The exceptions without those of these dates. */
export function removeDates(exceptions: Exceptions, dates: readonly string[]): Exceptions {
  return exceptions.filter(({ fecha }) => !dates.includes(fecha));
}

/**
 * The exceptions with the ticked ones of a list of dates closed, and those that were closed and are not ticked as their
 * weekday has it. A date with hours of its own keeps them while it is not ticked.
 */
export function closeDates(
  exceptions: Exceptions,
  offered: readonly string[],
  ticked: readonly string[],
): Exceptions {
  const isClosed = ({ fecha, bloques }: Exception) => offered.includes(fecha) && bloques.length === 0;
  return setDates(
    exceptions.filter((each) => !isClosed(each)),
    ticked,
    [],
  );
}

function byDate(exceptions: Exceptions): Exceptions {
  return exceptions.toSorted((one, other) => one.fecha.localeCompare(other.fecha));
}
