import { carriedAddresses, type IpAddress, readIpAddress } from '@/lib/rules/ip-address';

/** Where clouds answer with credentials, beside 169.254.0.0/16: AWS, Google, Scaleway, Alibaba, Azure, Oracle. */
const metadata: ReadonlySet<string> = new Set([
  'fd00:ec2::254',
  'fd20:ce::254',
  'fd00:42::42',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
]);

const refusedRanges: ReadonlySet<string> = new Set(['linkLocal', 'unspecified', 'multicast', 'broadcast']);

/**
 * True where a connection may never lead, in whichever form the address is written: link-local and the metadata of
 * clouds, which answer without any key; unspecified, multicast and broadcast, which are no server's. Private networks
 * and loopback are allowed: a gateway may well stand there.
 */
export function isRefusedAddress(text: string): boolean {
  const address = readIpAddress(text);
  if (!address) return true;
  return isRefused(address) || carriedAddresses(address).some(isCarriedRefused);
}

function isRefused(address: IpAddress): boolean {
  return refusedRanges.has(address.range()) || metadata.has(address.toString());
}

/** `::1` reads as 0.0.0.1 inside an IPv4-compatible address; 0.0.0.0/8 is no way to anywhere. */
function isCarriedRefused(address: IpAddress): boolean {
  return address.range() !== 'unspecified' && isRefused(address);
}
