import { expect, it } from 'vitest';
import type { RunStepRecord } from '@/components/workflows/records';
import { factsOf, isPinned } from './step-facts';

const step = (parts: object) => parts as RunStepRecord;

it('shows what went in, and what the flow says where tags were filled in', () => {
  const facts = factsOf(step({ entrada: { tag_name: 'hola Inés', n: 1 }, detalle: { tag_id: 3 } }), {
    config: { tag_name: 'hola {{contact.nombre}}', n: 1 },
  });
  expect(facts.inputs).toEqual([
    { key: 'tag_name', value: 'hola Inés', template: 'hola {{contact.nombre}}' },
    { key: 'n', value: 1, template: undefined },
  ]);
  expect(facts.outputs).toEqual([['tag_id', 3]]);
});

it('shows conditions by the values that were compared', () => {
  const condiciones = [{ campo: 'deal.amount', operador: 'mayor_que', valor: '5' }];
  const detalle = { cumple: false, comparaciones: [{ ...condiciones[0]!, es: '3', cumple: false }] };
  const facts = factsOf(step({ entrada: { condiciones, modo: 'todas' }, detalle }), undefined);
  expect(facts.comparisons).toEqual([
    { field: 'deal.amount', operator: 'mayor_que', wanted: '5', actual: '3', isMet: false },
  ]);
  expect(facts.inputs.map(({ key }) => key)).toEqual(['modo']);
  expect(facts.outputs).toEqual([]);
});

it('takes what another server says as it is', () => {
  expect(factsOf(step({ entrada: null, detalle: 'sent' }), undefined)).toMatchObject({
    inputs: [],
    outputs: [['', 'sent']],
  });
  expect(isPinned(step({ detalle: { fijado: true } }))).toBe(true);
});
