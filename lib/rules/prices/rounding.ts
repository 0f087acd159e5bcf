import { compareDecimals, floorDecimal, sumDecimals, trimDecimal } from '../../format/decimal.ts';

/** To what an amount is rounded: multiples, or endings; `none` keeps the digits that its currency has. */
export const roundings = ['none', '1', '10', '100', '1000', '990', '90', '.99'] as const;
export type Rounding = (typeof roundings)[number];

export const directions = ['nearest', 'up', 'down'] as const;
export type Direction = (typeof directions)[number];

/** The amounts that a rounding leaves: `first`, and every `step` above and below it. */
type Grid = { readonly step: string; readonly first: string };

const grids: Readonly<Record<Exclude<Rounding, 'none'>, Grid>> = {
  '1': { step: '1', first: '0' },
  '10': { step: '10', first: '0' },
  '100': { step: '100', first: '0' },
  '1000': { step: '1000', first: '0' },
  '990': { step: '1000', first: '990' },
  '90': { step: '100', first: '90' },
  '.99': { step: '1', first: '0.99' },
};

/**
 * An amount as the rule leaves it, without zeros at its end; undefined where rounding down would leave nothing of a
 * price. Zero stays zero, whatever the ending: what is free is not given a price by rounding it.
 *
 * @param amount decimal text, not negative
 * @param digits behind the point, of `none`
 */
export function roundPrice(
  amount: string,
  rounding: Rounding,
  direction: Direction,
  digits: number,
): string | undefined {
  if (compareDecimals(amount, '0') === 0) return '0';
  const { step, first } = rounding === 'none' ? { step: unitOf(digits), first: '0' } : grids[rounding];
  const below = sumDecimals([floorDecimal(sumDecimals([amount, `-${first}`]), step), first]);
  const above = compareDecimals(below, amount) === 0 ? below : sumDecimals([below, step]);
  const isNothing = compareDecimals(below, '0') <= 0;
  if (direction === 'down') return isNothing ? undefined : trimDecimal(below);
  if (direction === 'up' || isNothing) return trimDecimal(above);
  // Both as far from twice the amount: the half goes up.
  const isCloserBelow = compareDecimals(sumDecimals([above, below]), sumDecimals([amount, amount])) > 0;
  return trimDecimal(isCloserBelow ? below : above);
}

/** The least amount of so many digits: `0.01` of two. */
function unitOf(digits: number): string {
  return digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`;
}
