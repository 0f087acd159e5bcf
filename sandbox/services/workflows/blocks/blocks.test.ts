import { expect, it } from 'vitest';
import { eventTypes } from '../../../../lib/contract/events.ts';
import { workflowBlocks } from '../../../../lib/contract/workflow-blocks.ts';
import { actions } from '../../../workflow-runs/actions/actions.ts';
import { logic } from '../../../workflow-runs/logic.ts';
import { standardFields } from '../merge-fields.ts';
import { blocks, findStep, findTrigger } from './blocks.ts';
import { english } from './english/english.ts';
import { aliases } from './rules.ts';
import { emittedTriggers } from './triggers.ts';
import { neverEmittedTriggers } from './triggers-never-emitted.ts';

it('fits the contract, and names each block once', () => {
  expect(workflowBlocks.safeParse(blocks).error).toBeUndefined();
  const names = [...blocks.triggers, ...blocks.actions, ...blocks.logic].map(
    ({ type, subtype }) => subtype ?? type,
  );
  expect(new Set(names).size).toBe(names.length);
});

it('has a trigger for each event of the platform but the test, and marks those never emitted', () => {
  const types: readonly string[] = eventTypes;
  expect(emittedTriggers.map(({ type }) => type)).toEqual(types.filter((type) => type !== 'webhook.test'));
  expect(neverEmittedTriggers.filter(({ type, emitido }) => emitido || types.includes(type))).toEqual([]);
});

it('has exactly the steps that can be carried out or simulated', () => {
  const real = blocks.actions.filter(({ simulado }) => !simulado);
  expect(real.map(({ subtype }) => subtype)).toEqual([...actions.keys()]);
  expect(blocks.logic.map(({ subtype }) => subtype)).toEqual([...logic.keys()]);
  const simulated = blocks.actions.filter(({ simulado }) => simulado);
  expect(blocks.pasos_simulados).toEqual(simulated.map(({ subtype }) => subtype));
});

it('has aliases that mean a block and are none', () => {
  const known = (name: string) => findTrigger(name) ?? findStep('action', name) ?? findStep('logic', name);
  for (const [alias, meant] of Object.entries(aliases)) {
    expect([alias, known(alias), known(meant) !== undefined]).toEqual([alias, undefined, true]);
  }
});

it('says every text for people in English too, and translates nothing that is not there', () => {
  const spoken = ['nombre', 'descripcion', 'etiqueta', 'unidad', 'valores_etiquetas', 'reglas'];
  const said = new Set<string>();
  const read = (value: unknown, isSpoken: boolean): void => {
    if (typeof value === 'string' && isSpoken) said.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, one] of Object.entries(value)) {
      if (name !== 'textos' && name !== 'tipos_campos') read(one, isSpoken || spoken.includes(name));
    }
  };
  read(blocks, false);
  read(
    ['contact', 'deal', 'company', 'appointment'].map((one) => standardFields(one as 'deal')),
    false,
  );
  expect([...said].toSorted()).toEqual(Object.keys(english).toSorted());
  expect(blocks.actions.find(({ subtype }) => subtype === 'create_task')?.config.at(-1)).toMatchObject({
    key: 'vence_en_dias',
    etiqueta: 'Vence en',
    unidad: 'días',
    textos: { en: { etiqueta: 'Due in', unidad: 'days' } },
  });
});

it('gives fields the types that its operators compare', () => {
  const of = (name: string) => blocks.namespaces.find(({ namespace }) => namespace === name)?.tipos_campos;
  expect(of('deal')).toMatchObject({ amount: 'decimal', fecha_cierre_estimada: 'date', title: 'string' });
  expect(of('contact')).toMatchObject({ tags: 'list', email: 'string' });
});
