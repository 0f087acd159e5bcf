import { expect, it } from 'vitest';
import { isSameServer, parseBaseUrl } from './base-url';

it.each([
  ['https://api.example.com/api/v1', 'https://api.example.com/api/v1'],
  ['https://api.example.com/api/v1///', 'https://api.example.com/api/v1'],
  ['https://API.example.com:8443/', 'https://api.example.com:8443'],
  ['http://localhost:4010/api/v1', 'http://localhost:4010/api/v1'],
  ['http://127.0.0.2:4010', 'http://127.0.0.2:4010'],
  ['http://[::1]:4010/api/v1', 'http://[::1]:4010/api/v1'],
])('takes %s', (text, baseUrl) => expect(parseBaseUrl(text)).toEqual({ baseUrl }));

it.each([
  ['http://api.example.com/api/v1', 'https_required'],
  ['http://127.0.0.1.example.com/', 'https_required'],
  ['http://localhost.example.com/', 'https_required'],
  ['http://10.0.0.1/api/v1', 'https_required'],
  ['https://user:pass@example.com', 'credentials_in_url'],
  ['https://example.com/?a=1', 'query_in_url'],
  ['ftp://example.com', 'invalid_url'],
  ['file:///etc/passwd', 'invalid_url'],
  ['example.com', 'invalid_url'],
])('refuses %s', (text, problem) => expect(parseBaseUrl(text)).toEqual({ problem }));

it.each([
  ['https://api.example.com/api/v1', 'https://API.example.com:443/other', true],
  ['http://localhost:4010/api/v1', 'https://localhost:4010/api/v1', false],
  ['https://api.example.com', 'https://api.example.com:8443', false],
  ['https://api.example.com', 'https://api.example.org', false],
  ['https://api.example.com', 'api.example.com', false],
])('%s and %s are one server: %s', (one, other, same) => expect(isSameServer(one, other)).toBe(same));
