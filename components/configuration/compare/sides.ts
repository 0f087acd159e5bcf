import type { ConnectionView } from '@/lib/connection/connection-view';
import { FILES } from './compare-address';

type Known = Pick<ConnectionView, 'id'>;

/** Whom the page compares. */
export type Sides = {
  /** A connection's id, `files`, or undefined where nobody said and there are several. */
  readonly source: string | undefined;
  readonly target: string | undefined;
  /** The address names both, so that they are compared; what is only proposed waits for the button. */
  readonly isAsked: boolean;
};

type Address = { readonly source: string; readonly target: string };

/**
 * The two sides that an address means: the person's connection is the target unless it says otherwise, and where there
 * are two connections the other one is the source. A connection that is no longer there counts as not named.
 */
export function sidesOf(address: Address, connections: readonly Known[], current: string | undefined): Sides {
  const isThere = (id: string) => connections.some((one) => one.id === id);
  const named = {
    source: address.source === FILES || isThere(address.source) ? address.source : undefined,
    target: isThere(address.target) ? address.target : undefined,
  };
  const others = (than: string | undefined) => connections.filter(({ id }) => id !== than);
  const usual = current !== undefined && current !== named.source ? current : others(named.source)[0]?.id;
  const target = named.target ?? usual;
  const [only, ...more] = others(target);
  const source = named.source ?? (more.length === 0 ? only?.id : undefined);
  const isSame = source !== undefined && source === target;
  return {
    source: isSame ? undefined : source,
    target,
    isAsked: named.source !== undefined && named.target !== undefined && !isSame,
  };
}
