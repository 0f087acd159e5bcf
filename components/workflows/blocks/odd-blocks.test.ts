import { describe, expect, it } from 'vitest';
import { indexBlocks } from './block-index';
import { readBlocks } from './read-blocks';

const pairs = (reply: unknown) =>
  readBlocks(reply).blocks.map(({ group, type, subtype, identity }) => [group, type, subtype, identity]);

describe('identifiers', () => {
  it('are found beside a type that all entries share', () => {
    const entry = (subtype: string) => ({ type: 'trigger', subtype, data: { label: `Al ${subtype}` } });
    const { blocks } = readBlocks({
      triggers: [entry('deal_won'), entry('deal_lost')],
      actions: [],
      logic: [],
    });
    expect(blocks.map(({ type, subtype, name }) => [type, subtype, name])).toEqual([
      ['trigger', 'deal_won', 'Al deal_won'],
      ['trigger', 'deal_lost', 'Al deal_lost'],
    ]);
  });

  it('are found under a name that nobody knows, where it alone tells the entries apart', () => {
    const reply = {
      triggers: [
        { type: 'trigger', disparo: 'deal_won', titulo: 'Ganado', color: 'red' },
        { type: 'trigger', disparo: 'deal_lost', titulo: 'Perdido', color: 'red' },
      ],
    };
    expect(pairs(reply)).toEqual([
      ['triggers', 'trigger', 'deal_won', 'assumed'],
      ['triggers', 'trigger', 'deal_lost', 'assumed'],
    ]);
  });

  it('stay as far as they go where nothing tells entries apart', () => {
    const reply = {
      actions: [
        { type: 'action', label: 'Uno' },
        { type: 'action', label: 'Otro' },
      ],
    };
    expect(pairs(reply)).toEqual([
      ['actions', 'action', null, 'unknown'],
      ['actions', 'action', null, 'unknown'],
    ]);
    expect(readBlocks(reply).blocks.map(({ name }) => name)).toEqual(['Uno', 'Otro']);
  });

  it('are read out of a type with its subtypes, and out of plain texts', () => {
    expect(
      pairs({ actions: [{ type: 'task', subtypes: ['print', { subtype: 'cut', label: 'Cortar' }] }] }),
    ).toEqual([
      ['actions', 'task', 'print', 'assumed'],
      ['actions', 'task', 'cut', 'exact'],
    ]);
    expect(pairs({ triggers: ['deal.won'], acciones: ['action.add_tag', 'action:win'], logic: [] })).toEqual([
      ['triggers', 'deal.won', null, 'assumed'],
      ['actions', 'action', 'add_tag', 'assumed'],
      ['actions', 'action', 'win', 'assumed'],
    ]);
  });
});

describe('what never runs', () => {
  const reply = {
    triggers: [{ type: 'deal.won', config: [] }],
    actions: [{ type: 'action', subtype: 'add_tag', config: [] }],
    logic: [],
  };
  const standing = (
    of: unknown,
    type: string,
    subtype: string | null,
    list: 'nodes' | 'triggers' = 'nodes',
  ) => indexBlocks(readBlocks(of)).standingOf({ list, type, subtype });

  it('is said where every entry was read as it is written', () => {
    expect(standing(reply, 'action', 'add_tag')).toBe('known');
    expect(standing(reply, 'action', 'fly')).toBe('absent');
    expect(standing(reply, 'deal.lost', null, 'triggers')).toBe('absent');
  });

  it('is not said of the same identifier in another division', () => {
    expect(standing(reply, 'add_tag', null)).toBe('split');
    expect(standing(reply, 'action:add_tag', null)).toBe('split');
    expect(standing(reply, 'trigger', 'deal.won', 'triggers')).toBe('split');
    expect(standing(reply, 'logic', 'add_tag')).toBe('absent');
  });

  it('is not said where a group is missing, or an entry was not understood', () => {
    const { logic: _, ...partial } = reply;
    expect(standing(partial, 'action', 'fly')).toBe('unsure');
    expect(standing(partial, 'deal.lost', null, 'triggers')).toBe('absent');
    expect(standing({ ...reply, actions: [...reply.actions, { label: 'Volar' }] }, 'action', 'fly')).toBe(
      'unsure',
    );
    expect(standing('nothing', 'action', 'fly')).toBe('unsure');
    expect(standing({ ...reply, logic: 7 }, 'action', 'fly')).toBe('unsure');
  });
});

describe('settings', () => {
  const block = (fields: object) =>
    readBlocks({ actions: [{ type: 'action', subtype: 'x', ...fields }] }).blocks[0]!;

  it('are unknown where the entry says nothing of them, and none where it says that', () => {
    expect(block({})).toMatchObject({ keys: [], settings: 'unknown' });
    expect(block({ config_schema: { keys: [] } })).toMatchObject({ keys: [], settings: 'known' });
    expect(block({ config: {} })).toMatchObject({ keys: [], settings: 'known' });
    expect(block({ config: ['a', 7] })).toMatchObject({ keys: [{ key: 'a' }], settings: 'partly' });
  });

  it('have choices, defaults, labels, and JSON for a type that nobody knows', () => {
    const { keys } = block({
      config_schema: {
        keys: {
          modo: {
            tipo: 'select',
            opciones: [
              { valor: 1, etiqueta: 'Uno' },
              { valor: 2, etiqueta: 'Dos' },
            ],
            default: 2,
          },
          forma: { type: 'hologram', title: 'Forma' },
          texto: 'string',
        },
        required: ['forma'],
      },
    });
    expect(keys).toMatchObject([
      {
        key: 'modo',
        choices: [
          { value: 1, label: 'Uno' },
          { value: 2, label: 'Dos' },
        ],
        byDefault: 2,
        required: false,
      },
      { key: 'forma', type: 'json', label: 'Forma', required: true },
      { key: 'texto', type: 'string', required: false },
    ]);
  });

  it('of JSON Schema keep their formats and lists', () => {
    const properties = {
      cuando: { type: 'string', format: 'date-time' },
      quienes: { type: 'array', items: { type: 'string' } },
      filas: { type: 'array', items: { type: 'object' } },
      nota: { type: ['string', 'null'], enum: ['a', 'b'] },
    };
    expect(block({ schema: { type: 'object', properties } }).keys).toMatchObject([
      { type: 'date' },
      { type: 'list' },
      { type: 'json' },
      { type: 'string', choices: [{ value: 'a' }, { value: 'b' }] },
    ]);
  });
});

describe('what stands beside the groups', () => {
  const beside = (fields: object) => readBlocks({ triggers: [], actions: [], logic: [], ...fields });

  it('has operators as texts, objects, or by key or type', () => {
    const names = (operators: unknown) => beside({ operators }).operators.map(({ operator }) => operator);
    expect(names(['eq', 'ne'])).toEqual(['eq', 'ne']);
    expect(names([{ op: 'eq', label: 'Igual' }])).toEqual(['eq']);
    expect(names({ eq: 'Es igual', ne: ['string'] })).toEqual(['eq', 'ne']);
    expect(names({ string: ['eq', 'has'], number: ['eq', 'gt'] })).toEqual(['eq', 'has', 'gt']);
    expect(beside({ operadores: [{ operador: 'vacio', valor: false }] }).operators[0]?.takesValue).toBe(
      false,
    );
  });

  it('has namespaces with and without their fields', () => {
    const spaces = (namespaces: unknown) => beside({ namespaces }).namespaces;
    expect(spaces(['contact'])).toEqual([{ name: 'contact', fields: undefined }]);
    expect(
      spaces({ contact: ['contact.nombre', '{{contact.email}}'], deal: { campos: [{ key: 'amount' }] } }),
    ).toEqual([
      { name: 'contact', fields: ['nombre', 'email'] },
      { name: 'deal', fields: ['amount'] },
    ]);
  });

  it('has aliases, rules and simulated steps', () => {
    const aliases = (alias: unknown) => [...beside({ alias }).aliases];
    expect(aliases({ tag: 'add_tag' })).toEqual([['tag', 'add_tag']]);
    expect(aliases([['tag', 'add_tag']])).toEqual([['tag', 'add_tag']]);
    expect(aliases([{ from: 'tag', to: 'add_tag' }])).toEqual([['tag', 'add_tag']]);
    expect(aliases({ add_tag: ['tag', 'label'] })).toEqual([
      ['tag', 'add_tag'],
      ['label', 'add_tag'],
    ]);
    expect(beside({ rules: ['a', { texto: 'b' }, 7] }).rules).toEqual(['a', 'b']);
    for (const pasos of [['x'], ['action.x'], [{ type: 'action', subtype: 'x' }], { x: true }]) {
      const [read] = readBlocks({
        actions: [{ type: 'action', subtype: 'x' }],
        pasos_simulados: pasos,
      }).blocks;
      expect(read?.isSimulated).toBe(true);
    }
  });
});
