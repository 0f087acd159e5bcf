import type { WorkflowDocument } from '@/components/workflows/document/document';
import { flowOf } from '@/components/workflows/document/document-flow';
import type { TestSource } from '@/components/workflows/runs/shown-run';
import type { Sending } from '@/lib/api/client';
import type { testWorkflow } from '@/lib/api/contract/workflow-runs';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { tryParseJson } from '@/lib/json/parse-json';
import { isJsonObject, own, prettyJson } from '@/lib/json/same-json';
import { dataOf, type TestSet, type TestStart } from './test-set';

export type TestBody = Sending<typeof testWorkflow>['body'];

export type Tried = TestStart & {
  readonly document: WorkflowDocument;
  readonly pins: TestSet['pins'];
  /** A step that is tried alone, and what it reads. */
  readonly alone?: { readonly node: string; readonly values: JsonObject } | undefined;
};

/** What is sent to try a document; undefined where there is nothing to begin with. */
export function bodyOfTest({ document, trigger, source, pins, alone }: Tried): TestBody | undefined {
  const begin = beginOf(source, changedField(document, trigger));
  if (!begin) return undefined;
  const { graph, triggers } = document;
  return {
    ...begin,
    graph: isJsonObject(graph) ? graph : {},
    triggers: Array.isArray(triggers) ? triggers : [],
    ...(trigger !== undefined && { trigger_id: trigger }),
    // A step is tried alone to see what it does.
    ...(!alone && Object.keys(pins).length > 0 && { fijados: pins }),
    ...(alone && { node_id: alone.node, valores: alone.values }),
  } as TestBody;
}

/** The field for whose change a trigger waits, by its config; undefined where it waits for none. */
export function changedField(document: WorkflowDocument, trigger: string | undefined): string | undefined {
  const flow = flowOf(document);
  const node =
    trigger === undefined ? flow.nodes.find(({ list }) => list === 'triggers') : flow.node(trigger);
  const field = own(node?.config, 'campo');
  return typeof field === 'string' && field !== '' ? field : undefined;
}

function beginOf(source: TestSource, changed: string | undefined): object | undefined {
  if (source.kind === 'data') {
    const datos = dataOf(source.text);
    if (!datos || changed === undefined) return datos && { datos };
    // Without a value before, nothing would have changed.
    return { datos, previous: { [changed]: source.previous || null } };
  }
  if (source.id === null) return undefined;
  const { id } = source;
  return source.kind === 'event'
    ? { event_id: id }
    : source.kind === 'deal'
      ? { deal_id: id }
      : { contacto_id: id };
}

/** What was typed in place of a value: text where it was text, else JSON where it can be read as such. */
export function typedValue(before: Json, text: string): Json {
  if (textOfValue(before) === text) return before;
  if (typeof before === 'string') return text;
  return (tryParseJson(text) as Json | undefined) ?? text;
}

/** A value as it is typed over. */
export function textOfValue(value: Json): string {
  return typeof value === 'string' ? value : value === null ? '' : prettyJson(value);
}
