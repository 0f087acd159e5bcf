import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isRefusedAddress } from './address-guard';

export const ADDRESS_REFUSED = 'ERR_ADDRESS_REFUSED';

/** The address of the connection leads where no connection may lead. */
export class AddressRefusedError extends Error {
  readonly code = ADDRESS_REFUSED;
}

type GuardedOptions = {
  readonly timeoutMs: number;
  readonly lookup?: LookupFunction;
  /** Makes what dials, given the lookup that it must use. */
  readonly build?: (lookup: LookupFunction) => buildConnector.connector;
};

/**
 * An undici connector that dials no address of `isRefusedAddress`. A name's addresses are checked as they are about to
 * be dialled, so that a name that answers differently the second time (DNS rebinding) gains nothing; an address that
 * is written out is never looked up, and checked here.
 */
export function guardedConnector({
  timeoutMs,
  lookup = systemLookup,
  build = (checked) => buildConnector({ timeout: timeoutMs, lookup: checked }),
}: GuardedOptions): buildConnector.connector {
  const connect = build(checkedLookup(lookup));
  return (target, callback) => {
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && isRefusedAddress(host)) callback(refusal(host, host), null);
    else connect(target, callback);
  };
}

/** One refused address among a name's is enough: which one is dialled is not ours to say. */
function checkedLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      const refused = error ? undefined : addresses.find(isRefusedAddress);
      if (refused === undefined) callback(error, found, family);
      else callback(refusal(hostname, refused), found, family);
    });
}

const refusal = (host: string, address: string) =>
  new AddressRefusedError(`${host} leads to ${address}, where no connection may lead`);
