import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Event } from '../../../lib/contract/events.ts';
import type { Harness } from '../../testing/harness.ts';
import { keyOf, type Records, type Row, read, type Subject } from './records.ts';

const changedNames = (was: Row, is: Row) =>
  Object.keys(was).filter((name) => name !== 'updated_at' && !isDeepStrictEqual(was[name], is[name]));

/** Fields that moving a deal changes; of the deals that only make room, nothing is told. */
const moved = [
  'stage_id',
  'pipeline_id',
  'orden',
  'estado',
  'stage_changed_at',
  'closed_at',
  'motivo_perdida',
];

const typeOfState: Readonly<Record<string, string>> = {
  ganado: 'deal.won',
  perdido: 'deal.lost',
  papelera: 'deal.deleted',
};

function eventsOfDeal(was: Row, is: Row, names: readonly string[], named: boolean): string[] {
  // In the trash it goes along with its stage silently.
  if (!named && was.estado === 'papelera' && is.estado === 'papelera') return [];
  const told: string[] = [];
  if (was.stage_id !== is.stage_id) told.push('deal.stage_changed');
  const byState = typeOfState[String(is.estado)];
  if (was.estado !== is.estado && byState) told.push(byState);
  const rest = told.length > 0 ? names.filter((name) => !moved.includes(name)) : names;
  if (rest.some((name) => named || name !== 'orden')) told.push('deal.updated');
  return told;
}

function eventsOfTags(was: Row, is: Row): string[] {
  const ids = (row: Row) => (row.tags as Row[]).map(({ id }) => id);
  const added = ids(is).filter((id) => !ids(was).includes(id));
  const removed = ids(was).filter((id) => !ids(is).includes(id));
  return [...added.map(() => 'contact.tag_added'), ...removed.map(() => 'contact.tag_removed')];
}

/** What a deleted contact leaves behind is without it: `contact.deleted` tells that too. */
const losesReference = (name: string, is: Row) => name === 'contacto_id' && is.contacto_id === null;

function eventsOfMaking(subject: Subject, is: Row): string[] {
  if (subject !== 'submission') return [`${subject}.created`];
  return is.status === 'nuevo' ? ['form.submitted'] : [];
}

/** A deal that was in the trash had its event when it went there. */
function eventsOfEnd(subject: Subject, was: Row): string[] {
  return was.estado === 'papelera' ? [] : [`${subject}.deleted`];
}

/** The types that the difference between two states of one record amounts to ("Catalog (35 types)"). */
function typesOf(subject: Subject, was: Row | undefined, is: Row | undefined, named: boolean): string[] {
  if (!was) return eventsOfMaking(subject, is!);
  if (!is) return eventsOfEnd(subject, was);
  const names = changedNames(was, is).filter((name) => named || !losesReference(name, is));
  if (names.length === 0) return [];
  if (subject === 'deal') return eventsOfDeal(was, is, names, named);
  if (subject === 'contact' && names.includes('tags')) return eventsOfTags(was, is);
  if (subject === 'appointment' && names.includes('estado') && is.estado === 'cancelada')
    return ['appointment.cancelled'];
  const archived = names.includes('estado') && ['archivada', 'archivado'].includes(String(is.estado));
  return [`${subject}.${archived ? 'archived' : 'updated'}`];
}

/** Types whose `previous` is exactly the changed fields. */
const withPrevious = /\.(updated|tag_added|tag_removed|stage_changed)$/;

const subjectOf = (type: string) =>
  (type === 'form.submitted' ? 'submission' : type.split('.')[0]) as Subject;

/** Fails unless the events are those that the difference amounts to, each once, with the data of the GET. */
export async function expectFitting(
  sandbox: Harness,
  written: string,
  events: readonly Event[],
  before: Records,
  after: Records,
): Promise<void> {
  const expected: string[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const { subject, path, row } = (after.get(key) ?? before.get(key))!;
    const named = written === path || written.startsWith(`${path}/`);
    for (const type of typesOf(subject, before.get(key)?.row, after.get(key)?.row, named)) {
      expected.push(`${type} ${row.id}`);
    }
  }
  expect(events.map(({ type, data }) => `${type} ${data.id}`).sort()).toEqual(expected.sort());
  for (const event of events) await expectTrue(sandbox, event, before, after);
}

async function expectTrue(
  sandbox: Harness,
  { type, data, previous }: Event,
  before: Records,
  after: Records,
) {
  const key = keyOf(subjectOf(type), data.id);
  const was = before.get(key)?.row;
  const now = after.has(key) ? await read(sandbox, after.get(key)!.path) : undefined;
  expect(data).toEqual(now ?? was);
  if (!withPrevious.test(type)) return;
  const names = changedNames(was!, data as Row);
  expect(Object.keys(previous!).sort()).toEqual(names.sort());
  // Each of several tags is told with the tags as they were without it.
  if (names.length === 1 && names[0] === 'tags') return;
  expect(previous).toEqual(Object.fromEntries(names.map((name) => [name, was![name]])));
}
