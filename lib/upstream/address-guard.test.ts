import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { isRefusedAddress } from './address-guard';

const refused4 = ['169.254.0.0/16', '0.0.0.0/8', '224.0.0.0/4', '255.255.255.255/32', '100.100.100.200/32'];
const refused6 = ['fe80::/10', 'ff00::/8', '::/128', 'fd00:ec2::254/128', 'fd20:ce::254/128'];
const allowed = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '8.0.0.0/8',
  '::1/128',
  'fd12:3456::/32',
  '2606:4700::/32',
];

/** Any address of a range. */
function addressIn(cidr: string): fc.Arbitrary<ipaddr.IPv4 | ipaddr.IPv6> {
  const [base, bits] = ipaddr.parseCIDR(cidr);
  const fixed = base.toByteArray();
  return fc.uint8Array({ minLength: fixed.length, maxLength: fixed.length }).map((random) => {
    const bytes = fixed.map((byte, index) => {
      const free = Math.min(8, Math.max(0, (index + 1) * 8 - bits));
      return byte | (random[index]! & (2 ** free - 1));
    });
    return ipaddr.fromByteArray(bytes);
  });
}

const hex = (bytes: readonly number[]) =>
  bytes.map((byte, at) => byte.toString(16).padStart(2, '0') + (at % 2 === 1 ? ':' : '')).join('');

/** The ways to write an IPv4 address, and to hide it in an IPv6 one. */
function formsOf(address: ipaddr.IPv4): string[] {
  const bytes = address.toByteArray();
  const [a, b, c, d] = bytes;
  const tail = hex(bytes).replace(/:$/, '');
  const inverted = hex(bytes.map((byte) => byte ^ 0xff)).replace(/:$/, '');
  return [
    address.toString(),
    `::ffff:${address}`,
    `::ffff:${tail}`,
    `::ffff:0:${tail}`,
    `64:ff9b::${tail}`,
    `64:ff9b:1::${tail}`,
    ipaddr.fromByteArray([0, 0x64, 0xff, 0x9b, 0, 1, a!, b!, 0, c!, d!, 0, 0, 0, 0, 0]).toString(),
    `2002:${tail}::1`,
    `2001:0:${tail}::1`,
    `2001:0:808:808:0:0:${inverted}`,
    `2001:db8::5efe:${tail}`,
    `2001:db8::200:5efe:${tail}`,
  ];
}

describe.each(refused4)('%s', (cidr) => {
  it('is refused in every form', () => {
    fc.assert(
      fc.property(addressIn(cidr), (address) => {
        const [plain, mapped, mappedHex, ...hidden] = formsOf(address as ipaddr.IPv4);
        for (const form of [plain!, mapped!, mappedHex!]) expect(isRefusedAddress(form), form).toBe(true);
        // Nothing of 0.0.0.0/8 is carried anywhere, and `::1` would look like it.
        if (address.range() === 'unspecified') return;
        for (const form of hidden) expect(isRefusedAddress(form), form).toBe(true);
      }),
    );
  });
});

it.each(refused6)('refuses %s', (cidr) => {
  fc.assert(
    fc.property(addressIn(cidr), (address) => {
      expect(isRefusedAddress(address.toString())).toBe(true);
      expect(isRefusedAddress(`${address}%eth0`)).toBe(true);
    }),
  );
});

it.each(allowed)('allows %s: a gateway may well stand there', (cidr) => {
  fc.assert(
    fc.property(addressIn(cidr), (address) => {
      const forms = address instanceof ipaddr.IPv4 ? formsOf(address) : [address.toString()];
      for (const form of forms) expect(isRefusedAddress(form), form).toBe(false);
    }),
  );
});

it('refuses what is no address', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!ipaddr.isValid(text));
      expect(isRefusedAddress(text)).toBe(true);
    }),
  );
});
