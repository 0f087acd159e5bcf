import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = dirname(dirname(import.meta.dirname));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const withoutComments = (text: string) => text.replace(/^\s*#.*$/gm, '');

/** The families that the programs' instruments are named by, in their sources. */
function ownFamilies(): Set<string> {
  const folders = ['lib', 'sandbox'];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(metrics|readings|connections)[\w-]*\.ts$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => read(join(folder, file))),
  );
  const names = sources.join('\n').matchAll(/\b((?:console|sandbox)_[a-z_]+)\b|`\$\{prefix\}_([a-z_]+)`/g);
  return new Set(
    [...names].flatMap(([, whole, end]) => (whole ? [whole] : [`console_${end}`, `sandbox_${end}`])),
  );
}

const familyOf = (name: string) => name.replace(/_(count|sum|bucket)$/, '');

test('alerts speak of families that there are, and each says for how long and what', () => {
  const { groups } = parse(read('deploy/alerts.yml')) as {
    groups: { rules: { alert: string; expr: string; for: string; annotations: { summary: string } }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThanOrEqual(5);
  const families = ownFamilies();
  for (const rule of rules) {
    const named = [...rule.expr.matchAll(/\b(?:console|sandbox)_[a-z_]+/g)].map(([name]) => familyOf(name));
    expect(named.filter((name) => !families.has(name))).toEqual([]);
    expect(named.length > 0 || rule.expr.includes('up{')).toBe(true);
    expect(rule.for).toMatch(/^\d+m$/);
    expect(rule.annotations.summary).not.toBe('');
  }
});

test('the scrape configuration names both programs, their tokens and these rules', () => {
  const { rule_files, scrape_configs } = parse(read('deploy/prometheus.yml'));
  expect(rule_files).toEqual(['alerts.yml']);
  const jobs = scrape_configs.map((job: { job_name: string }) => job.job_name);
  expect(jobs).toEqual(['subaccount-console', 'subaccount-sandbox']);
  for (const { authorization } of scrape_configs) expect(authorization.type).toBe('Bearer');
});

test('the guide explains every family, and names no other', () => {
  const guide = read('docs/running.md');
  const explained = [...guide.matchAll(/^\| `((?:console|sandbox)_[a-z_]+)/gm)].map(([, name]) => name!);
  expect([...explained].sort()).toEqual([...ownFamilies()].sort());
});

test.each(['deploy/nginx.conf', 'deploy/Caddyfile'])(
  '%s: TLS to the console, nothing buffered, the metrics kept inside',
  (file) => {
    const text = withoutComments(read(file));
    expect(text.split('{').length).toBe(text.split('}').length);
    expect(text).toContain('127.0.0.1:3000');
    expect(text).toMatch(/proxy_buffering off|flush_interval -1/);
    expect(text).toMatch(/location = \/metrics \{ return 404; \}|respond \/metrics 404/);
  },
);

test('nginx passes on Host as it came, and the address of the client, not what it says', () => {
  const text = read('deploy/nginx.conf');
  for (const line of [
    'Host $host',
    'X-Forwarded-For $remote_addr',
    'X-Forwarded-Proto $scheme',
    'Connection ""',
  ]) {
    expect(text).toContain(`proxy_set_header ${line};`);
  }
  const seconds = Number(/keepalive_timeout (\d+)s/.exec(text)?.[1]);
  expect(seconds * 1000).toBeLessThan(75_000);
});
