const unitMs = { W: 604_800_000, D: 86_400_000, H: 3_600_000, M: 60_000, S: 1000 } as const;

/** Milliseconds of an ISO 8601 duration of weeks, days, hours, minutes and seconds, as the contract lets through. */
export function millisecondsOf(duration: string): number {
  return [...duration.matchAll(/(\d+)([WDHMS])/g)].reduce(
    (total, [, count, unit]) => total + Number(count) * unitMs[unit as keyof typeof unitMs],
    0,
  );
}
