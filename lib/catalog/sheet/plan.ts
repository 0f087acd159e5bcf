import type { KnownPrice } from '@/lib/catalog/price';
import { overlaps } from '@/lib/rules/prices/terms';
import type { Change } from './changes';

/** One request of a save, and what the server holds at which place once it is answered. */
export type Step = {
  /** The place whose change it carries out, or prepares. */
  readonly place: string;
  /** Sent whole; with the `id` of the price that it takes the place of. Absent where `before` is deleted. */
  readonly price?: KnownPrice;
  /** What the server holds under that id until then. */
  readonly before?: KnownPrice;
  /** `reply` stands for what the server answers. */
  readonly after: readonly (readonly [place: string, price: KnownPrice | 'reply' | undefined])[];
};

type Op = {
  readonly place: string;
  from: KnownPrice | undefined;
  readonly to: KnownPrice | undefined;
  /** The place of a deletion that this price takes the id of. */
  readonly vacates?: string;
};

/**
 * The requests that carry out the changes, in an order in which no two prices ever overlap on the server: those that
 * make room come first. A new price that stands in the time of a deleted one is saved under that one's id, so that the
 * product is not without a price in between; two that change places take each other's id.
 */
export function planSteps(changes: readonly Change[]): readonly Step[] {
  let pending = paired(changes);
  const steps: Step[] = [];
  const take = (op: Op, step: Step) => {
    steps.push(step);
    pending = pending.filter((each) => each !== op);
  };
  while (pending.length > 0) {
    let isMoved = false;
    for (const op of pending) {
      if (!op.to || blockers(op, pending).length > 0) continue;
      take(op, saveStep(op));
      isMoved = true;
    }
    if (isMoved) continue;
    const removal = pending.find((op) => !op.to);
    if (removal) take(removal, deleteStep(removal));
    else steps.push(untie(pending));
    pending = pending.filter(({ from, to }) => from !== to);
  }
  return steps;
}

/**
 * Whether a step was planned upon one of those that did not happen: upon a place that it was to
 * change, or upon the time that it was to make room in. Sent nevertheless it could write over a price that is wanted elsewhere.
 */
export function reliesOn(step: Step, failed: readonly Step[]): boolean {
  const places = placesOf(step);
  return failed.some((other) => {
    const isInItsTime = other.before && step.price && overlaps(other.before, step.price);
    return isInItsTime || placesOf(other).some((place) => places.includes(place));
  });
}

const placesOf = ({ place, after }: Step) => [place, ...after.map(([each]) => each)];

function paired(changes: readonly Change[]): Op[] {
  const removed = changes.filter(({ after }) => !after);
  const kept = new Set(removed);
  const ops = changes.flatMap(({ key: place, before, after }): Op[] => {
    if (!after) return [];
    if (before) return [{ place, from: before, to: after }];
    const gone = removed.find((each) => kept.has(each) && overlaps(each.before!, after));
    if (!gone) return [{ place, from: undefined, to: after }];
    kept.delete(gone);
    return [{ place, from: gone.before, to: { ...after, id: gone.before!.id }, vacates: gone.key }];
  });
  return [...ops, ...[...kept].map(({ key, before }): Op => ({ place: key, from: before, to: undefined }))];
}

/** The others whose price of now is in the way of what this one is to become. */
function blockers(op: Op, pending: readonly Op[]): readonly Op[] {
  return pending.filter((other) => other !== op && other.from && overlaps(op.to!, other.from));
}

function saveStep({ place, from, to, vacates }: Op): Step {
  const price = { ...to!, id: from?.id };
  return {
    place,
    price,
    ...(from && { before: from }),
    after: [[place, 'reply'], ...(vacates ? ([[vacates, undefined]] as const) : [])],
  };
}

function deleteStep({ place, from }: Op): Step {
  return { place, before: from!, after: [[place, undefined]] };
}

/** All are in each other's way: makes one of them give way, as gently as can be. Changes that operation. */
function untie(pending: Op[]): Step {
  for (const op of pending) {
    const less = op.from && shortened(op.from, op.to!);
    if (!less) continue;
    const before = op.from!;
    op.from = less;
    const place = op.vacates ?? op.place;
    return { place, price: less, before, after: [[place, 'reply']] };
  }
  const tied = pending.find(
    (op) => op.from && !overlaps(op.from, op.to!) && blockers(op, pending).length === 1,
  );
  const other = tied && blockers(tied, pending)[0];
  if (tied?.from && other?.from) {
    const [mine, theirs] = [tied.from, other.from];
    other.from = mine;
    tied.from = tied.to;
    return {
      place: tied.place,
      price: { ...tied.to!, id: theirs.id },
      before: theirs,
      after: [
        ...(tied.vacates ? ([[tied.vacates, undefined]] as const) : []),
        [other.vacates ?? other.place, mine],
        [tied.place, 'reply'],
      ],
    };
  }
  const first = pending.find(({ from }) => from)!;
  const step: Step = {
    place: first.place,
    before: first.from!,
    after: [[first.vacates ?? first.place, undefined]],
  };
  first.from = undefined;
  return step;
}

/** What the old and the new have of time in common, where that is less than the old has. */
function shortened(from: KnownPrice, to: KnownPrice): KnownPrice | undefined {
  if (!overlaps(from, to)) return undefined;
  const later = [from.vigencia_desde, to.vigencia_desde].filter((day) => day !== null).sort();
  const sooner = [from.vigencia_hasta, to.vigencia_hasta].filter((day) => day !== null).sort();
  const vigencia_desde = later.at(-1) ?? null;
  const vigencia_hasta = sooner[0] ?? null;
  const isLess = vigencia_desde !== from.vigencia_desde || vigencia_hasta !== from.vigencia_hasta;
  return isLess ? { ...from, vigencia_desde, vigencia_hasta } : undefined;
}
