import fc from 'fast-check';
import type { BlockGroup } from '@/components/workflows/document/groups';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import type { KeyType } from './block';

/** A list of blocks as it is meant, before any server writes it in a shape of its own. */
export type PlainKey = { readonly key: string; readonly type: KeyType; readonly required: boolean };
export type PlainBlock = {
  readonly group: BlockGroup;
  readonly type: string;
  readonly subtype: string | null;
  readonly name: string;
  readonly keys: readonly PlainKey[];
};

const keyTypes = ['string', 'integer', 'boolean', 'date', 'list'] as const;
const identifiers = [
  'add_tag',
  'win',
  'send.mail',
  'notify',
  'branch',
  'wait_days',
  'end',
  'split',
  'create-task',
];
const events = ['deal.won', 'deal.lost', 'contact.created', 'form_submitted', 'ping'];
const keyNames = ['tag_name', 'titulo', 'vence_en', 'modo', 'campos', 'type', 'valor'];

const keys = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom(...keyNames),
    type: fc.constantFrom(...keyTypes),
    required: fc.boolean(),
  }),
  { selector: ({ key }) => key, maxLength: 4 },
);

/** Triggers by their `type`, or by a `subtype` under the one type `trigger`; steps of several types. */
export const anyBlocks: fc.Arbitrary<readonly PlainBlock[]> = fc
  .tuple(
    fc.boolean(),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...events), keys), { selector: ([id]) => id, minLength: 1 }),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...identifiers), fc.constantFrom('action', 'logic'), keys), {
      selector: ([id]) => id,
      minLength: 1,
    }),
  )
  .map(([isConstant, triggers, steps]) => [
    ...triggers.map(
      ([id, own]): PlainBlock => ({
        group: 'triggers',
        type: isConstant ? 'trigger' : id,
        subtype: isConstant ? id : null,
        name: `Cuando ${id}`,
        keys: own,
      }),
    ),
    ...steps.map(
      ([id, type, own]): PlainBlock => ({
        group: type === 'logic' ? 'logic' : 'actions',
        type,
        subtype: id,
        name: `Paso ${id}`,
        keys: own,
      }),
    ),
  ]);

const typeWords: Partial<Record<KeyType, readonly string[]>> = {
  string: ['string', 'cadena', 'str'],
  integer: ['integer', 'entero', 'int'],
  boolean: ['boolean', 'bool', 'booleano'],
  date: ['date', 'fecha', 'datetime'],
  list: ['list', 'array', 'lista'],
};

/** How a server writes: of so many ways to do a thing that one which it always takes. */
export type Choices = (name: ChoiceName, count: number) => number;
const choiceNames = [
  'list',
  'dot',
  'group',
  'groups',
  'identity',
  'key',
  'name',
  'nested name',
  'schema',
  'subtype',
  'type',
  'word',
  'wrap',
] as const;
type ChoiceName = (typeof choiceNames)[number];

export const anyServer: fc.Arbitrary<Choices> = fc
  .tuple(...choiceNames.map(() => fc.nat(419)))
  .map((drawn) => (name, count) => drawn[choiceNames.indexOf(name)]! % count);

const schemaStyles: readonly ((all: readonly PlainKey[], word: (key: PlainKey) => string) => JsonObject)[] = [
  (all, word) => ({
    config: all.map((one) => ({
      key: one.key,
      type: word(one),
      required: one.required,
      descripcion: 'Qué es.',
    })),
  }),
  (all, word) => ({
    config_schema: {
      keys: all.map((one) => ({
        name: one.key,
        tipo: word(one),
        obligatorio: one.required,
        label: 'Una clave',
      })),
    },
  }),
  (all, word) => ({
    schema: {
      type: 'object',
      properties: Object.fromEntries(all.map((one) => [one.key, { type: word(one) }])),
      required: all.filter(({ required }) => required).map(({ key }) => key),
    },
  }),
  (all, word) => ({
    params: Object.fromEntries(all.map((one) => [one.key, { type: word(one), required: one.required }])),
  }),
  (all, word) => ({
    configSchema: {
      keys: all.map(({ key }) => key),
      types: Object.fromEntries(all.map((one) => [one.key, word(one)])),
      required: all.filter(({ required }) => required).map(({ key }) => key),
    },
  }),
  (all, word) => ({
    fields: all.map((one) => ({ campo: one.key, data_type: word(one), optional: !one.required })),
  }),
];

/** Where the type may be left out: it is the group's word, or the identifier is the type itself. */
const canDropType = ({ group, type }: PlainBlock) => (group === 'triggers' ? type !== 'trigger' : true);
const identifierOf = ({ type, subtype }: PlainBlock) => subtype ?? type;

function fieldsOf(block: PlainBlock, choose: Choices, isKeyed: boolean): JsonObject {
  const { type, subtype, name } = block;
  const subtypeKey = ['subtype', 'subtipo', 'sub-type'][choose('subtype', 3)]!;
  const otherKey = ['key', 'identificador', 'code'][choose('key', 3)]!;
  const dot = ['.', ':'][choose('dot', 2)]!;
  const typeKey = ['type', 'tipo', 'node_type'][choose('type', 3)]!;
  const typed: JsonObject = { [typeKey]: type };
  const whole = subtype === null ? typed : { ...typed, [subtypeKey]: subtype };
  const styles: readonly (JsonObject | undefined)[] = [
    whole,
    { data: whole },
    subtype === null ? undefined : { ...typed, [otherKey]: subtype },
    block.group !== 'triggers'
      ? undefined
      : subtype === null
        ? { event: type }
        : { ...typed, evento: subtype },
    type === 'trigger' || subtype === null ? undefined : { id: `${type}${dot}${subtype}` },
    isKeyed && canDropType(block) ? {} : undefined,
    isKeyed && subtype !== null ? typed : undefined,
  ];
  const identity = styles[choose('identity', styles.length)] ?? whole;
  const word = (key: PlainKey) => typeWords[key.type]![choose('word', 3)]!;
  const label = ['nombre', 'name', 'label', 'title', 'displayName'][choose('name', 5)]!;
  const named: JsonObject =
    choose('nested name', 3) === 0
      ? { data: { ...(identity.data as JsonObject), label: name } }
      : { [label]: name };
  return {
    ...identity,
    ...named,
    ...schemaStyles[choose('schema', schemaStyles.length)]!(block.keys, word),
    version: 3,
  };
}

const groupNames: Record<BlockGroup, readonly string[]> = {
  triggers: ['triggers', 'disparadores', 'availableTriggers'],
  actions: ['actions', 'acciones', 'Actions'],
  logic: ['logic', 'logica', 'lógica'],
};

function groupValue(blocks: readonly PlainBlock[], choose: Choices): Json {
  const style = blocks.length === 0 ? 0 : choose('group', 4);
  const list = () => blocks.map((block) => fieldsOf(block, choose, false));
  const keyed = (all: readonly PlainBlock[]) =>
    Object.fromEntries(all.map((block) => [identifierOf(block), fieldsOf(block, choose, true)]));
  if (style === 0) return list();
  if (style === 1) return { items: list(), total: blocks.length };
  if (style === 2) return keyed(blocks);
  const half = Math.ceil(blocks.length / 2);
  const rest = blocks.slice(half);
  return { contacto: keyed(blocks.slice(0, half)), ...(rest.length > 0 && { negocio: keyed(rest) }) };
}

/** A list of blocks as some server writes it. */
export function writeBlocks(blocks: readonly PlainBlock[], choose: Choices): Json {
  const groups = ['triggers', 'actions', 'logic'] as const;
  const of = (group: BlockGroup) => blocks.filter((block) => block.group === group);
  const beside = { reglas: ['Solo lo exacto.'], alias: { tag: 'add_tag' }, pasos_simulados: [] };
  const styles: (() => Json)[] = [
    () => ({
      ...Object.fromEntries(
        groups.map((group) => [groupNames[group][choose('groups', 3)]!, groupValue(of(group), choose)]),
      ),
      ...beside,
    }),
    () => ({
      steps: blocks.map((block) => ({
        ...fieldsOf(block, choose, false),
        grupo: groupNames[block.group][choose('groups', 2)]!,
      })),
      ...beside,
    }),
    () => ({
      groups: groups.map((group) => ({
        group,
        items: of(group).map((block) => fieldsOf(block, choose, false)),
      })),
      ...beside,
    }),
    () => blocks.map((block) => ({ ...fieldsOf(block, choose, false), category: block.group })),
  ];
  const body = styles[choose('list', styles.length)]!();
  const wraps: ((value: Json) => Json)[] = [
    (value) => value,
    (value) => ({ data: value }),
    (value) => ({ ok: true, catalogo: value, meta: { version: 2 } }),
  ];
  return wraps[choose('wrap', wraps.length)]!(body);
}
