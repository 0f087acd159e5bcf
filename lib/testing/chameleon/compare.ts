import { type Dress, labelOf, nestedRows } from './dress.ts';
import { fieldsOf, type Kind } from './resources.ts';
import { stateAs } from './states.ts';
import type { Row } from './world.ts';

/** `right`: the fact itself; `unreadable`: nothing was made of it; `wrong`: something else stands there. */
export type Verdict = 'right' | 'unreadable' | 'wrong';

export type Reading = {
  readonly verdict: Verdict;
  readonly resource: string;
  readonly field: string;
  /** Named by the document and rendered as it says: anything but `right` is a fault. */
  readonly mustBeRight: boolean;
  readonly found: unknown;
  readonly wanted: unknown;
};

type Found = Readonly<Record<string, unknown>>;

/** Compares what a client read of a record with the record behind it, field by field and within. */
export function compareRecord(
  dress: Dress,
  resource: string,
  row: Row,
  read: Found,
  without: readonly string[] = [],
): Reading[] {
  const isIt = String(read.id) === dress.idText(resource, row.id);
  const idVerdict = isIt ? 'right' : read.id === undefined ? 'unreadable' : 'wrong';
  const readings: Reading[] = [reading(dress, resource, 'id', idVerdict, read.id, row.id, true)];
  for (const [field, { kind, promised }] of Object.entries(fieldsOf(resource))) {
    if (without.includes(field) || kind === 'json') continue;
    const found = read[field];
    if (typeof kind === 'object' && 'rows' in kind) {
      readings.push(...compareRows(dress, resource, row, field, kind.rows, found));
      continue;
    }
    const wanted = resource === 'delivery' && field === 'body' ? dress.deliveryBody(row) : row[field];
    const verdict = verdictOf(dress, kind, wanted, found);
    readings.push(reading(dress, resource, field, verdict, found, wanted, promised && wanted !== null));
  }
  return readings;
}

function reading(
  { disguise }: Dress,
  resource: string,
  field: string,
  verdict: Verdict,
  found: unknown,
  wanted: unknown,
  promised: boolean,
): Reading {
  return { verdict, resource, field, mustBeRight: promised && !disguise.wild, found, wanted };
}

function compareRows(
  dress: Dress,
  resource: string,
  row: Row,
  field: string,
  inner: string,
  found: unknown,
): Reading[] {
  const { promised } = fieldsOf(resource)[field]!;
  const wanted = nestedRows(dress.world, resource, row, field);
  if (!Array.isArray(found))
    return [reading(dress, resource, field, 'unreadable', found, wanted.length, promised)];
  const isWhole = found.length === wanted.length;
  const whole = reading(
    dress,
    resource,
    field,
    isWhole ? 'right' : 'wrong',
    found.length,
    wanted.length,
    promised,
  );
  return [
    whole,
    ...found.flatMap((one: Found, place) =>
      wanted[place] ? compareRecord(dress, inner, wanted[place], one) : [],
    ),
  ];
}

function verdictOf(dress: Dress, kind: Kind, wanted: unknown, found: unknown): Verdict {
  if (found === undefined || found === null)
    return wanted === null || wanted === undefined ? 'right' : 'unreadable';
  if (wanted === null || wanted === undefined) return 'wrong';
  if (isSame(dress, kind, wanted, found)) return 'right';
  // A number for a moment, left as the server wrote it: nobody is misled, and nobody is helped.
  const asItCame = kind === 'timestamp' && String(found) === String(dress.timestamp(String(wanted)));
  return asItCame ? 'unreadable' : 'wrong';
}

function isSame(dress: Dress, kind: Kind, wanted: unknown, found: unknown): boolean {
  if (typeof kind === 'object')
    return 'ref' in kind && String(found) === dress.idText(kind.ref, Number(wanted));
  switch (kind) {
    case 'money':
      return typeof found === 'string' && withoutZeros(found) === withoutZeros(String(wanted));
    case 'timestamp':
      return typeof found === 'string' && instantOf(found) === Date.parse(String(wanted));
    case 'date':
      return typeof found === 'string' && found.slice(0, 10) === wanted;
    case 'state':
      return found === wanted || found === stateAs(dress.disguise.states, String(wanted));
    default:
      return found === wanted;
  }
}

const withoutZeros = (amount: string) => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount);

/** A moment without a zone is one in UTC, as the document says of all of them. */
function instantOf(text: string): number {
  return Date.parse(/Z$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`);
}

/** What a record is called, under the contract's name. */
export function calledBy(resource: string, row: Row): unknown {
  const label = labelOf(resource);
  return label && row[label];
}
