import type { QueryClient } from '@tanstack/react-query';
import type { Target } from '@/lib/api/queries';
import type { Attempt } from './attempt';
import type { JobItem } from './job';

/** One kind of work over many items, as a value: what is kept of a job is enough to go on with it. */
export type JobKind<Item extends JobItem, Settings> = {
  /** Does one item by the steps of the attempt. `settings` hold for all. */
  readonly send: (
    item: Item,
    attempt: Attempt,
    context: { readonly settings: Settings; readonly target: Target },
  ) => Promise<unknown>;
  /** Refusals in a row, of items that go to one place, after which it pauses each time; 20 in all, once, otherwise. */
  readonly stopsAfter?: number;
  /** One item after the other, in their order: each may stand on those before it. */
  readonly isInOrder?: true;
  /** Whether it pauses after the first item, so that its person can look. */
  readonly isOneFirst?: (settings: Settings) => boolean;
  /** Lets what pages show of it be read anew, once it has ended. */
  readonly refresh: (client: QueryClient, target: Target, settings: Settings) => unknown;
};
