import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders, sonnerStyleHash } from './security-headers';

test('the hash is that of the style which the installed sonner adds', () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  const hash = createHash('sha256').update(JSON.parse(literal!)).digest('base64');
  expect(sonnerStyleHash).toBe(`sha256-${hash}`);
});

test('a page of production runs only scripts with its nonce and evaluates nothing', () => {
  const policy = contentSecurityPolicy('abc', { isDevelopment: false });
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).not.toContain('unsafe-eval');
});

test('strict transport security is for https alone', () => {
  const names = (isHttps: boolean) => securityHeaders(isHttps).map(([name]) => name);
  expect(names(true)).toContain('strict-transport-security');
  expect(names(false)).not.toContain('strict-transport-security');
});
