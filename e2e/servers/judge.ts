import type { Dress } from '../../lib/testing/chameleon/dress.ts';
import { DECOY, nestedRows } from '../../lib/testing/chameleon/dress.ts';
import { fieldsOf } from '../../lib/testing/chameleon/resources.ts';
import type { Owner, Row } from '../../lib/testing/chameleon/world.ts';
import { ownersIn } from './judge-words.ts';
import { BROKEN, type Look, type Part } from './look.ts';
import type { Shown, SweptPage } from './pages.ts';

export type Judgement = {
  readonly right: number;
  readonly unreadable: number;
  /** Facts of another record, decoys, broken words, a list that is said to be empty. */
  readonly faults: readonly string[];
};

const keyOf = ({ resource, id }: { resource: string; id: number }) => `${resource} ${id}`;

/** Compares what a page shows with the data behind. */
export function judge(dress: Dress, page: SweptPage, look: Look): Judgement {
  const faults: string[] = [];
  for (const said of [look.text, ...look.attributes]) {
    const broken = BROKEN.exec(said);
    if (broken) faults.push(`says '${around(said, broken.index)}'`);
  }
  if (look.read.includes(DECOY))
    faults.push(`shows a decoy: '${around(look.read, look.read.indexOf(DECOY))}'`);
  for (const part of look.parts) {
    const mixed = mixedIn(dress, part);
    if (mixed) faults.push(mixed);
  }
  const { right, unreadable, missing } = page.shows ? countFacts(dress, page.shows, look) : nothing;
  const totals = page.totals?.(dress, look) ?? [];
  return { right, unreadable, faults: [...new Set([...faults, ...totals, ...missing])] };
}

const nothing = { right: 0, unreadable: 0, missing: [] as string[] };
const around = (text: string, at: number) => text.slice(Math.max(0, at - 40), at + 40).replace(/\s+/g, ' ');

/** Values of records that have nothing to do with each other, in what is about one record. */
function mixedIn(dress: Dress, { text }: Part): string | undefined {
  const owners = ownersIn(dress, text);
  const isOf = (center: Pick<Owner, 'resource' | 'id'>) => {
    const near = nearTo(dress, center.resource, center.id);
    return owners.every((owner) => near.has(keyOf(owner)));
  };
  // A line of the agenda names the contact and the calendar of an appointment, which has no name itself; one of the
  // inbox the contact of a conversation and its last message.
  const nameless = ['appointment', 'conversation'].flatMap((resource) =>
    dress.world.rows(resource).map(({ id }) => ({ resource, id })),
  );
  if (owners.length < 2 || [...owners, ...nameless].some(isOf)) return undefined;
  // One contact's row may name its company, its tags and its deal: nearer to each other than to any one of them.
  const found = owners.map(({ resource, id, field }) => `${resource} ${id}.${field}`);
  return `mixes records: '${text.replace(/\s+/g, ' ').slice(0, 160)}' (${found.join(', ')})`;
}

/** A record, the records that it names or that name it, and theirs. */
function nearTo(dress: Dress, resource: string, id: number): Set<string> {
  const near = new Set([keyOf({ resource, id })]);
  let edge: { resource: string; id: number }[] = [{ resource, id }];
  for (let step = 0; step < 2; step++) {
    edge = edge
      .flatMap((one) => neighbours(dress, one.resource, one.id))
      .filter((one) => !near.has(keyOf(one)));
    for (const one of edge) near.add(keyOf(one));
  }
  return near;
}

function neighbours(dress: Dress, resource: string, id: number): { resource: string; id: number }[] {
  const { world } = dress;
  const row = world.find(resource, id);
  if (!row) return [];
  const found: { resource: string; id: number }[] = [];
  for (const [name, { kind }] of Object.entries(fieldsOf(resource))) {
    if (typeof kind !== 'object') continue;
    if ('ref' in kind && typeof row[name] === 'number') found.push({ resource: kind.ref, id: row[name] });
    if ('rows' in kind) {
      for (const one of nestedRows(world, resource, row, name))
        found.push({ resource: kind.rows, id: one.id });
    }
  }
  if (resource === 'delivery') {
    const event = world.rows('event').find((one) => `evt_${one.id}` === row.event_id);
    if (event) found.push(event.about as { resource: string; id: number });
  }
  return found;
}

/** How many of the facts that the page is to show stand with their records, and what is missing without a word. */
function countFacts(dress: Dress, { resource, facts, one }: Shown, look: Look) {
  const rows = dress.world.rows(resource);
  const whole = { text: [look.text, ...look.attributes].join('\n') };
  let [right, unreadable] = [0, 0];
  const missing: string[] = [];
  const count = (row: Row, { text }: { text: string }) => {
    const owners = ownersIn(dress, text);
    for (const field of facts) {
      const isThere = owners.some(
        (owner) => owner.resource === resource && owner.id === row.id && owner.field === field,
      );
      if (isThere) right += 1;
      else {
        unreadable += 1;
        const mustBe = fieldsOf(resource)[field]?.promised && !dress.disguise.wild;
        if (mustBe) missing.push(`${resource} ${row.id}: ${field} is not there`);
      }
    }
  };
  if (one !== undefined) {
    count(rows[one]!, whole);
    return { right, unreadable, missing };
  }
  let shown = 0;
  for (const row of rows) {
    const part = partOf(dress, resource, row, look.parts);
    if (!part) continue;
    shown += 1;
    count(row, part);
  }
  const isSaid =
    look.alerts.length > 0 ||
    /cannot be read|could not be read|cannot read|could not (read|load)|readable/i.test(look.text);
  if (shown === 0 && rows.length > 0 && !isSaid)
    missing.push(`shows none of ${rows.length} and does not say why`);
  return { right, unreadable, missing };
}

/** The part of the page that links to a record or, where none does, that holds a word of it. */
function partOf(dress: Dress, resource: string, row: Row, parts: readonly Part[]): Part | undefined {
  const end = `/${encodeURIComponent(dress.idText(resource, row.id))}`;
  const linked = parts.filter(({ links }) => links.some((link) => link.split('?')[0]!.endsWith(end)));
  if (linked.length > 0) return linked.toSorted((a, b) => b.text.length - a.text.length)[0];
  return parts.find(({ text }) =>
    ownersIn(dress, text).some((owner) => owner.resource === resource && owner.id === row.id),
  );
}
