import { type Block, type BlockIndex, handlesOn, seedOf } from '@/components/workflows/blocks/block-index';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { connect, type SourceHandle } from '@/components/workflows/document/document-edges';
import { flowOf, type Point } from '@/components/workflows/document/document-flow';
import { idMaker } from '@/components/workflows/document/document-ids';
import { addNote } from '@/components/workflows/document/document-notes';
import { replaceStep } from '@/components/workflows/document/document-replace';
import {
  addStep,
  addStepAt,
  addTrigger,
  type StepSeed,
} from '@/components/workflows/document/document-steps';
import { freePlace } from '@/components/workflows/document/free-place';
import { COLUMN, ROW } from '@/components/workflows/document/node-size';
import { isJsonObject, own } from '@/lib/json/same-json';
import { positionsOf, settle } from './canvas-positions';
import type { PaletteTarget, WorkflowEditor } from './editor';

/** Where a new step goes when nobody says: behind the chosen node, else at the end of the flow. */
export function defaultTarget(editor: WorkflowEditor, index: BlockIndex): PaletteTarget {
  const flow = flowOf(editor.document);
  const { selection, current } = editor.state;
  const edge = flow.edges.find(({ key }) => selection.has(key));
  if (edge) return { kind: 'edge', edge: edge.key };
  const [chosen] = [...selection].filter((key) => flow.node(key));
  const source = chosen ?? current;
  const node = source === undefined ? undefined : flow.node(source);
  if (!node || node.id === undefined) return { kind: 'free' };
  const handles = handlesOn(index, flow, node.key);
  if (handles.length === 0) return { kind: 'free' };
  const free = handles.find((handle) => !flow.out(node.key).some((one) => one.handle === handle));
  return { kind: 'handle', source: node.key, handle: handles.includes(free) ? free : handles[0] };
}

/** Whether a block makes sense at a target: triggers start flows, steps come behind something. */
export function fitsTarget(block: Block, target: PaletteTarget, editor: WorkflowEditor): boolean {
  const isTrigger = block.group === 'triggers';
  if (target.kind === 'replace') {
    const node = flowOf(editor.document).node(target.node);
    return (node?.list === 'triggers') === isTrigger;
  }
  if (target.kind === 'edge') return !isTrigger && !block.isEnd;
  if (target.kind === 'handle') return !isTrigger;
  return true;
}

/** Adds a block at a target, or makes it of the node there. Answers the node's key. */
export function insertBlock(
  editor: WorkflowEditor,
  index: BlockIndex,
  block: Block,
  target: PaletteTarget,
): string {
  const seed = seedOf(block);
  if (target.kind === 'replace') {
    const reads = block.keys.map(({ key }) => key);
    editor.edit('replace', (at) => replaceStep(at, target.node, seed, reads, block.handles));
    editor.select([target.node], target.node);
    editor.begin(target.node);
    return target.node;
  }
  const from = handleFrom(editor, target);
  const document = settle(editor.document);
  const positions = positionsOf(document);
  const added =
    block.group === 'triggers'
      ? addTriggerAbove(document, seed, target)
      : from
        ? addStepAt(document, seed, from, {
            positions,
            handles: handlesOn(index, flowOf(document), from.source),
            at: target.kind === 'handle' ? target.at : undefined,
          })
        : addStep(document, seed, freePlace(placeOf(target) ?? below(positions), positions.values()));
  editor.edit('insert', () => added.document);
  editor.select([added.key], added.key);
  editor.begin(added.key);
  return added.key;
}

function handleFrom(editor: WorkflowEditor, target: PaletteTarget): SourceHandle | undefined {
  if (target.kind === 'handle') return target;
  if (target.kind !== 'edge') return undefined;
  const edge = flowOf(editor.document).edges.find(({ key }) => key === target.edge);
  return edge && { source: edge.source, handle: edge.handle };
}

/** A first trigger starts the first step that nothing leads to. */
function addTriggerAbove(document: WorkflowDocument, seed: StepSeed, target: PaletteTarget) {
  const flow = flowOf(document);
  const positions = positionsOf(document);
  const first = flow.nodes.find(({ key, list }) => list === 'nodes' && flow.into(key).length === 0);
  const at = placeOf(target);
  const under = first && positions.get(first.key);
  const other = flow.nodes.find(({ list }) => list === 'triggers');
  const beside = (other && positions.get(other.key)) ?? { x: 0, y: 0 };
  const wished = at ?? (under ? { x: under.x, y: under.y - ROW } : beside);
  const added = addTrigger(document, seed, freePlace(wished, positions.values()));
  if (at || !first) return added;
  return { ...added, document: connect(added.document, { source: added.key }, first.key) };
}

const placeOf = (target: PaletteTarget) => (target.kind === 'free' ? target.at : undefined);

function below(positions: ReadonlyMap<string, Point>): Point {
  const all = [...positions.values()];
  if (all.length === 0) return { x: 0, y: 0 };
  return { x: all[0]!.x, y: Math.max(...all.map(({ y }) => y)) + ROW };
}

/** Takes a template's steps into a flow that has none. Answers the key of the first node. */
export function insertTemplate(editor: WorkflowEditor, template: WorkflowDocument): string {
  editor.edit('template', (at) => {
    const graph = isJsonObject(at.graph) ? at.graph : {};
    const steps = { nodes: own(template.graph, 'nodes') ?? [], edges: own(template.graph, 'edges') ?? [] };
    return { ...at, graph: { ...graph, ...steps }, triggers: template.triggers ?? [] };
  });
  const first = flowOf(editor.document).nodes[0]!.key;
  editor.select([first], first);
  return first;
}

/** A note beside the current node, with nothing on it yet. Answers its key. */
export function insertNote(editor: WorkflowEditor): string {
  const { document } = editor;
  const positions = positionsOf(document);
  const at = positions.get(editor.state.current ?? '') ?? { x: 0, y: 0 };
  const id = idMaker(document)('note');
  const notes = flowOf(document).notes.map(({ position }) => position);
  const position = freePlace({ x: at.x + COLUMN, y: at.y }, [...positions.values(), ...notes]);
  editor.edit('note', (one) => addNote(one, { id, text: '', position }));
  const key = `note ${id}`;
  editor.select([key]);
  return key;
}
