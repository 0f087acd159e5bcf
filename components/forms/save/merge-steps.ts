import { mergeMembers, mergeOrder, soleSide, type Three } from '@/components/editing/three-way';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import type { Choice, Clash } from './clash';

type Steps = ReadonlyMap<string, JsonObject>;

/**
 * Steps merged by their ids: heading and text member by member, their fields one by one. A field that both put into
 * another step is where I put it. Undefined where the steps of a side cannot be told apart.
 */
export function mergeSteps(three: Three<Json | undefined>, ask: (clash: Clash) => Choice): Json | undefined {
  if (soleSide(three)) return three[soleSide(three)!];
  const [base, mine, theirs] = [stepsOf(three.base ?? []), stepsOf(three.mine), stepsOf(three.theirs)];
  if (!base || !mine || !theirs) return undefined;
  const merged = new Map<string, JsonObject>();
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const step = mergeStep(id, { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }, ask);
    if (step) merged.set(id, step);
  }
  const keys = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] };
  const { order } = mergeOrder(keys, new Set(merged.keys()), 'mine');
  const stepOf = (steps: Steps) =>
    new Map([...steps].flatMap(([id, step]) => fieldsIn(step).map((field) => [field, id] as const)));
  const [ours, others, before] = [stepOf(mine), stepOf(theirs), stepOf(base)];
  const placeOf = (field: string) => {
    const [own, their] = [ours.get(field), others.get(field)];
    const chosen = own === before.get(field) ? their : own;
    return chosen !== undefined && merged.has(chosen)
      ? chosen
      : [own, their].find((id) => id && merged.has(id));
  };
  return order.map((id) => {
    const step = merged.get(id)!;
    const lists = {
      base: fieldsIn(base.get(id)),
      mine: fieldsIn(mine.get(id)),
      theirs: fieldsIn(theirs.get(id)),
    };
    const all = new Set([...ours.keys(), ...others.keys()].filter((field) => placeOf(field) === id));
    const fields = mergeOrder(lists, all, 'mine').order;
    // What neither side had in this step stood in one that is gone.
    const rest = [...all].filter((field) => !fields.includes(field));
    return { ...step, campos: [...fields, ...rest] };
  });
}

function mergeStep(
  id: string,
  { base, mine, theirs }: Three<JsonObject | undefined>,
  ask: (clash: Clash) => Choice,
): JsonObject | undefined {
  const plain = (step: JsonObject | undefined) => step && without(step);
  const three = { base: plain(base), mine: plain(mine), theirs: plain(theirs) };
  // A step that one side deleted goes, unless the other changed its words: its fields go to where that side has them.
  const sole = soleSide(three);
  if (sole) return three[sole];
  const clash = { name: `step ${id}`, kind: 'step' as const, base, mine, theirs };
  if (!three.mine || !three.theirs) {
    const usual = three.mine ? 'mine' : 'theirs';
    return ask({ ...clash, members: [], usual }) === 'theirs' ? three.theirs : three.mine;
  }
  const sides = { base: three.base ?? {}, mine: three.mine, theirs: three.theirs };
  const { value, clashes } = mergeMembers(sides, 'mine');
  if (clashes.length === 0) return value;
  const side = ask({ ...clash, members: clashes, usual: 'mine' });
  return side === 'theirs' ? mergeMembers(sides, 'theirs').value : value;
}

function without({ campos: _, ...step }: JsonObject): JsonObject {
  return step;
}

/** By id; undefined where an entry has none of its own, or names its fields in no list of texts. */
function stepsOf(value: Json | undefined): Steps | undefined {
  if (!Array.isArray(value)) return undefined;
  const steps = new Map<string, JsonObject>();
  for (const step of value) {
    const id = own(step, 'id');
    const fields = own(step, 'campos');
    const isPlain = Array.isArray(fields) && fields.every((field) => typeof field === 'string');
    if (!isJsonObject(step) || typeof id !== 'string' || steps.has(id) || !isPlain) return undefined;
    steps.set(id, step);
  }
  return steps;
}

const fieldsIn = (step: JsonObject | undefined) => (own(step, 'campos') ?? []) as readonly string[];
