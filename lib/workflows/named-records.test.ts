import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { namedKindOf, recordsNamedByForm, recordsNamedBySteps } from './named-records';

const step = (config: Json, subtype = 'x'): JsonObject => ({
  graph: { nodes: [{ id: 'n1', type: 'action', subtype, config }] },
});

/** What a step's config names: the keys that lead there, and the kind. */
function namedIn(config: Json, blocks?: unknown, subtype?: string): readonly string[] {
  return recordsNamedBySteps(step(config, subtype), blocks).map(
    ({ at, kind }) => `${at.slice(4).join('.')} ${kind}`,
  );
}

describe('records that a step names', () => {
  test.each<[string, Json, readonly string[]]>([
    [
      'by the names of keys',
      { stage_id: 7, from_pipeline_id: '8', tag_name: 'VIP' },
      ['stage_id stage', 'from_pipeline_id pipeline', 'tag_name tagName'],
    ],
    ['several of one kind', { stage_ids: [7, '8', null] }, ['stage_ids.0 stage', 'stage_ids.1 stage']],
    ['further in', { pasos: [{ destino: { calendar_id: 3 } }] }, ['pasos.0.destino.calendar_id calendar']],
    [
      'data, whose ids cannot move',
      { contact_id: 1, assignee_id: 2 },
      ['contact_id contact', 'assignee_id user'],
    ],
    [
      'not where a merge tag or nothing stands',
      { stage_id: '{{deal.stage_id}}', pipeline_id: null, form_id: '' },
      [],
    ],
    ['not in texts and figures', { texto: 'stage_id', duracion: 7 }, []],
    [
      'by what a condition compares',
      { condiciones: [{ campo: 'deal.stage_id', operador: 'igual', valor: 7 }] },
      ['condiciones.0.valor stage'],
    ],
    [
      'by a list that a condition compares',
      { condiciones: [{ campo: 'deal.pipeline_id', operador: 'en_lista', valor: [1, 2] }] },
      ['condiciones.0.valor.0 pipeline', 'condiciones.0.valor.1 pipeline'],
    ],
    [
      'by the tags of a condition',
      { condiciones: [{ campo: 'contact.tags', operador: 'contiene', valor: 'VIP' }] },
      ['condiciones.0.valor tagName'],
    ],
    [
      'by the id of a record',
      { condiciones: [{ campo: 'deal.id', operador: 'igual', valor: 7 }] },
      ['condiciones.0.valor deal'],
    ],
    [
      'not by a part of a text',
      { condiciones: [{ campo: 'deal.stage_id', operador: 'contiene', valor: '7' }] },
      [],
    ],
    [
      'not by a field of the subaccount',
      { condiciones: [{ campo: 'deal.campos_custom.stage_id', operador: 'igual', valor: 7 }] },
      [],
    ],
    [
      'by the cases of a switch',
      { campo: 'deal.stage_id', casos: [7, 8] },
      ['casos.0 stage', 'casos.1 stage'],
    ],
    ['by the field that a step sets', { campo: 'empresa_id', valor: 12 }, ['valor company']],
  ])('%s', (_, config, named) => {
    expect(namedIn(config)).toEqual(named);
  });

  test('by the types of the catalogue, where the key says nothing', () => {
    const blocks = {
      actions: [
        {
          type: 'action',
          subtype: 'mover',
          config: [
            { key: 'destino', type: 'stage' },
            { key: 'marca', type: 'etiqueta' },
          ],
        },
      ],
    };
    expect(namedIn({ destino: 7, marca: 'VIP' }, blocks, 'mover')).toEqual([
      'destino stage',
      'marca tagName',
    ]);
    expect(namedIn({ destino: 7, marca: 3 }, blocks, 'mover')).toEqual(['destino stage', 'marca tag']);
    expect(namedIn({ destino: 7, marca: 'VIP' }, blocks, 'otro')).toEqual([]);
  });

  test('in triggers and settings too', () => {
    const document = {
      triggers: [{ id: 't1', type: 'form.submitted', config: { form_id: 4 } }],
      settings: { calendar_id: 5 },
    };
    expect(recordsNamedBySteps(document, undefined)).toEqual([
      { at: ['triggers', 0, 'config', 'form_id'], kind: 'form' },
      { at: ['settings', 'calendar_id'], kind: 'calendar' },
    ]);
  });
});

test('a form names records by ids of its settings, and its labels and rules name none', () => {
  const form = {
    campos: [{ id: 'c1', etiqueta: 'VIP', mostrar_si: { reglas: [{ campo: 'stage_id', valor: '7' }] } }],
    ajustes: { calendar_id: 5, tag_name: 'VIP', redireccion: 'https://example.cl' },
  };
  expect(recordsNamedByForm(form)).toEqual([{ at: ['ajustes', 'calendar_id'], kind: 'calendar' }]);
});

test.each([
  ['sitio_id', 'site'],
  ['post_ids', 'post'],
  ['workflow_id', 'workflow'],
  ['webhook_id', 'endpoint'],
  ['id', undefined],
  ['valid', undefined],
])('%s names %s', (key, kind) => {
  expect(namedKindOf(key)).toBe(kind);
});
