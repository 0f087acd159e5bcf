import type { JsonObject } from '../../lib/contract/scalars.ts';
import type { WriteContext } from '../core/context.ts';
import { findStep } from '../services/workflows/blocks/blocks.ts';
import type { StepBlock } from '../services/workflows/blocks/step-block.ts';
import { type GraphNode, own } from '../services/workflows/graph.ts';
import { missingKeys } from '../services/workflows/validation/check-config.ts';
import { actions } from './actions/actions.ts';
import { logic } from './logic.ts';
import type { RunRecords } from './records-of-event.ts';
import type { RunRow } from './run-store.ts';
import type { Scope } from './scope.ts';
import { textOf } from './scope.ts';
import { StepFailure } from './step-failure.ts';

export type StepInput = {
  readonly context: WriteContext;
  readonly run: RunRow;
  readonly node: GraphNode;
  /** The node's config with merge tags filled in. */
  readonly config: JsonObject;
  readonly scope: Scope;
  readonly timezone: string;
  readonly minuteMs: number;
};

export type StepDone = {
  readonly status: 'done' | 'waiting' | 'simulated' | 'skipped';
  readonly detalle: JsonObject;
  readonly salida?: string;
  readonly until?: Date;
  readonly ends?: true;
  readonly records?: Partial<RunRecords>;
};

/** Does what a node says. Throws a `StepFailure` or a refusal of the services where it cannot be done. */
export async function performStep(input: StepInput): Promise<StepDone> {
  const { context, run, node, config, scope, timezone, minuteMs } = input;
  const block = findStep(node.type, node.subtype);
  if (!block) return { status: 'skipped', detalle: { motivo: 'El paso no está en el catálogo.' } };
  const missing = missingKeys(block.config, config);
  if (missing.length > 0) return { status: 'skipped', detalle: { motivo: `Falta ${missing.join(', ')}.` } };
  assertValues(block, config);
  if (block.simulado) return simulate(block, scope);
  const decide = logic.get(block.subtype);
  if (block.type === 'logic' && decide) {
    const done = decide({ config, scope, runId: run.id, now: context.now, timezone, minuteMs });
    return { status: done.until && done.until > context.now ? 'waiting' : 'done', ...done };
  }
  const act = actions.get(block.subtype);
  if (!act) throw new StepFailure(`${block.subtype} no se puede ejecutar.`);
  return { status: 'done', ...(await act({ context, config, records: run, timezone })) };
}

/** A config's words must be among those that the catalogue lists for them. */
function assertValues({ config: keys }: StepBlock, config: JsonObject): void {
  for (const { key, valores } of keys) {
    const value = own(config, key);
    if (!valores || value === undefined || value === null || value === '') continue;
    if (!valores.includes(textOf(value))) {
      throw new StepFailure(`${key} debe ser uno de ${valores.join(', ')}.`);
    }
  }
}

/** What would have been sent is the step's config, which the record carries. */
function simulate({ nombre, requiere }: StepBlock, scope: Scope): StepDone {
  if (requiere && !scope[requiere]) throw new StepFailure(`La ejecución no tiene ${requiere}.`);
  const contact = requiere === 'contact' ? scope.contact : undefined;
  const motivo = `${nombre} se simula: no se envió nada.`;
  return { status: 'simulated', detalle: { motivo, contacto_id: contact?.id ?? null } };
}
