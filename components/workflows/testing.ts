import fc from 'fast-check';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';
import type { WorkflowDocument } from './document/document';

/** Any JSON, small: what a server of another version may have put anywhere. */
export const anyJson: fc.Arbitrary<Json> = fc
  .jsonValue({ maxDepth: 2 })
  .map((value) => parseJson(JSON.stringify(value)) as Json);

const unknownFields = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 6 }).map((name) => `x_${name}`),
  anyJson,
  { maxKeys: 3 },
);
const point = fc.record({ x: fc.integer({ min: -999, max: 999 }), y: fc.integer({ min: -999, max: 999 }) });
const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const entry = (fields: fc.Arbitrary<JsonObject>) =>
  fc.tuple(fields, unknownFields).map(([known, unknown]): JsonObject => ({ ...unknown, ...known }));

const node = entry(
  fc.record(
    {
      id: fc.oneof({ weight: 8, arbitrary: ids }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }) }),
      type: fc.constantFrom<Json>('action', 'logic', 'future_kind'),
      subtype: fc.constantFrom<Json>('add_tag', 'branch', 'wait', null),
      config: fc.oneof<fc.Arbitrary<Json>[]>(unknownFields, fc.constant('odd')),
      position: fc.oneof<fc.Arbitrary<Json>[]>(point, fc.constant(null)),
    },
    { requiredKeys: [] },
  ),
);
const edge = entry(
  fc.record(
    { id: ids, source: ids, target: ids, source_handle: fc.constantFrom('si', 'no', 'otro') },
    { requiredKeys: [] },
  ),
);
const mostly = (arbitrary: fc.Arbitrary<JsonObject>): fc.Arbitrary<Json> =>
  fc.oneof({ weight: 9, arbitrary }, { weight: 1, arbitrary: anyJson });

/** Documents as any server may hold them: unknown fields at every level, odd entries, ids twice or not at all. */
export const anyDocument: fc.Arbitrary<WorkflowDocument> = fc
  .record(
    {
      nombre: fc.string(),
      descripcion: fc.option(fc.string()),
      graph: entry(
        fc.record({
          nodes: fc.array(mostly(node), { maxLength: 7 }),
          edges: fc.array(mostly(edge), { maxLength: 8 }),
        }),
      ),
      triggers: fc.array(mostly(node), { maxLength: 2 }),
      settings: unknownFields,
      folder_id: fc.option(fc.integer()),
    },
    { requiredKeys: ['graph', 'triggers'] },
  )
  // As it comes over the wire.
  .map((document) => parseJson(JSON.stringify(document)) as WorkflowDocument);

/** A plain flow: t1 → a → b (branch) → si: c, no: d. */
export function branchedDocument(): WorkflowDocument {
  const step = (id: string, subtype: string, x: number, y: number): JsonObject => ({
    id,
    type: subtype === 'branch' ? 'logic' : 'action',
    subtype,
    config: {},
    position: { x, y },
  });
  return {
    nombre: 'Ventas',
    graph: {
      viewport: { zoom: 1 },
      nodes: [
        step('a', 'add_tag', 0, 120),
        step('b', 'branch', 0, 240),
        step('c', 'win_deal', -160, 360),
        step('d', 'lose_deal', 160, 360),
      ],
      edges: [
        { id: 'e1', source: 't1', target: 'a' },
        { id: 'e2', source: 'a', target: 'b', label: 'kept' },
        { id: 'e3', source: 'b', target: 'c', source_handle: 'si' },
        { id: 'e4', source: 'b', target: 'd', source_handle: 'no' },
      ],
    },
    triggers: [{ id: 't1', type: 'deal.created', config: {}, position: { x: 0, y: 0 } }],
    settings: {},
  };
}
