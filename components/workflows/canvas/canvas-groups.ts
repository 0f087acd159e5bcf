import type { WorkflowDocument } from '@/components/workflows/document/document';
import { flowOf, type Point } from '@/components/workflows/document/document-flow';
import { type FlowGroup, groupsOf } from '@/components/workflows/document/document-groups';
import { NODE_HEIGHT, NODE_WIDTH } from '@/components/workflows/document/node-size';
import { positionsOf } from '@/components/workflows/editor/canvas-positions';
import { hiddenBehind } from './canvas-hidden';

/** Around the nodes of a group; above them there is room for its title, below for the + of an open end. */
const AROUND = 24;
const TITLE = 60;
const BELOW = 56;

/** A group as it is drawn: a frame around those of its nodes that are shown. */
export type GroupFrame = {
  readonly group: FlowGroup;
  readonly members: readonly string[];
  readonly position: Point;
  readonly width: number;
  readonly height: number;
};

/** The frames of a document's groups; a group of which nothing is shown has none. */
export function framesOf(document: WorkflowDocument, hidden: ReadonlySet<string>): readonly GroupFrame[] {
  const groups = groupsOf(document);
  if (groups.length === 0) return [];
  const flow = flowOf(document);
  const positions = positionsOf(document);
  return groups.flatMap((group): GroupFrame[] => {
    const members = group.nodes.filter((key) => flow.node(key) && !hidden.has(key));
    if (members.length === 0) return [];
    const points = members.map((key) => positions.get(key)!);
    const left = Math.min(...points.map(({ x }) => x)) - AROUND;
    const top = Math.min(...points.map(({ y }) => y)) - TITLE;
    const right = Math.max(...points.map(({ x }) => x)) + NODE_WIDTH + AROUND;
    const bottom = Math.max(...points.map(({ y }) => y)) + NODE_HEIGHT + BELOW;
    return [{ group, members, position: { x: left, y: top }, width: right - left, height: bottom - top }];
  });
}

/** Where the one card of a group stands that is folded away: in the middle of where its nodes begin. */
export function foldedPlace({ position, width }: GroupFrame): Point {
  return { x: Math.round(position.x + (width - NODE_WIDTH) / 2), y: position.y + TITLE };
}

/** What is not shown: nodes behind those that are folded, and those in groups that are. */
export function hiddenOf(document: WorkflowDocument, collapsed: ReadonlySet<string>): ReadonlySet<string> {
  const behind = hiddenBehind(flowOf(document), collapsed);
  const inGroups = groupsOf(document).flatMap(({ key, nodes }) => (collapsed.has(key) ? nodes : []));
  return inGroups.length === 0 ? behind : new Set([...behind, ...inGroups]);
}
