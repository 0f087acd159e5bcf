import type { FlowNode } from '@/components/workflows/document/document-flow';
import type { RunStepRecord } from '@/components/workflows/records';
import { rawOf } from '@/lib/api/tolerant';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, isSame, own } from '@/lib/json/same-json';

/** A key of a step as it went in: what the step worked with, and what the flow says where that is another. */
export type StepInput = { readonly key: string; readonly value: Json; readonly template: Json | undefined };

/** A condition with both its values. */
export type StepComparison = {
  readonly field: Json | undefined;
  readonly operator: Json | undefined;
  readonly wanted: Json | undefined;
  readonly actual: Json | undefined;
  readonly isMet: boolean | undefined;
};

export type StepFacts = {
  readonly inputs: readonly StepInput[];
  readonly comparisons: readonly StepComparison[];
  /** What was read of the records, by path. */
  readonly values: readonly (readonly [string, Json])[];
  readonly outputs: readonly (readonly [string, Json])[];
};

/** Said of a step otherwise: as comparisons, as the branch that it left by, as a pin. */
const told = new Set(['comparaciones', 'cumple', 'fijado']);

/** What really went into a step of a run and came out of it; another server's words are rows like any other. */
export function factsOf(step: RunStepRecord, node: Pick<FlowNode, 'config'> | undefined): StepFacts {
  const [input, output, read] = [step.entrada, step.detalle, step.valores].map(jsonOf);
  const compared = own(output, 'comparaciones');
  const comparisons = Array.isArray(compared) ? compared.filter(isJsonObject).map(comparisonOf) : [];
  return {
    inputs: membersOf(input)
      .filter(([key]) => key !== 'condiciones' || comparisons.length === 0)
      .map(([key, value]) => {
        const template = node && own(node.config, key);
        return { key, value, template: isSame(template, value) ? undefined : template };
      }),
    comparisons,
    values: membersOf(read),
    outputs: membersOf(output).filter(([key]) => !told.has(key)),
  };
}

/** Whether a step was not done, but taken to have done what was pinned. */
export const isPinned = (step: RunStepRecord): boolean => own(jsonOf(step.detalle), 'fijado') === true;

const jsonOf = (value: unknown): Json | undefined => rawOf(value) as Json | undefined;

/** Of what is no object the value itself, without a name. */
function membersOf(value: Json | undefined): [string, Json][] {
  if (value === undefined || value === null) return [];
  return isJsonObject(value) ? Object.entries(value) : [['', value]];
}

function comparisonOf(one: JsonObject): StepComparison {
  const isMet = own(one, 'cumple');
  return {
    field: own(one, 'campo'),
    operator: own(one, 'operador'),
    wanted: own(one, 'valor'),
    actual: own(one, 'es'),
    isMet: typeof isMet === 'boolean' ? isMet : undefined,
  };
}
