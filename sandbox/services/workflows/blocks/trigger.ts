import type { ConfigKey, WorkflowBlock } from '../../../../lib/contract/workflow-blocks.ts';

/** Records that a run may have. */
export type RunObject = 'contact' | 'company' | 'deal' | 'appointment';

export type Trigger = WorkflowBlock & {
  readonly subtype: null;
  /** False where the platform never emits the event: the workflow would never start. */
  readonly emitido: boolean;
  /** The records that a run of it has. */
  readonly objetos: RunObject[];
};

type Rest = { readonly objetos?: RunObject[]; readonly config?: ConfigKey[]; readonly emitido?: boolean };

export function trigger(type: string, nombre: string, descripcion: string, rest: Rest = {}): Trigger {
  const { objetos = [], config = [], emitido = true } = rest;
  return { type, subtype: null, nombre, descripcion, config, objetos, emitido };
}
