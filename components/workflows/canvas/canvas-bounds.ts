import { NODE_HEIGHT, NODE_WIDTH } from '@/components/workflows/document/node-size';
import { levelAt } from './canvas-level';
import type { CanvasNode } from './canvas-node';

export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type Size = { readonly width: number; readonly height: number };

/** The smallest that a canvas is made of itself; a flow that is larger may be seen smaller still. */
const LEAST_ZOOM = 0.05;
const PADDING = 0.08;
export const MOST_ZOOM = 2;

/** The box around nodes, all of them and not only what was drawn; undefined where there are none. */
export function boundsOf(nodes: readonly CanvasNode[]): Rect | undefined {
  if (nodes.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { position, width = NODE_WIDTH, height = NODE_HEIGHT } of nodes) {
    left = Math.min(left, position.x);
    top = Math.min(top, position.y);
    right = Math.max(right, position.x + width);
    bottom = Math.max(bottom, position.y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The view that shows a box in the middle of the canvas, not larger than asked for. */
export function viewOf(bounds: Rect, size: Size, mostZoom: number) {
  const share = 1 - 2 * PADDING;
  const fitting = Math.min((size.width * share) / bounds.width, (size.height * share) / bounds.height);
  const zoom = Math.min(mostZoom, fitting);
  return {
    x: size.width / 2 - (bounds.x + bounds.width / 2) * zoom,
    y: size.height / 2 - (bounds.y + bounds.height / 2) * zoom,
    zoom,
  };
}

/** How far a canvas may be zoomed out: until all of the flow is in sight. */
export function leastZoom(nodes: readonly CanvasNode[], size: Size): number {
  const bounds = boundsOf(nodes);
  return bounds ? Math.min(LEAST_ZOOM, viewOf(bounds, size, 1).zoom) : LEAST_ZOOM;
}

/** The view to begin with: the whole flow, or its beginning where titles could not be read. */
export function beginningOf(nodes: readonly CanvasNode[], size: Size) {
  const bounds = boundsOf(nodes);
  if (!bounds) return { x: 0, y: 0, zoom: 1 };
  const whole = viewOf(bounds, size, 1);
  if (levelAt(whole.zoom) === 'near') return whole;
  const start = nodes.reduce((first, node) => (node.position.y < first.position.y ? node : first));
  const zoom = 0.75;
  const middle = start.position.x + NODE_WIDTH / 2;
  return { x: size.width / 2 - middle * zoom, y: 60 - start.position.y * zoom, zoom };
}
