import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

const NAT64 = cidr6('64:ff9b::/96');
const LOCAL_NAT64 = cidr6('64:ff9b:1::/48');
/** SIIT (RFC 7915), and IPv4-compatible addresses (RFC 4291, obsolete). */
const STATELESS = cidr6('::ffff:0:0:0/96');
const COMPATIBLE = cidr6('::/96');

/** An IP address as text, as itself; undefined where the text is none. A mapped or NAT64 address is the IPv4 inside. */
export function readIpAddress(text: string): IpAddress | undefined {
  if (!ipaddr.isValid(text)) return undefined;
  // A zone (`%eth0`) says by which interface, not where to.
  const address = ipaddr.parse(text.replace(/%.*$/s, ''));
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(NAT64) ? carried(address, 12) : address;
}

/**
 * Every IPv4 address that an IPv6 address may lead to by a translator or a tunnel: SIIT, IPv4-compatible, local NAT64
 * (RFC 8215, in both of its places), 6to4, Teredo (server and client) and ISATAP. Empty where it carries none.
 */
export function carriedAddresses(address: IpAddress): readonly ipaddr.IPv4[] {
  if (address instanceof ipaddr.IPv4) return [];
  if (address.match(STATELESS) || address.match(COMPATIBLE)) return [carried(address, 12)];
  if (address.match(LOCAL_NAT64)) return [carried(address, 12), carriedAround(address)];
  if (address.range() === '6to4') return [carried(address, 2)];
  if (address.range() === 'teredo') {
    const client = address.toByteArray().slice(12);
    return [carried(address, 4), new ipaddr.IPv4(client.map((byte) => byte ^ 0xff))];
  }
  return isIsatap(address) ? [carried(address, 12)] : [];
}

function carried(address: ipaddr.IPv6, offset: number): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(offset, offset + 4));
}

/** Behind a prefix of 48 bits the IPv4 address lies around byte 8 (RFC 6052, 2.2). */
function carriedAround(address: ipaddr.IPv6): ipaddr.IPv4 {
  const bytes = address.toByteArray();
  return new ipaddr.IPv4([bytes[6]!, bytes[7]!, bytes[9]!, bytes[10]!]);
}

function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , high, low] = address.parts;
  return (high! & 0xfdff) === 0 && low === 0x5efe;
}

function cidr6(text: string): [ipaddr.IPv6, number] {
  return ipaddr.parseCIDR(text) as [ipaddr.IPv6, number];
}
