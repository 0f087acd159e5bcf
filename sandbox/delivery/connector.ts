import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { isAllowedAddress, isLoopbackAddress } from './address.ts';

/** Every address of a name, in the order to try them. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** The endpoint's name leads to an address that webhooks are never sent to. */
export class AddressNotAllowedError extends Error {
  readonly code = 'ERR_ADDRESS_NOT_ALLOWED';
}

export type ConnectorOptions = {
  /** Plain http, and loopback; never any other special address. */
  readonly allowInsecure: boolean;
  readonly timeoutMs: number;
  readonly resolve?: Resolve;
  readonly connect?: buildConnector.connector;
};

/**
 * An undici connector that resolves the name itself, checks every address and dials only what it checked, so that a
 * name that answers differently the second time (DNS rebinding) gains nothing. Certificates are checked against the
 * name.
 */
export function guardedConnector(options: ConnectorOptions): buildConnector.connector {
  const { resolve = resolveByDns, connect = buildConnector({ timeout: options.timeoutMs, allowH2: false }) } =
    options;
  return (target, callback) => {
    const hostname = target.hostname.replace(/^\[|\]$/g, '');
    allowedAddresses(hostname, target.protocol, options.allowInsecure, resolve).then(
      (addresses) => {
        const servername = target.servername || (isIP(hostname) ? undefined : hostname);
        dialInTurn(connect, addresses, { ...target, ...(servername && { servername }) }, callback);
      },
      (error: Error) => callback(error, null),
    );
  };
}

async function allowedAddresses(
  hostname: string,
  protocol: string,
  allowInsecure: boolean,
  resolve: Resolve,
): Promise<readonly string[]> {
  const addresses = isIP(hostname) ? [hostname] : await resolve(hostname);
  if (addresses.length === 0) throw new Error(`${hostname} has no address`);
  for (const address of addresses) {
    if (!isAllowedAddress(address, allowInsecure)) {
      throw new AddressNotAllowedError(`${hostname} leads to ${address}, which is not a public address`);
    }
    if (protocol !== 'https:' && !isLoopbackAddress(address)) {
      throw new AddressNotAllowedError(`Plain http is not sent to ${address}`);
    }
  }
  return addresses;
}

/** Tries the addresses one after the other; the attempt's deadline bounds them all. */
function dialInTurn(
  connect: buildConnector.connector,
  addresses: readonly string[],
  target: buildConnector.Options,
  callback: buildConnector.Callback,
): void {
  const [address, ...others] = addresses;
  connect({ ...target, hostname: address! }, (...result) => {
    if (result[0] && others.length > 0) dialInTurn(connect, others, target, callback);
    else callback(...result);
  });
}

async function resolveByDns(hostname: string): Promise<readonly string[]> {
  const found = await systemLookup(hostname, { all: true });
  return found.map((entry) => entry.address);
}
