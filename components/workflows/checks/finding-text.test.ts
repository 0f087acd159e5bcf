import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { Words } from '@/components/records/words';
import { indexBlocks } from '@/components/workflows/blocks/block-index';
import { readBlocks } from '@/components/workflows/blocks/read-blocks';
import { flowOf } from '@/components/workflows/document/document-flow';
import type { Json } from '@/lib/contract/scalars';
import en from '@/messages/en/workflows.json';
import es from '@/messages/es/workflows.json';
import { findingText } from './finding-text';
import { toldFindings } from './told-findings';

const key = (name: string, type: string, more: object = {}) => ({ key: name, type, required: true, ...more });
const index = indexBlocks(
  readBlocks({
    triggers: [],
    actions: [
      {
        type: 'action',
        subtype: 'create_task',
        nombre: 'Create task',
        config: [
          key('titulo', 'string', { etiqueta: 'Title' }),
          key('prioridad', 'string', { etiqueta: 'Priority', valores: ['alta', 'baja'] }),
        ],
      },
    ],
    logic: [
      {
        type: 'logic',
        subtype: 'branch',
        nombre: 'Condition',
        config: [key('condiciones', 'conditions', { etiqueta: 'Conditions' })],
        salidas: ['si', 'no'],
      },
    ],
  }),
);
const documentOf = (task: Json, conditions: Json) => ({
  triggers: [],
  graph: {
    nodes: [
      { id: 'a', type: 'action', subtype: 'create_task', config: task },
      { id: 'b', type: 'logic', subtype: 'branch', config: { condiciones: conditions } },
    ],
    edges: [],
  },
});
const document = documentOf({ titulo: '' }, [{ campo: '', operador: 'nada' }]);
const finding = (code: string, node: string, name?: string, message = 'x') => ({
  level: 'warning' as const,
  ...{ code, message, node, key: name },
});

const told = (found: ReturnType<typeof finding>, locale: 'en' | 'es' = 'en') =>
  findingText(found, {
    t: createTranslator({ locale, messages: locale === 'en' ? en : es } as never) as unknown as Words,
    flow: flowOf(document),
    blockOf: index.blockOf,
    titleOf: ({ key: id }) => `step ${id}`,
    handleOf: (handle) => handle,
  });

describe('a finding is said in the words of the page', () => {
  it.each([
    [finding('missing_required_key', 'a', 'titulo'), 'Required: Title', 'Obligatorio: Title'],
    [
      finding('missing_required_key', 'b', 'condiciones.0.campo'),
      'Condition 1: select a field.',
      'Condición 1: selecciona un campo.',
    ],
    [
      finding('unknown_operator', 'b', 'condiciones.0.operador'),
      'Condition 1: unknown comparison, so it is never met.',
      'Condición 1: comparación desconocida, así que nunca se cumple.',
    ],
    [
      finding('cycle_without_wait', 'b', 'target', 'El paso vuelve a "a" sin pasar por una espera.'),
      'It loops back to “step a” without a wait step.',
      'Vuelve a «step a» sin un paso de espera.',
    ],
    [
      finding('unknown_field', 'a', 'titulo', '"contact.color" no es un campo conocido'),
      'Color (contact.color) is an unknown field: it will be empty.',
      'Color (contact.color) es un campo desconocido: quedará vacío.',
    ],
    [finding('no_steps', ''), 'Add a step.', 'Agrega un paso.'],
  ])('%o', (found, english, spanish) => {
    expect(told(found)).toBe(english);
    expect(told(found, 'es')).toBe(spanish);
  });

  it('and as the server said it where its code, or what it is about, is not known', () => {
    expect(told(finding('on_fire', 'a', undefined, 'Arde'))).toBe('Arde');
    expect(told(finding('missing_required_key', 'a', 'otra', 'Falta otra'))).toBe('Falta otra');
    expect(told(finding('cycle_without_wait', 'b', 'target', 'Vuelve.'))).toBe('Vuelve.');
  });
});

describe('of a step that was just added', () => {
  const found = [
    finding('missing_required_key', 'a', 'titulo'),
    finding('missing_required_key', 'a', 'prioridad'),
    finding('missing_required_key', 'b', 'condiciones.0.campo'),
    finding('unknown_operator', 'b', 'condiciones.0.operador'),
    finding('simulated_step', 'a', 'subtype'),
    finding('unreachable', 'a'),
  ];
  const keysOf = (fresh: ReadonlyMap<string, ReadonlySet<string>>) =>
    toldFindings(found, document, index, fresh).map(({ node, key: at }) => `${node} ${at}`);

  it('nothing is said of the fields that are empty until they were left', () => {
    expect(toldFindings(found, document, index, new Map())).toEqual(found);
    const others = ['a subtype', 'a undefined'];
    expect(keysOf(new Map([['a', new Set<string>()]]))).toEqual([
      'b condiciones.0.campo',
      'b condiciones.0.operador',
      ...others,
    ]);
    const both = new Map([
      ['a', new Set(['titulo'])],
      ['b', new Set<string>()],
    ]);
    expect(keysOf(both)).toEqual(['a titulo', 'b condiciones.0.operador', ...others]);
  });
});

it('a step that is simulated is said once, and not as a fault of its card', () => {
  const simulated = indexBlocks(
    readBlocks({
      triggers: [],
      actions: [{ type: 'action', subtype: 'create_task', nombre: 'x', config: [] }],
      logic: [],
      pasos_simulados: ['create_task'],
    }),
  );
  const found = [finding('simulated_step', 'a', 'subtype'), finding('unreachable', 'a')];
  expect(toldFindings(found, document, simulated, new Map())).toEqual(found.slice(1));
});
