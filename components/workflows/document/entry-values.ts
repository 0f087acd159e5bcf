import type { Json } from '@/lib/contract/scalars';
import { numberOf } from '@/lib/json/parse-json';
import { isNumber, own } from '@/lib/json/same-json';
import type { Point } from './document-flow';

/** Beyond this, pixels added to a place are lost in rounding, and whoever looks for a free place looks for ever. */
const FARTHEST = 1e9;

/** Ids are text; other servers may count, beyond what JavaScript can: the id is written as it was read. */
export function idOf(value: Json | undefined): string | number | undefined {
  if (isNumber(value)) return value as number;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Where something is drawn; undefined where it says of no place. What lies too far away is drawn at the border. */
export function pointOf(value: Json | undefined): Point | undefined {
  const x = numberOf(own(value, 'x'));
  const y = numberOf(own(value, 'y'));
  return x === undefined || y === undefined ? undefined : { x: inside(x), y: inside(y) };
}

const inside = (pixels: number) => Math.min(Math.max(pixels, -FARTHEST), FARTHEST);
