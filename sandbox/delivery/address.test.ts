import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { isAllowedAddress, isLoopbackAddress } from './address.ts';

const special = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
const special6 = [
  '::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

function addressIn(cidr: string): fc.Arbitrary<string> {
  const [base, bits] = ipaddr.parseCIDR(cidr);
  const fixed = base.toByteArray();
  return fc.uint8Array({ minLength: fixed.length, maxLength: fixed.length }).map((random) => {
    const bytes = fixed.map((byte, index) => {
      const free = Math.min(8, Math.max(0, (index + 1) * 8 - bits));
      return byte | (random[index]! & (2 ** free - 1));
    });
    return ipaddr.fromByteArray(bytes).toString();
  });
}

const hex = (v4: string) => v4.split('.').map((part) => Number(part).toString(16).padStart(2, '0'));
const inside = (v4: string) => {
  const [a, b, c, d] = hex(v4);
  return `${a}${b}:${c}${d}`;
};

describe.each([...special, ...special6])('%s', (cidr) => {
  test('no address of it is allowed, loopback permission or not', () => {
    fc.assert(
      fc.property(addressIn(cidr), fc.boolean(), (address, allowLoopback) => {
        fc.pre(!isLoopbackAddress(address));
        expect(isAllowedAddress(address, allowLoopback)).toBe(false);
      }),
    );
  });
});

describe.each(special)('%s inside IPv6', (cidr) => {
  test('mapped, NAT64 and 6to4 forms are refused', () => {
    fc.assert(
      fc.property(addressIn(cidr), (address) => {
        expect(isAllowedAddress(`::ffff:${address}`)).toBe(false);
        expect(isAllowedAddress(`::ffff:${inside(address)}`)).toBe(false);
        expect(isAllowedAddress(`64:ff9b::${inside(address)}`)).toBe(false);
        expect(isAllowedAddress(`2002:${inside(address)}::1`)).toBe(false);
      }),
    );
  });
});

test('loopback needs permission in every form', () => {
  fc.assert(
    fc.property(addressIn('127.0.0.0/8'), (address) => {
      for (const form of [address, `::ffff:${address}`, `64:ff9b::${inside(address)}`, '::1']) {
        expect(isAllowedAddress(form)).toBe(false);
        expect(isAllowedAddress(form, true)).toBe(true);
      }
    }),
  );
});

test('public addresses are allowed', () => {
  for (const address of [
    '8.8.8.8',
    '200.1.123.4',
    '2606:4700:4700::1111',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ]) {
    expect(isAllowedAddress(address)).toBe(true);
  }
});

test('what is no address is never allowed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!ipaddr.isValid(text));
      expect(isAllowedAddress(text, true)).toBe(false);
    }),
  );
});
