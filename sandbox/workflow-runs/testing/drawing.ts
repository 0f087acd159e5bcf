import type { JsonObject } from '../../../lib/contract/scalars.ts';
import * as contract from '../../../lib/contract/workflows.ts';
import type { Harness } from '../../testing/harness.ts';

type Step = { type: 'action' | 'logic'; subtype: string; config?: JsonObject };

export function action(subtype: string, config: JsonObject = {}): Step {
  return { type: 'action', subtype, config };
}

export function logic(subtype: string, config: JsonObject = {}): Step {
  return { type: 'logic', subtype, config };
}

export type Drawing = {
  readonly trigger: string;
  readonly triggerConfig?: JsonObject;
  readonly steps: Readonly<Record<string, Step>>;
  /** `t` is the trigger; `'a:si'` the handle `si` of node `a`. */
  readonly edges: readonly (readonly [from: string, to: string])[];
};

/** A body of PUT. */
export function draw({ trigger, triggerConfig = {}, steps, edges }: Drawing) {
  return {
    triggers: [{ id: 't', type: trigger, config: triggerConfig }],
    graph: {
      nodes: Object.entries(steps).map(([id, step]) => ({ id, position: { x: 0, y: 0 }, ...step })),
      edges: edges.map(([from, target], index) => {
        const [source = '', handle] = from.split(':');
        return { id: `e${index}`, source, target, ...(handle && { source_handle: handle }) };
      }),
    },
  };
}

/** Steps one after the other, `n0`, `n1` and so on. */
export function inARow(trigger: string, steps: readonly Step[], triggerConfig?: JsonObject): Drawing {
  const edges = steps.map((_, index) => [index === 0 ? 't' : `n${index - 1}`, `n${index}`] as const);
  const named = Object.fromEntries(steps.map((step, index) => [`n${index}`, step]));
  return { trigger, steps: named, edges, ...(triggerConfig && { triggerConfig }) };
}

/** A workflow with this drawing, published; its id. */
export async function publish(sandbox: Pick<Harness, 'call'>, drawing: Drawing): Promise<number> {
  const id = await keep(sandbox, drawing);
  await sandbox.call(contract.publishWorkflow, { path: { wf_id: id } });
  return id;
}

/** A draft with this drawing; its id. */
export async function keep(sandbox: Pick<Harness, 'call'>, drawing: Drawing): Promise<number> {
  const { id } = await sandbox.call(contract.createWorkflow, { body: { nombre: 'Prueba' } });
  await sandbox.call(contract.replaceWorkflow, { path: { wf_id: id }, body: draw(drawing) });
  return id;
}
