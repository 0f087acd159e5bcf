import type { Box, Boxes, Span } from './boxes';

/** An edge to be drawn: the cards that it joins, and where it leaves the lower side of the first. */
export type Wire = {
  readonly key: string;
  readonly source: Box;
  readonly target: Box;
  /** Where on the canvas its handle is, left to right. */
  readonly from: number;
};

/** The free heights right below a wire's source and right above its target, where it may run sideways. */
export type Channels = { readonly below: Span; readonly above: Span };

/** A gap lower than this is none to run in. */
const LOWEST = 30;
/** So high is taken where nothing bounds it. */
const OPEN = 76;

/** Where an edge may run sideways: between the card and the next one below, or above, wherever on the canvas that is. */
export function channelsOf({ source, target }: Pick<Wire, 'source' | 'target'>, boxes: Boxes): Channels {
  const next = boxes.nextTop(source.bottom);
  const last = boxes.lastBottom(target.top);
  const isNear = (gap: number) => gap >= LOWEST;
  return {
    below: [source.bottom, next !== undefined && isNear(next - source.bottom) ? next : source.bottom + OPEN],
    above: [last !== undefined && isNear(target.top - last) ? last : target.top - OPEN, target.top],
  };
}

/** Whether a wire goes down, with room to do so. */
export const goesDown = ({ source, target }: Wire): boolean => target.top - source.bottom >= LOWEST;
