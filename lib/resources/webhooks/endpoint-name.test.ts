import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressBesideName, nameOfEndpoint } from './endpoint-name';

const url = 'https://erp.example.cl/hooks';

test.each([
  [{ url, description: 'Billing' }, 'Billing', 'erp.example.cl/hooks'],
  [{ url, description: '  Billing ' }, 'Billing', 'erp.example.cl/hooks'],
  [{ url, description: ' ' }, 'erp.example.cl/hooks', undefined],
  [{ url, description: null }, 'erp.example.cl/hooks', undefined],
  [{ url: 'http://localhost:4000/a' }, 'localhost:4000/a', undefined],
  [{ description: 'Billing' }, 'Billing', undefined],
  [{}, undefined, undefined],
  [undefined, undefined, undefined],
])('%j is called %s, beside %s', (endpoint, name, address) => {
  expect(nameOfEndpoint(endpoint)).toBe(name);
  expect(addressBesideName(endpoint)).toBe(address);
});

test('the address is never said twice, and always once where there is one', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.option(fc.string()), (address, description) => {
      const endpoint = { url: address, description };
      const said = [nameOfEndpoint(endpoint), addressBesideName(endpoint)];
      const held = description?.trim() === address.replace(/^https?:\/\//, '') ? 2 : 1;
      expect(said.filter((text) => text === address.replace(/^https?:\/\//, ''))).toHaveLength(held);
    }),
  );
});
