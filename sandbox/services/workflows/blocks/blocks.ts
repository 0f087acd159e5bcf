import type { WorkflowBlock, WorkflowBlocks } from '../../../../lib/contract/workflow-blocks.ts';
import { realActions } from './actions.ts';
import { withEnglish } from './english/english.ts';
import { logicSteps } from './logic.ts';
import { namespaces } from './namespaces.ts';
import { operators } from './operators.ts';
import { aliases, rules } from './rules.ts';
import { simulatedActions } from './simulated-actions.ts';
import type { StepBlock } from './step-block.ts';
import type { Trigger } from './trigger.ts';
import { emittedTriggers } from './triggers.ts';
import { neverEmittedTriggers } from './triggers-never-emitted.ts';

const triggers = [...emittedTriggers, ...neverEmittedTriggers];
const actions = [...realActions, ...simulatedActions];

/** A block and its keys, in English too. */
const inEnglish = <Block extends WorkflowBlock>(block: Block): Block => ({
  ...withEnglish(block, ['nombre', 'descripcion']),
  config: block.config.map((key) =>
    withEnglish(key, ['etiqueta', 'descripcion', 'unidad', 'valores_etiquetas']),
  ),
});

/** The whole catalogue, about 28 KB as JSON ("Catalog reply size") and as much again of labels and English texts. */
export const blocks: WorkflowBlocks = withEnglish(
  {
    triggers: triggers.map(inEnglish),
    actions: actions.map(inEnglish),
    logic: logicSteps.map(inEnglish),
    operadores: operators.map((operator) =>
      withEnglish({ ...operator, tipos: [...operator.tipos] }, ['etiqueta', 'descripcion']),
    ),
    namespaces: namespaces.map((namespace) =>
      withEnglish({ ...namespace, campos: [...namespace.campos] }, ['descripcion']),
    ),
    reglas: [...rules],
    alias: { ...aliases },
    pasos_simulados: simulatedActions.map(({ subtype }) => subtype),
  },
  ['reglas'],
);

const triggersByType = new Map(triggers.map((trigger) => [trigger.type, trigger]));
const stepsByKey = new Map([...actions, ...logicSteps].map((step) => [`${step.type} ${step.subtype}`, step]));
const aliasesByName = new Map(Object.entries(aliases));

/** The trigger of exactly this type. */
export function findTrigger(type: unknown): Trigger | undefined {
  return typeof type === 'string' ? triggersByType.get(type) : undefined;
}

/** The step of exactly this type and subtype; whatever else a node says does not run. */
export function findStep(type: unknown, subtype: unknown): StepBlock | undefined {
  return typeof type === 'string' && typeof subtype === 'string' && !type.includes(' ')
    ? stepsByKey.get(`${type} ${subtype}`)
    : undefined;
}

/** The exact identifier that somebody meant by another name. */
export function meantBy(name: unknown): string | undefined {
  return typeof name === 'string' ? aliasesByName.get(name) : undefined;
}
