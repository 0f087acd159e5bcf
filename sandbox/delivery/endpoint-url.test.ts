import { expect, test } from 'vitest';
import { endpointUrlIssue } from './endpoint-url.ts';

test.each([
  ['https://example.com/hooks?a=1', undefined],
  ['https://example.com:8443/hooks', undefined],
  ['http://example.com/hooks', 'https_required'],
  ['ftp://example.com/', 'https_required'],
  ['javascript:alert(1)', 'invalid_url'],
  ['example.com', 'invalid_url'],
  ['https://', 'invalid_url'],
  ['', 'invalid_url'],
  ['https://user:pass@example.com/', 'credentials_in_url'],
  ['https://user@example.com/', 'credentials_in_url'],
  ['https://example.com/#top', 'fragment_not_allowed'],
  ['https://example.com/#', 'fragment_not_allowed'],
  ['https://10.0.0.1/', 'address_not_allowed'],
  ['https://169.254.169.254/latest/meta-data', 'address_not_allowed'],
  ['https://[fd00::1]/', 'address_not_allowed'],
  ['https://[::ffff:10.0.0.1]/', 'address_not_allowed'],
  ['https://0x7f000001/', 'address_not_allowed'],
  ['https://2130706433/', 'address_not_allowed'],
  ['https://127.1/', 'address_not_allowed'],
  ['https://localhost/', 'address_not_allowed'],
  ['https://localhost./', 'address_not_allowed'],
  ['https://api.localhost/', 'address_not_allowed'],
  ['https://[::1]/', 'address_not_allowed'],
  ['http://localhost:4000/', 'https_required'],
])('%s: %s', (url, issue) => {
  expect(endpointUrlIssue(url, false)).toBe(issue);
});

test.each([
  ['http://localhost:4000/', undefined],
  ['http://127.0.0.1:4000/hook', undefined],
  ['http://[::1]:4000/', undefined],
  ['https://127.0.0.1/', undefined],
  ['http://example.com/', 'https_required'],
  ['http://10.0.0.1/', 'https_required'],
  ['https://10.0.0.1/', 'address_not_allowed'],
])('with insecure webhooks allowed, %s: %s', (url, issue) => {
  expect(endpointUrlIssue(url, true)).toBe(issue);
});
