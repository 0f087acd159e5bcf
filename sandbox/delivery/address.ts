import ipaddr from 'ipaddr.js';
import { type IpAddress, readIpAddress } from '../../lib/rules/ip-address.ts';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * True where a webhook may be sent to this IP address: a public unicast one, in whichever form it is written.
 * Private, link-local (cloud metadata too), carrier-grade NAT, multicast, documentation and every tunnel whose inside
 * cannot be seen are refused. Loopback passes only where `allowLoopback` is set.
 */
export function isAllowedAddress(text: string, allowLoopback = false): boolean {
  const address = readIpAddress(text);
  if (!address) return false;
  if (isLoopback(address)) return allowLoopback;
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST);
}

/** True for 127.0.0.0/8 and ::1, also when mapped into IPv6. */
export function isLoopbackAddress(text: string): boolean {
  const address = readIpAddress(text);
  return address !== undefined && isLoopback(address);
}

function isLoopback(address: IpAddress): boolean {
  return address.range() === 'loopback';
}
