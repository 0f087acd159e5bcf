import { expect, test } from 'vitest';
import { assertAskedByPage, assertSameOrigin } from './same-origin';

const config = { url: 'https://console.example.cl', urlIsSet: true };
const onLan = { url: 'http://localhost:3000', urlIsSet: false };
const ask = (headers: Record<string, string>) => new Request('http://127.0.0.1:3000/', { headers });

function isRefused(act: () => void): boolean {
  try {
    act();
    return false;
  } catch {
    return true;
  }
}

test.each([
  ['by a page of the console', config, { 'sec-fetch-site': 'same-origin' }, false],
  ['by a page of a sister site', config, { 'sec-fetch-site': 'same-site' }, true],
  ['by a page of another site', config, { 'sec-fetch-site': 'cross-site' }, true],
  ['by an address that was typed', config, { 'sec-fetch-site': 'none' }, true],
  [
    'by another site that names our page',
    config,
    { 'sec-fetch-site': 'cross-site', referer: `${config.url}/deals` },
    true,
  ],
  ['by nobody knows whom', config, {}, true],
  [
    'by our page on plain http of a network',
    onLan,
    { host: '10.0.0.5:3000', referer: 'http://10.0.0.5:3000/deals' },
    false,
  ],
  [
    'by another page on plain http',
    onLan,
    { host: '10.0.0.5:3000', referer: 'http://10.0.0.6/10.0.0.5:3000' },
    true,
  ],
] as const)('an export asked for %s', (_, settings, headers, refused) => {
  expect(isRefused(() => assertAskedByPage(settings, ask(headers)))).toBe(refused);
});

test.each([
  ['by a page of the console', { origin: 'https://console.example.cl' }, false],
  ['by another origin', { origin: 'https://console.example.cl.evil.test' }, true],
  ['without an origin', {}, true],
])('a write %s', (_, headers, refused) => {
  expect(isRefused(() => assertSameOrigin(config, ask(headers as Record<string, string>)))).toBe(refused);
});
