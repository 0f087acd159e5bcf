import type { Codec } from './codecs.ts';

export type Codecs = Readonly<Record<string, Codec<unknown>>>;
/** What an address of these codecs holds. */
export type ValuesOf<C> = { readonly [Name in keyof C]: C[Name] extends Codec<infer Value> ? Value : never };

/** The values of an address, each by its codec; others in it are left alone. */
export function readAddress<C extends Codecs>(codecs: C, params: Pick<URLSearchParams, 'get'>): ValuesOf<C> {
  const entries = Object.entries(codecs).map(([name, codec]) => [name, codec.read(params.get(name) ?? '')]);
  return Object.fromEntries(entries) as ValuesOf<C>;
}

/** The address after a change of some values, `status=failed&type=deal.won`: what is not of the codecs stays. */
export function changedAddress<C extends Codecs>(
  codecs: C,
  search: string,
  change: Partial<ValuesOf<C>>,
): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    const written = value === undefined ? '' : codecs[name]!.write(value);
    if (written === '') params.delete(name);
    else params.set(name, written);
  }
  return params.toString();
}

/** These values alone as an address, `status=failed`; the empty text where there is nothing to hold. */
export function addressOf<C extends Codecs>(codecs: C, values: Partial<ValuesOf<C>>): string {
  return changedAddress(codecs, '', values);
}

/** What an address holds that says nothing. */
export function nothingOf<C extends Codecs>(codecs: C): ValuesOf<C> {
  return readAddress(codecs, new URLSearchParams());
}
