import { foldName, words } from './fields';

export const blockGroups = ['triggers', 'actions', 'logic'] as const;
export type BlockGroup = (typeof blockGroups)[number];

const groupWords: readonly (readonly [BlockGroup, readonly string[]])[] = [
  [
    'triggers',
    words(
      'trigger triggers disparador disparadores gatillo gatillos evento eventos event events starter starters',
    ),
  ],
  ['actions', words('action actions accion acciones tarea tareas task tasks')],
  [
    'logic',
    words(
      'logic logica logical control controls controlflow flow flujo condition conditions condicion condiciones decision decisiones decisions',
    ),
  ],
];

/** Words that stand for a kind of step and name none: `type` is one of them in lists of blocks that say more elsewhere. */
const constants = words('trigger disparador action accion logic logica step paso node nodo block bloque');

/** The group that a word means: `disparadores`, `action`, `control_flow`, also as part of `available_actions`. */
export function groupOf(word: string | undefined): BlockGroup | undefined {
  if (word === undefined) return undefined;
  const whole = foldName(word);
  const exact = groupWords.find(([, names]) => names.includes(whole));
  if (exact) return exact[0];
  const parts = word.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).map(foldName);
  const found = new Set(
    groupWords.filter(([, names]) => parts.some((part) => names.includes(part))).map(([group]) => group),
  );
  return parts.length <= 3 && found.size === 1 ? [...found][0] : undefined;
}

export function isConstant(type: string): boolean {
  return constants.includes(foldName(type));
}

/** What a step's identifiers say, however they are split: `action`+`add_tag`, `action:add_tag` and `add_tag`. */
export type Meaning = { readonly group: BlockGroup | undefined; readonly rest: string };

export function meaningOf(type: string, subtype: string | null): Meaning {
  if (subtype === null) return withoutPrefix(type);
  if (!isConstant(type)) return { group: undefined, rest: plain(`${type}.${subtype}`) };
  const { rest } = withoutPrefix(subtype);
  return { group: groupOf(type), rest };
}

export function isSameMeaning(a: Meaning, b: Meaning): boolean {
  return a.rest === b.rest && (a.group === undefined || b.group === undefined || a.group === b.group);
}

/** `action.add_tag` in two, where the first is a word for a kind of step. */
export function splitIdentifier(identifier: string): readonly [type: string, rest: string] | undefined {
  const [, prefix, rest] = /^([^.:/]+)[.:/]+(.+)$/.exec(identifier) ?? [];
  return prefix !== undefined && rest !== undefined && isConstant(prefix) ? [prefix, rest] : undefined;
}

function withoutPrefix(identifier: string): Meaning {
  const split = splitIdentifier(identifier);
  return split
    ? { group: groupOf(split[0]), rest: plain(split[1]) }
    : { group: undefined, rest: plain(identifier) };
}

const plain = (identifier: string) => identifier.replace(/[:/]+/g, '.');
