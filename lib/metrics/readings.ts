import type { Metrics } from './metrics.ts';

type Readings<Name extends string> = {
  /** By name, what they are. */
  readonly gauges: Readonly<Record<Name, string>>;
  readonly read: () => Promise<Readonly<Record<Name, number>>>;
  /** 1 where they could be read in time, else 0; and then the gauges themselves have no value. */
  readonly readable: { readonly name: string; readonly help: string };
  readonly withinMs: number;
  readonly onFailed: (error: unknown) => void;
};

/**
 * Gauges that are read together, once a scrape, from what may be slow or gone: a scrape waits so long and no longer, and
 * while one reading is under way no other begins.
 */
export function addReadings<Name extends string>(
  { client, registry }: Metrics,
  { gauges, read, readable, withinMs, onFailed }: Readings<Name>,
): void {
  let underWay: Promise<Readonly<Record<Name, number>> | undefined> | undefined;
  const reading = () => {
    underWay ??= read()
      .catch((error) => {
        onFailed(error);
        return undefined;
      })
      .finally(() => {
        underWay = undefined;
      });
    return inTime(underWay, withinMs);
  };
  const registers = [registry];
  for (const [name, help] of Object.entries(gauges) as [Name, string][]) {
    new client.Gauge({
      ...{ name, help, registers },
      async collect() {
        const figures = await reading();
        if (figures) this.set(figures[name]);
        else this.remove();
      },
    });
  }
  new client.Gauge({
    ...{ ...readable, registers },
    async collect() {
      this.set((await reading()) ? 1 : 0);
    },
  });
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
