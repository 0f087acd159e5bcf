import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../lib/contract/scalars.ts';
import { workflowValidation } from '../../../../lib/contract/workflows.ts';
import { anyGraph, anyTriggers } from '../../../workflow-runs/testing/any-graph.ts';
import { action, draw, inARow, logic } from '../../../workflow-runs/testing/drawing.ts';
import { validate } from './validate.ts';

/** `codigo place key` of each finding. */
function told(findings: ReturnType<typeof validate>['errores']): string[] {
  return findings.map(({ codigo, node_id, trigger_id, key }) =>
    [codigo, node_id ?? trigger_id, key].filter((part) => part !== null).join(' '),
  );
}

const errorsOf = (content: { graph: unknown; triggers: unknown }) => told(validate(content).errores);
const warningsOf = (content: { graph: unknown; triggers: unknown }) => told(validate(content).advertencias);

describe('errors, which block publishing', () => {
  it('are an empty canvas', () => {
    expect(errorsOf({ graph: { nodes: [], edges: [] }, triggers: [] })).toEqual(['no_triggers', 'no_steps']);
  });

  it('are entries without an id, ids twice and edges from or to nowhere', () => {
    const { graph, triggers } = draw(inARow('deal.won', [logic('end'), logic('end')]));
    const nodes = [...graph.nodes, { ...graph.nodes[0]! }, { type: 'logic' }, 7];
    const edges = [...graph.edges, { source: 'n1', target: 'gone' }, { source: 'gone', target: 'n1' }, {}];
    expect(errorsOf({ graph: { nodes, edges }, triggers })).toEqual([
      'unreadable nodes.4',
      'unreadable nodes.3',
      'unreadable edges.4',
      'duplicate_id n0 id',
      'dangling_edge n1 target',
      'dangling_edge n1 source',
    ]);
  });

  it('are cycles that no wait interrupts', () => {
    const cycle = (middle: 'wait' | 'end') => {
      const { graph, triggers } = draw(
        inARow('deal.won', [action('win_deal'), logic(middle, { duracion: 1, unidad: 'dias' })]),
      );
      return { graph: { ...graph, edges: [...graph.edges, { source: 'n1', target: 'n0' }] }, triggers };
    };
    expect(errorsOf(cycle('wait'))).toEqual([]);
    expect(errorsOf(cycle('end'))).toEqual(['cycle_without_wait n1 target']);
  });

  it('are found in a graph that is deeper than the stack', () => {
    const steps = Array.from({ length: 20_000 }, () => action('win_deal'));
    const { graph, triggers } = draw(inARow('deal.won', steps));
    const edges = [...graph.edges, { source: 'n19999', target: 'n0' }];
    expect(errorsOf({ graph: { ...graph, edges }, triggers })).toEqual(['cycle_without_wait n19999 target']);
  });
});

describe('warnings, which publish and will not do what they seem to', () => {
  it('are required keys that are missing and keys that nobody reads', () => {
    const drawing = inARow('deal.won', [action('add_tag', { tag: 'x' })], { pipeline: 1 });
    expect(warningsOf(draw(drawing))).toEqual([
      'unread_key t pipeline',
      'missing_required_key n0 tag_name',
      'unread_key n0 tag',
    ]);
  });

  it('are triggers never emitted, simulated steps, and types that only resemble one of the catalogue', () => {
    const steps = [action('send_sms', { texto: 'Hola' }), action('tag_contact'), action('Add_tag')];
    const content = draw(inARow('email.opened', steps));
    expect(warningsOf(content)).toEqual([
      'never_emitted t type',
      'simulated_step n0 subtype',
      'unknown_type n1 subtype',
      'unknown_type n2 subtype',
    ]);
    expect(validate(content).advertencias[2]!.mensaje).toContain('¿Será add_tag?');
  });

  it('are steps that nothing leads to and edges that are not followed', () => {
    const { graph, triggers } = draw({
      trigger: 'deal.won',
      steps: {
        a: logic('branch', { condiciones: [{ campo: 'deal.title', operador: 'vacio' }] }),
        b: action('win_deal'),
        c: action('win_deal'),
      },
      edges: [
        ['t', 'a'],
        ['a:quizas', 'b'],
        ['a', 'b'],
        ['a:si', 'b'],
        ['a:si', 'c'],
      ],
    });
    expect(warningsOf({ graph, triggers })).toEqual([
      'unknown_handle a source_handle',
      'unknown_handle a source_handle',
      'edge_not_followed a target',
      'unreachable c',
    ]);
  });

  it('are operators, fields, merge tags, words and records that are not there', () => {
    const condiciones: Json[] = [
      { campo: 'contact.email', operador: 'parecido', valor: 'x' },
      { campo: 'contacto.email', operador: 'contiene' },
      { operador: 'vacio' },
      'nada',
    ];
    const steps = [
      logic('wait', { duracion: 'mucho', unidad: 'lustros' }),
      action('create_task', {
        titulo: '{{contact.nombre}} {{contact.color}} {{contact.campos_custom.color}}',
      }),
      action('win_deal'),
      logic('branch', { condiciones }),
    ];
    expect(warningsOf(draw(inARow('contact.created', steps)))).toEqual([
      'invalid_type n0 duracion',
      'invalid_value n0 unidad',
      'unknown_field n1 titulo',
      'no_record n2',
      'unknown_operator n3 condiciones.0.operador',
      'unknown_field n3 condiciones.1.campo',
      'missing_required_key n3 condiciones.1.valor',
      'missing_required_key n3 condiciones.2.campo',
      'invalid_type n3 condiciones.3',
    ]);
  });
});

it('judges JSON of any shape, in the words of the contract', () => {
  fc.assert(
    fc.property(anyGraph, anyTriggers, (graph, triggers) => {
      const found = validate({ graph, triggers });
      expect(workflowValidation.safeParse(found).success).toBe(true);
      expect(found.valido).toBe(found.errores.length === 0);
    }),
    { numRuns: 1000 },
  );
});

it('answers no more findings than a person could read', () => {
  const nodes = Array.from({ length: 5000 }, () => ({}));
  expect(validate({ graph: { nodes }, triggers: [] }).errores.at(-1)).toMatchObject({ codigo: 'too_many' });
});
