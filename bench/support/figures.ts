/** One figure beside that of a bare twin in the same run; better is more. */
export interface Ratio {
  readonly name: string;
  readonly ratio: number;
  readonly target: number;
  /** What the ratio is of: `120 ms, bare 110 ms`. */
  readonly of: string;
}

/** Prints the ratios, and sets the exit code where one is below its target. */
export function judge(ratios: readonly Ratio[]): void {
  for (const { name, ratio, target, of } of ratios) {
    console.log(`${name}: ${ratio.toFixed(2)} of the bare twin (target ${target}): ${of}`);
  }
  if (!ratios.every(({ ratio, target }) => ratio >= target)) process.exitCode = 1;
}

/** Of two times in milliseconds. */
export function timeRatio(name: string, own: number, twin: number, target: number): Ratio {
  return { name, ratio: twin / own, target, of: `${ms(own)}, bare ${ms(twin)}` };
}

/** Of two counts of frames a second. */
export function frameRatio(name: string, own: number, twin: number, target: number): Ratio {
  const of = `${own.toFixed(1)} frames a second, bare ${twin.toFixed(1)}`;
  return { name, ratio: own / twin, target, of };
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

export function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
