import type { Fields, Shape } from '../shape.ts';
import { foldName, wordsOf } from './fold.ts';
import { type Kind, kindOf } from './kinds.ts';
import { type Resource, resourceOf } from './resources.ts';
import { inside, ofResource, relations, synonyms } from './synonyms.ts';

/** A field of the contract, as it is looked for. */
export type Field = {
  readonly name: string;
  readonly shape: Shape;
  readonly kind: Kind;
  /** For each folded name that may be the field's: how good it is (0 is the contract's in another casing). */
  readonly names: ReadonlyMap<string, number>;
  /** Folded names of what the field refers to: under them it is an id, or an object with one. */
  readonly relations: ReadonlySet<string>;
  /** What its id is called in there. */
  readonly ids: ReadonlySet<string>;
  readonly inside: { readonly holders: ReadonlySet<string>; readonly names: ReadonlySet<string> } | undefined;
};

/** How records of a schema are read. */
export type Plan = {
  readonly resource: Resource | 'tag' | undefined;
  readonly fields: readonly Field[];
  /** Places of the fields that each record has, whatever else a server leaves out. */
  readonly views: Map<string, unknown>;
};

/** Ranks that a line of synonyms may have, the contract's own name included. */
export const RANKS = 4;

const plans = new WeakMap<Fields, Plan>();

/** The plan of a shape's fields, made once. */
export function planOf(fields: Fields): Plan {
  const known = plans.get(fields);
  if (known) return known;
  const { name: resource, words } = resourceOf(fields);
  const plan: Plan = {
    resource,
    fields: Object.entries(fields).map(([name, shape]) => fieldOf(name, shape, resource, words)),
    views: new Map(),
  };
  plans.set(fields, plan);
  return plan;
}

function fieldOf(name: string, shape: Shape, resource: Plan['resource'], owners: readonly string[]): Field {
  const related = wordsOf(relations[name]);
  const line = ofResource[resource ?? '']?.[name] ?? synonyms[name] ?? '';
  const names = new Map<string, number>([[foldName(name), 0]]);
  const add = (word: string, rank: number) => names.has(word) || names.set(word, rank);
  const ranked = line.split('|').map(wordsOf);
  for (const word of related) ranked[0] = [...ranked[0]!, `${word}id`, `id${word}`, `${word}uuid`];
  ranked.forEach((words, at) => {
    const all = at === 0 ? [foldName(name), ...words] : words;
    for (const word of all) {
      add(word, at + 1);
      if (name.endsWith('_id')) continue;
      for (const owner of owners) for (const form of owned(word, owner)) add(form, at + 1);
    }
  });
  const within = inside[name];
  const isHere = within && (resource === 'contact' || !['nombre', 'apellido'].includes(name));
  return {
    name,
    shape,
    kind: kindOf(name, shape, resource),
    names,
    relations: new Set(related),
    ids: new Set(['id', 'uuid', ...related.map((word) => `${word}id`)]),
    inside: isHere ? { holders: new Set(wordsOf(within[0])), names: new Set(wordsOf(within[1])) } : undefined,
  };
}

/** `deal_title`, `title_deal`, `titulo_de_negocio`. */
function owned(word: string, owner: string): readonly string[] {
  return [
    `${owner}${word}`,
    `${word}${owner}`,
    `${word}de${owner}`,
    `${word}del${owner}`,
    `${word}dela${owner}`,
  ];
}

/** What people call the records of these fields, folded. */
export function ownersOf(fields: Fields): readonly string[] {
  return resourceOf(fields).words;
}

/** How many of the fields an object has by their names, the `data` of an envelope left out. */
export function fieldsIn(fields: Fields, value: Readonly<Record<string, unknown>>): number {
  const keys = new Set(Object.keys(value).map(foldName));
  const has = (field: Field) => [...keys].some((key) => field.names.has(key) || field.relations.has(key));
  const inBag = ['attributes', 'properties', 'fields'].some((bag) => typeof value[bag] === 'object') ? 1 : 0;
  return planOf(fields).fields.filter((field) => field.name !== 'data' && has(field)).length + inBag;
}
