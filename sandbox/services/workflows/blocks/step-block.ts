import type { ConfigKey, WorkflowBlock } from '../../../../lib/contract/workflow-blocks.ts';
import type { RunObject } from './trigger.ts';

export type StepBlock = WorkflowBlock & {
  readonly subtype: string;
  /** The record that the step works on; a run without it fails there. */
  readonly requiere?: RunObject;
  /** The record that the run has from this step on. */
  readonly da?: RunObject;
  /** Recorded with what it would have done, and not done. */
  readonly simulado?: true;
};

type Rest = {
  readonly requiere?: RunObject;
  readonly da?: RunObject;
  readonly simulado?: true;
  readonly salidas?: string[];
};

export function step(
  type: 'action' | 'logic',
  subtype: string,
  nombre: string,
  descripcion: string,
  config: ConfigKey[],
  rest: Rest = {},
): StepBlock {
  return { type, subtype, nombre, descripcion, config, ...rest };
}
