import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];
const NAT64 = ipaddr.parseCIDR('64:ff9b::/96') as [ipaddr.IPv6, number];

/**
 * True where a webhook may be sent to this IP address: a public unicast one, in whichever form it is written.
 * Private, link-local (cloud metadata too), carrier-grade NAT, multicast, documentation and every tunnel whose inside
 * cannot be seen are refused. Loopback passes only where `allowLoopback` is set.
 */
export function isAllowedAddress(text: string, allowLoopback = false): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = unwrap(ipaddr.parse(text));
  if (isLoopback(address)) return allowLoopback;
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST);
}

/** True for 127.0.0.0/8 and ::1, also when mapped into IPv6. */
export function isLoopbackAddress(text: string): boolean {
  return ipaddr.isValid(text) && isLoopback(unwrap(ipaddr.parse(text)));
}

function isLoopback(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.range() === 'loopback';
}

/** The IPv4 address that a mapped or NAT64 address leads to. */
function unwrap(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  if (address.match(NAT64)) return new ipaddr.IPv4(address.toByteArray().slice(12));
  return address;
}
