import type { Json, JsonObject } from '@/lib/contract/scalars';
import { numberOf } from '@/lib/json/parse-json';
import type { WorkflowDocument } from './document';
import { isJsonObject, isNumber, own } from './document-canonical';
import { type FlowNote, readNotes } from './document-notes';

export type Point = { readonly x: number; readonly y: number };

/** A trigger or a step as the canvas draws it: a projection of its entry in the document. */
export type FlowCard = {
  /** Its id as text, or a name of our own where it has none that serves. */
  readonly key: string;
  readonly list: 'triggers' | 'nodes';
  /** Why it is an opaque card: it can be moved, wired where it has an id, and opened as JSON. */
  readonly opaque?: 'not_object' | 'no_id' | 'duplicate_id' | 'no_type' | 'odd_config';
  /** As edges name it; undefined where nothing can name it. */
  readonly id: string | number | undefined;
  readonly type: string;
  readonly subtype: string | null;
  readonly config: JsonObject;
  readonly position: Point | undefined;
  readonly raw: Json;
};

export type FlowEdge = {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  readonly handle: string | undefined;
  readonly raw: Json;
};

/** What of the document cannot be drawn at all. */
export type FlowProblem = 'graph' | 'nodes' | 'edges' | 'triggers';

export type Flow = {
  readonly cards: readonly FlowCard[];
  readonly edges: readonly FlowEdge[];
  readonly notes: readonly FlowNote[];
  readonly problem: FlowProblem | undefined;
  readonly card: (key: string) => FlowCard | undefined;
  /** Place of a card in its list, of an edge in `graph.edges`. */
  readonly indexOf: (key: string) => number;
  readonly out: (key: string) => readonly FlowEdge[];
  readonly into: (key: string) => readonly FlowEdge[];
};

const flows = new WeakMap<WorkflowDocument, Flow>();

/** The drawing of a document. Unchanged entries keep their card, so that nothing is drawn anew for nothing. */
export function flowOf(document: WorkflowDocument): Flow {
  const known = flows.get(document);
  if (known) return known;
  const flow = readFlow(document);
  flows.set(document, flow);
  return flow;
}

/** A list of the drawing: absent and null are empty; undefined where it is no list. */
export function listOf(value: Json | undefined): readonly Json[] | undefined {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : undefined;
}

function readFlow({ graph, triggers }: WorkflowDocument): Flow {
  const isDrawn = graph === undefined || graph === null || isJsonObject(graph);
  const lists = {
    triggers: listOf(triggers),
    nodes: listOf(own(graph, 'nodes')),
    edges: listOf(own(graph, 'edges')),
  };
  const missing = (['triggers', 'nodes', 'edges'] as const).find((name) => lists[name] === undefined);
  const taken = new Map<string, FlowCard>();
  const places = new Map<string, number>();
  for (const list of ['triggers', 'nodes'] as const) {
    (lists[list] ?? []).forEach((entry, index) => {
      const card = readCard(entry, list, index, taken);
      taken.set(card.key, card);
      places.set(card.key, index);
    });
  }
  const edges = (lists.edges ?? []).flatMap((entry, index) => {
    const edge = readEdge(entry, index, places);
    if (edge) places.set(edge.key, index);
    return edge ?? [];
  });
  const out = Map.groupBy(edges, ({ source }) => source);
  const into = Map.groupBy(edges, ({ target }) => target);
  return {
    cards: [...taken.values()],
    edges,
    notes: readNotes(graph),
    problem: isDrawn ? missing : 'graph',
    card: (key) => taken.get(key),
    indexOf: (key) => places.get(key) ?? -1,
    out: (key) => out.get(key) ?? [],
    into: (key) => into.get(key) ?? [],
  };
}

const cards = new WeakMap<object, FlowCard>();

function readCard(raw: Json, list: FlowCard['list'], index: number, taken: Map<string, FlowCard>): FlowCard {
  if (!isJsonObject(raw)) return makeCard({}, raw, list, `#${list}.${index}`, 'not_object');
  const id = idOf(own(raw, 'id'));
  const isTaken = id !== undefined && taken.has(String(id));
  const key = id === undefined || isTaken ? `#${list}.${index}` : String(id);
  const known = cards.get(raw);
  if (known?.key === key && known.list === list) return known;
  const config = own(raw, 'config');
  const opaque =
    id === undefined
      ? 'no_id'
      : isTaken
        ? 'duplicate_id'
        : typeof own(raw, 'type') !== 'string'
          ? 'no_type'
          : config !== undefined && config !== null && !isJsonObject(config)
            ? 'odd_config'
            : undefined;
  const card = makeCard(raw, raw, list, key, opaque);
  cards.set(raw, card);
  return card;
}

function makeCard(
  entry: JsonObject,
  raw: Json,
  list: FlowCard['list'],
  key: string,
  opaque: FlowCard['opaque'],
): FlowCard {
  const type = own(entry, 'type');
  const subtype = own(entry, 'subtype');
  const config = own(entry, 'config');
  return {
    key,
    list,
    ...(opaque && { opaque }),
    id: opaque === 'duplicate_id' ? undefined : idOf(own(entry, 'id')),
    type: typeof type === 'string' ? type : '',
    subtype: typeof subtype === 'string' ? subtype : null,
    config: isJsonObject(config) ? config : {},
    position: pointOf(own(entry, 'position')),
    raw,
  };
}

const edgesRead = new WeakMap<object, FlowEdge>();

/** An edge that names no source or target stays in the document and is not drawn. */
function readEdge(raw: Json, index: number, places: ReadonlyMap<string, number>): FlowEdge | undefined {
  if (!isJsonObject(raw)) return undefined;
  const source = idOf(own(raw, 'source'));
  const target = idOf(own(raw, 'target'));
  if (source === undefined || target === undefined) return undefined;
  const id = idOf(own(raw, 'id'));
  const named = id === undefined ? undefined : `edge ${id}`;
  const key = named === undefined || places.has(named) ? `#edges.${index}` : named;
  const known = edgesRead.get(raw);
  if (known?.key === key) return known;
  const handle = own(raw, 'source_handle') ?? own(raw, 'sourceHandle');
  const edge: FlowEdge = {
    key,
    source: String(source),
    target: String(target),
    handle: typeof handle === 'string' && handle !== '' ? handle : undefined,
    raw,
  };
  edgesRead.set(raw, edge);
  return edge;
}

/** Ids are text; other servers may count, beyond what JavaScript can: the id is written as it was read. */
function idOf(value: Json | undefined): string | number | undefined {
  if (isNumber(value)) return value as number;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function pointOf(value: Json | undefined): Point | undefined {
  const x = numberOf(own(value, 'x'));
  const y = numberOf(own(value, 'y'));
  return x === undefined || y === undefined ? undefined : { x, y };
}
