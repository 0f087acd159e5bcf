import type { Ratio } from './figures.ts';
import type { Measured } from './write-bench.ts';
import type { Limit } from './write-limit.ts';

const seconds = (value: number) => value.toFixed(2);

export function printLimit(label: string, { perSecond, asking, database }: Limit): void {
  console.log(
    `${label.padEnd(34)}${perSecond.toFixed(0).padStart(6)}/s; CPU s for 1,000: asking ${seconds(asking)}, ` +
      `database ${seconds(database)}`,
  );
}

export function printMeasured(label: string, measured: Measured): void {
  const { perSecond, accepted, cpu, lag, count, refused } = measured;
  console.log(
    `${label.padEnd(34)}${perSecond.toFixed(0).padStart(6)}/s delivered, ${accepted.toFixed(0)}/s accepted (${count}); ` +
      `CPU s for 1,000: ${seconds(cpu.app + cpu.database)} = app ${seconds(cpu.app)} + database ${seconds(cpu.database)}, ` +
      `load ${seconds(cpu.load)}; reply to receipt p50 ${lag.p50.toFixed(1)} ms, p99 ${lag.p99.toFixed(1)} ms` +
      (refused > 0 ? `; ${refused} refused at first (503)` : ''),
  );
}

/** How near to the limit. */
export function limitRatio(name: string, { perSecond }: Measured, limit: Limit, target: number): Ratio {
  const of = `${perSecond.toFixed(0)}/s, limit ${limit.perSecond.toFixed(0)}/s`;
  return { name, ratio: perSecond / limit.perSecond, target, of };
}

/** How far below the most processor seconds for 1,000 that are allowed. */
export function cpuRatio(name: string, { cpu }: Measured, most: number): Ratio {
  const used = cpu.app + cpu.database;
  return {
    name,
    ratio: most / used,
    target: 1,
    of: `${seconds(used)} s for 1,000, at most ${seconds(most)}`,
  };
}
