import type { Json, JsonObject } from '@/lib/contract/scalars';
import { fold } from '@/lib/format/fold';
import { isJsonObject, isNumber } from '@/lib/json/same-json';
import { type RecordKind, recordKindOf } from './record-kinds';

/** Records that a step may name beside those that can be selected in an editor. */
export type NamedKind = RecordKind | 'site' | 'post' | 'workflow' | 'endpoint';

type At = readonly (string | number)[];

/** Where a record is named: the place of its id, or of its name (`tagName`). */
export type NamedPlace = { readonly at: At; readonly kind: NamedKind };

/** What a key of a step's config holds, by the server's catalogue: `stage`, `tag`, `integer`. */
export type KeyTypes = (step: JsonObject, key: string) => string | undefined;

type Rules = {
  /** Whether `campo` beside `valor` compares or sets a field of a record. */
  readonly hasConditions: boolean;
  typeOf(key: string): string | undefined;
};

const moreKeys: readonly (readonly [RegExp, NamedKind])[] = [
  [/^(.*_)?(site|sitio)_id$/, 'site'],
  [/^(.*_)?(post|articulo|entrada)_id$/, 'post'],
  [/^(.*_)?(workflow|flujo)_id$/, 'workflow'],
  [/^(.*_)?(endpoint|webhook)_id$/, 'endpoint'],
];

/** The records that a key names by its own name: `stage_id`, and `stage_ids` too, which holds several. */
export function namedKindOf(key: string): NamedKind | undefined {
  const one = key.replace(/_ids$/, '_id');
  return recordKindOf(one) ?? moreKeys.find(([pattern]) => pattern.test(one))?.[1];
}

/** All places of a workflow's steps and triggers that name records. `blocks` is the server's catalogue as it was sent. */
export function recordsNamedBySteps(document: JsonObject, blocks: unknown): readonly NamedPlace[] {
  const types = keyTypesOf(blocks);
  const inStep = (step: Json, at: At): NamedPlace[] => {
    if (!isJsonObject(step)) return [];
    return namedIn(step, at, { hasConditions: true, typeOf: (key) => types(step, key) });
  };
  const nodes = isJsonObject(document.graph) ? document.graph.nodes : undefined;
  return [
    ...listOf(nodes).flatMap((node, place) => inStep(node, ['graph', 'nodes', place])),
    ...listOf(document.triggers).flatMap((trigger, place) => inStep(trigger, ['triggers', place])),
    ...inStep(document.settings ?? null, ['settings']),
  ];
}

/** Places of a form's settings and fields that name records by their ids; its texts name none. */
export function recordsNamedByForm(form: JsonObject): readonly NamedPlace[] {
  const rules: Rules = { hasConditions: false, typeOf: () => undefined };
  const found = ['campos', 'ajustes'].flatMap((part) => namedIn(form[part] ?? null, [part], rules));
  return found.filter(({ kind }) => kind !== 'tagName');
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function namedIn(value: Json, at: At, rules: Rules): NamedPlace[] {
  if (Array.isArray(value)) return value.flatMap((item, place) => namedIn(item, [...at, place], rules));
  if (!isJsonObject(value)) return [];
  const compared = rules.hasConditions ? comparedIn(value) : undefined;
  return Object.entries(value).flatMap(([key, held]) => {
    const here = [...at, key];
    const kind = compared?.keys.has(key)
      ? compared.kind
      : (namedKindOf(key) ?? kindOfType(rules.typeOf(key), held));
    const ids = kind === undefined ? [] : idsIn(kind, held, here);
    return ids.length > 0 ? ids : namedIn(held, here, rules);
  });
}

const fieldKeys = ['campo', 'field'];
const valueKeys: ReadonlySet<string> = new Set(['valor', 'value', 'valores', 'values', 'casos', 'cases']);

/** What the values beside `campo` are, where that is the field of a record that holds another's id, or a tag. */
function comparedIn(value: JsonObject): { kind: NamedKind; keys: ReadonlySet<string> } | undefined {
  const path = fieldKeys.map((key) => value[key]).find((one) => typeof one === 'string');
  if (typeof path !== 'string' || path.includes('campos_custom.')) return undefined;
  const operator = String(value.operador ?? value.operator ?? '');
  const [field = '', space = ''] = path.split('.').reverse();
  if (/^(tags|etiquetas)$/.test(field)) return { kind: 'tagName', keys: valueKeys };
  // Part of a text is no record.
  if (/contiene|empieza|termina|contains|starts|ends/.test(operator)) return undefined;
  const kind = namedKindOf(field === 'id' && space ? `${space}_id` : field);
  return kind && { kind, keys: valueKeys };
}

/** One id, or a list of them; what has a merge tag in it is known only when it runs. */
function idsIn(kind: NamedKind, held: Json, at: At): NamedPlace[] {
  if (Array.isArray(held)) return held.flatMap((item, place) => idsIn(kind, item, [...at, place]));
  const isId = isNumber(held) || (typeof held === 'string' && held.trim() !== '' && !held.includes('{{'));
  return isId ? [{ at, kind }] : [];
}

/** A type that is the word for a record: `stage`, `pipeline_id`, `Etiqueta`. */
function kindOfType(type: string | undefined, held: Json): NamedKind | undefined {
  if (type === undefined) return undefined;
  const word = fold(type).replace(/[\s-]/g, '_');
  const kind = namedKindOf(/_ids?$/.test(word) ? word : `${word}_id`);
  return kind === 'tag' && typeof held === 'string' && !/^\d+$/.test(held) ? 'tagName' : kind;
}

/** The types of all steps' keys, from a catalogue as the document has it; nothing of any other. */
function keyTypesOf(blocks: unknown): KeyTypes {
  const types = new Map<string, string>();
  for (const group of isJsonObject(blocks) ? Object.values(blocks) : []) {
    for (const block of listOf(group)) {
      if (!isJsonObject(block)) continue;
      for (const key of listOf(block.config)) {
        if (!isJsonObject(key) || typeof key.key !== 'string' || typeof key.type !== 'string') continue;
        types.set(`${block.subtype ?? block.type} ${key.key}`, key.type);
      }
    }
  }
  return (step, key) => types.get(`${step.subtype ?? step.type} ${key}`);
}
