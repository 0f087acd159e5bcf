import fc from 'fast-check';

const id = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor');

const config = fc.oneof(
  fc.jsonValue(),
  fc.record({
    condiciones: fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record({
          campo: fc.constantFrom('contact.nombre', 'contact.tags', '__proto__.x', '{{contact.id}}'),
          operador: fc.constantFrom('igual', 'contiene', 'cambio', 'hasOwnProperty'),
          valor: fc.jsonValue(),
        }),
      ),
    ),
    tag_name: fc.oneof(fc.jsonValue(), fc.constant('{{contact.nombre}}')),
    titulo: fc.jsonValue(),
    campo: fc.jsonValue(),
    valor: fc.jsonValue(),
    casos: fc.jsonValue(),
    duracion: fc.jsonValue(),
    unidad: fc.constantFrom('dias', 'semanas', 'siglos', 3),
  }),
);

const node = fc.record({
  id,
  type: fc.constantFrom('action', 'logic', 'toString'),
  subtype: fc.constantFrom('branch', 'wait', 'add_tag', 'switch', 'update_contact', 'create_task', 'valueOf'),
  config,
});

const edge = fc.record({
  source: fc.constantFrom('a', 'b', 't', 'constructor'),
  target: id,
  source_handle: fc.constantFrom('si', 'no', 'otro', null, 3, undefined),
});

/** Graphs of any JSON shape, most of them nearly sound. */
export const anyGraph = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      nodes: fc.array(fc.oneof({ weight: 1, arbitrary: fc.jsonValue() }, { weight: 5, arbitrary: node })),
      edges: fc.array(edge),
    },
    { requiredKeys: [] },
  ),
);

export const anyTriggers = fc.oneof(
  fc.jsonValue(),
  fc.array(
    fc.record({
      id: fc.constantFrom('t', 'a'),
      type: fc.constantFrom('deal.won', 'contact.created', 'x'),
      config: fc.jsonValue(),
    }),
  ),
);
