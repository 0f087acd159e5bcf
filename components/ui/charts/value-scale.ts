/** The round steps that people count in, and their tenfolds. */
const roundSteps = [1, 2, 5, 10];

/** A scale from zero to its highest tick. */
export type ValueScale = { readonly top: number; readonly ticks: readonly number[] };

/** Less than any amount of money: what is smaller is drawn as nothing. */
const LEAST = 1e-9;

/** A scale of round numbers that holds the highest value, in at most so many steps. Nothing is one step high. */
export function valueScale(highest: number, most = 5): ValueScale {
  if (!Number.isFinite(highest) || highest < LEAST) return { top: 1, ticks: [0] };
  const rough = highest / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (roundSteps.find((each) => each * power >= rough) ?? 10);
  const count = Math.max(1, Math.ceil(highest / step - 1e-9));
  return {
    top: count * step,
    // Multiplied, not added up, and cut to the digits that a round number has.
    ticks: Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12))),
  };
}
